import { useState } from 'react';
import { Button, Notice, SegmentedControl, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { LeakMeasure, LeakReport } from '@shared/remote-kit/leaks';
import type { Stage } from './use-stage.ts';

const COUNTS = ['10', '50', '200', '500'] as const;

const NAMES: Readonly<Record<LeakMeasure, string>> = {
  nodes: 'Nodes of the document',
  rules: 'Style rules',
  listeners: 'Listeners on what outlives the remote',
  subscriptions: 'Subscriptions to bus and language gate',
};

/** Mounts and unmounts the remote many times, and says what is left of it. */
export function LeaksPanel({ stage }: { stage: Stage }) {
  const { running, report, failure, state } = stage;
  const [count, setCount] = useState(COUNTS.find((each) => Number(each) === state.cycles) ?? '50');
  return (
    <Layout>
      <div>
        <p>
          The remote is unmounted and mounted again by its public lifecycles, 20 times to warm up and then as
          often as you say. Counted is what is in the page while it is not mounted.
        </p>
        <Tools>
          <SegmentedControl
            label="How often"
            segments={COUNTS.map((value) => ({ value, label: value }))}
            value={count}
            disabled={running !== undefined}
            onChange={setCount}
          />
          <Button
            busy={running !== undefined}
            busyLabel={running && `${running.done} of ${running.cycles}`}
            disabled={!stage.parcels}
            onClick={() => stage.runCycles(Number(count))}
          >
            Mount and unmount
          </Button>
        </Tools>
      </div>
      <div aria-live="polite">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {report && <Report report={report} />}
      </div>
    </Layout>
  );
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number));
const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : `${(bytes / 1_000_000).toFixed(1)} MB`;

function Report({ report }: { report: LeakReport }) {
  const { cycles, before, after, grown, leftListeners } = report;
  return (
    <>
      <Notice tone={grown.length === 0 ? 'success' : 'danger'}>
        {grown.length === 0
          ? `Nothing grew in ${cycles} cycles.`
          : `Grew in ${cycles} cycles: ${grown.map((measure) => NAMES[measure].toLowerCase()).join(', ')}.`}
        {grown.includes('listeners') && ` Left are ${leftListeners.join(', ')}.`}
      </Notice>
      <Figures>
        <thead>
          <tr>
            <th scope="col">While unmounted</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Grown</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(NAMES) as LeakMeasure[]).map((measure) => (
            <tr key={measure}>
              <th scope="row">{NAMES[measure]}</th>
              <td>{before[measure]}</td>
              <td>{after[measure]}</td>
              <td>{signed(after[measure] - before[measure])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Heap, as the browser has collected it (Chromium only)</th>
            <td>{megabytes(before.heap)}</td>
            <td>{megabytes(after.heap)}</td>
            <td>
              {before.heap === undefined || after.heap === undefined
                ? '–'
                : `${signed(Math.round((after.heap - before.heap) / 100_000) / 10)} MB`}
            </td>
          </tr>
        </tbody>
      </Figures>
    </>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${tokens.space[6]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[4]};
`;

const Figures = styled.table`
  inline-size: 100%;
  margin-block-start: ${tokens.space[3]};
  font-size: ${tokens.size.xs};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.hairline};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
    white-space: normal;
  }
  tbody th {
    font-weight: ${tokens.weight.regular};
  }
`;
