import { useState } from 'react';
import { Badge, Button, SegmentedControl, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { TrafficEntry } from '../channel/messages.ts';
import type { Stage } from './use-stage.ts';

type Shown = 'all' | TrafficEntry['channel'];

const CHANNELS = [
  { value: 'all', label: 'All' },
  { value: 'bus', label: 'Bus' },
  { value: 'host', label: 'Host' },
  { value: 'api', label: 'API' },
] as const;

/** What went between the remote and its host, the newest first. */
export function TrafficPanel({ stage }: { stage: Stage }) {
  const [shown, setShown] = useState<Shown>('all');
  const entries = stage.traffic.filter(({ channel }) => shown === 'all' || channel === shown).toReversed();
  return (
    <>
      <Tools>
        <SegmentedControl label="Channel" segments={CHANNELS} value={shown} onChange={setShown} />
        <Button
          variant="quiet"
          size="small"
          disabled={stage.traffic.length === 0}
          onClick={stage.clearTraffic}
        >
          Clear
        </Button>
      </Tools>
      {entries.length === 0 ? (
        <Nothing>Nothing yet. Toast commands, heads, lifecycles and API calls appear here.</Nothing>
      ) : (
        <List>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </>
  );
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

function Entry({ entry }: { entry: TrafficEntry }) {
  const { at, channel, title, outcome, detail, wrong = false } = entry;
  const line = (
    <Line>
      <time>{seconds(at)}</time>
      <Badge $tone={wrong ? 'danger' : 'neutral'}>{channel}</Badge>
      <strong>{title}</strong>
      <span>
        <bdi>{outcome}</bdi>
      </span>
    </Line>
  );
  return (
    <li>
      {detail === undefined ? (
        line
      ) : (
        <details>
          <summary>{line}</summary>
          <pre dir="ltr">{detail}</pre>
        </details>
      )}
    </li>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-block-end: ${tokens.space[3]};
`;

const Nothing = styled.p`
  color: ${tokens.color.inkMuted};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  font-size: ${tokens.size.xs};
  li {
    border-block-start: 1px solid ${tokens.color.hairline};
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary:hover {
    background: ${tokens.color.sunken};
  }
  pre {
    max-block-size: 16rem;
    overflow: auto;
    margin-block-end: ${tokens.space[3]};
    padding: ${tokens.space[3]};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.sunken};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Line = styled.span`
  display: grid;
  grid-template-columns: 3.5rem 3.5rem minmax(0, 1fr);
  padding-block: ${tokens.space[1]};
  > :nth-child(4) {
    grid-column: 3;
  }
  ${media.md} {
    grid-template-columns: 3.5rem 3.5rem minmax(0, 24rem) minmax(0, 1fr);
    > :nth-child(4) {
      grid-column: auto;
    }
  }
  align-items: center;
  gap: 0 ${tokens.space[3]};
  min-block-size: 2.75rem;
  > :nth-child(2) {
    justify-self: start;
  }
  time {
    color: ${tokens.color.inkMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  strong {
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
  > span:last-child {
    color: ${tokens.color.inkSoft};
    text-align: start;
  }
`;
