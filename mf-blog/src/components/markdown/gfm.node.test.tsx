import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articleHtml, plainHtml } from '../../testing/article-html.tsx';
import type { GfmExample } from '../../testing/gfm-examples.ts';
import {
  addresses,
  autolinks,
  departures,
  rawHtml,
  strikethrough,
  tables,
  taskLists,
} from '../../testing/gfm-examples.ts';

const SECTIONS = [
  ['4.10 Tables', tables],
  ['5.3 Task list items', taskLists],
  ['6.5 Strikethrough', strikethrough],
  ['6.9 Autolinks', autolinks],
  ['Addresses', addresses],
  ['6.11 Disallowed raw HTML', rawHtml],
  ['Departures', departures],
] as const;

it('is counted as its document says', () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../../docs/markdown.md'), 'utf8');
  const counted = [...document.matchAll(/^\| ([^|]+?) +\| +(\d+) \|$/gm)].map(([, name, count]) => [
    name,
    Number(count),
  ]);
  expect(counted).toEqual(SECTIONS.map(([name, examples]) => [name, examples.length]));
});

describe.each(SECTIONS)('GitHub Flavored Markdown, %s', (_, examples) => {
  it.each<GfmExample>(examples)('$rule', ({ markdown, html }) => {
    expect(plainHtml(articleHtml(markdown))).toBe(plainHtml(html));
  });
});

describe('GitHub Flavored Markdown, footnotes', () => {
  const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targetsIn = (html: string) => [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  const notesIn = (html: string) => html.slice(html.indexOf('<section'));

  it('are numbered in the order of their first reference, whatever they are called', () => {
    const html = articleHtml('B[^b] and A[^a].\n\n[^a]: first defined\n[^b]: first used');
    expect([...html.matchAll(/<sup><a[^>]*>(\d+)<\/a><\/sup>/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
    ]);
    expect(html.indexOf('first used')).toBeLessThan(html.indexOf('first defined'));
  });

  it('lead back to each reference of a repeated one', () => {
    const html = articleHtml('One[^n], two[^n], three[^n].\n\n[^n]: Note.');
    expect([...html.matchAll(/<sup><a[^>]*>1<\/a><\/sup>/g)]).toHaveLength(3);
    expect(notesIn(html).match(/<li/g)).toHaveLength(1);
    expect(notesIn(html)).toMatch(
      /Back to reference 1".*Back to reference 1, occurrence 2".*Back to reference 1, occurrence 3"/,
    );
  });

  it('may refer to each other and hold blocks', () => {
    const html = articleHtml(
      'Text[^outer].\n\n[^outer]: See[^inner].\n\n    > quoted\n\n        code\n\n[^inner]: Deep, see[^outer].',
    );
    const notes = notesIn(html);
    expect(notes.match(/<li/g)).toHaveLength(2);
    expect(notes).toMatch(/<blockquote[^>]*>\s*<p[^>]*>quoted<\/p>\s*<\/blockquote>/);
    expect(notes).toContain('code\n</code></pre>');
  });

  it('are left out when nothing refers to them; a reference to none is text', () => {
    const html = articleHtml('Text[^nope] and[^used].\n\n[^used]: Used.\n\n[^unused]: Unused.');
    expect(html).toContain('Text[^nope] and');
    expect(html).not.toContain('Unused.');
    expect(articleHtml('Only.\n\n[^unused]: Unused.')).not.toContain('<section');
  });

  it('have ids that are prefixed once and fit every link', () => {
    const html = articleHtml('a[^1] b[^1] c[^two words] d[^حاشية].\n\n[^1]: x[^حاشية]\n[^حاشية]: y');
    const ids = idsIn(html);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /^user-content-/.test(id ?? ''))).toHaveLength(6);
    expect(html).not.toContain('user-content-user-content-');
    for (const target of targetsIn(html)) expect(ids).toContain(target);
  });
});
