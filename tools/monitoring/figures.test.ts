import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { openMetrics as openMetricsOfApi } from '../../api/src/http/metrics.ts';
import { collectMetrics } from '../../shell/server/metrics/collect-metrics.ts';
import { root } from '../repository/root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const alerts = (
  parse(read('deploy/prometheus/alerts.yaml')) as {
    groups: {
      rules: {
        alert: string;
        expr: string;
        for: string;
        labels: { severity: string };
        annotations: { summary: string };
      }[];
    }[];
  }
).groups.flatMap(({ rules }) => rules);

const dashboard = JSON.parse(read('deploy/grafana/site.json')) as {
  annotations: { list: { expr: string }[] };
  panels: {
    id: number;
    type: string;
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets?: { expr: string; legendFormat: string }[];
  }[];
};

const questions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.annotations.list.map(({ expr }) => ['what is released', expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m')] as const),
  ),
];

/** What a question in PromQL asks for; throws where it is none. */
function partsOf(expr: string): { figures: string[]; labels: string[] } {
  const parts = { figures: [] as string[], labels: [] as string[] };
  parser.parse(expr).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) throw new Error(`no PromQL from "${expr.slice(from)}" on`);
      const text = expr.slice(from, to);
      if (name === 'Identifier') parts.figures.push(text);
      if (name === 'LabelName') parts.labels.push(text);
    },
  });
  return parts;
}

describe('alerts and dashboard', () => {
  let known: Set<string>;
  let labels: Set<string>;

  beforeAll(async () => {
    const api = await openMetricsOfApi({ host: '127.0.0.1', port: 0 });
    const shell = await collectMetrics({ loads: () => [] }).text();
    const both = shell + (await (await fetch(`http://127.0.0.1:${api.port}/metrics`)).text());
    await api.close();
    known = new Set(['up']);
    for (const [, name = '', type] of both.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      for (const end of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) known.add(name + end);
    // What Prometheus adds, and what the programs' own labels are called.
    labels = new Set(['job', 'instance', 'le', 'method', 'route', 'status', 'owner', 'outcome']);
    for (const label of ['remote', 'release', 'channel', 'name']) labels.add(label);
  });

  test.each(questions)('%s asks for figures that there are: %s', (_what, expr) => {
    const { figures, labels: asked } = partsOf(expr);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
    expect(asked.filter((label) => !labels.has(label))).toEqual([]);
  });

  test('a figure that there is not is noticed, and what is no PromQL', () => {
    expect(partsOf('rate(no_such_figure{job="api"}[5m])').figures).toEqual(['no_such_figure']);
    expect(partsOf('sum by (no_such_label) (up)').labels).toEqual(['no_such_label']);
    expect(() => partsOf('rate(up[5m]')).toThrow('no PromQL');
  });

  test('each alert waits, says how urgent it is and what is wrong, and docs/operating.md says what to do', () => {
    const explained = [...read('docs/operating.md').matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(5);
    for (const { alert, for: waits, labels: given, annotations } of alerts) {
      expect(waits).toMatch(/^\d+m$/);
      expect(['page', 'ticket']).toContain(given.severity);
      expect(annotations.summary).toMatch(/\.$/);
      expect(explained).toContain(alert);
    }
  });

  test('no panel of the dashboard lies over another, and each has its own number and words', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const panel of panels) expect(panel.title).not.toBe('');
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
