import { useId } from 'react';
import { Button, CloseIcon, IconButton, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { StageState } from '../state/stage-state.ts';
import { LeaksPanel } from './leaks-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import type { StagedRemote } from './staged-remote.ts';
import { TrafficPanel } from './traffic-panel.tsx';
import type { Stage } from './use-stage.ts';

const NAMES: Readonly<Record<Exclude<StageState['panel'], 'none'>, string>> = {
  traffic: 'Traffic',
  parcels: 'Parcels',
  leaks: 'Leaks',
  limits: 'What a stage cannot show',
};

/** Below the frame: what the remote says, its parcels, what it leaves behind, and what has to be looked at elsewhere. */
export function Panels({ remote, stage }: { remote: StagedRemote; stage: Stage }) {
  const { panel } = stage.state;
  const id = useId();
  const wrong = stage.traffic.some((entry) => entry.wrong);
  return (
    <Dock aria-label="Panels">
      <Strip>
        {Object.entries(NAMES).map(([value, label]) => (
          <Button
            key={value}
            variant="quiet"
            size="small"
            aria-expanded={panel === value}
            aria-controls={id}
            onClick={() => stage.change({ panel: panel === value ? 'none' : (value as StageState['panel']) })}
          >
            {label}
            {value === 'traffic' && <Count $wrong={wrong}>{stage.traffic.length}</Count>}
          </Button>
        ))}
        {panel !== 'none' && (
          <IconButton
            label="Close the panel"
            icon={<CloseIcon size={20} />}
            onClick={() => stage.change({ panel: 'none' })}
          />
        )}
      </Strip>
      {panel !== 'none' && (
        // Scrolled by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Content id={id} aria-label={NAMES[panel]} tabIndex={0}>
          {panel === 'traffic' && <TrafficPanel stage={stage} />}
          {panel === 'parcels' && <ParcelsPanel remote={remote} stage={stage} />}
          {panel === 'leaks' && <LeaksPanel stage={stage} />}
          {panel === 'limits' && <LimitsPanel />}
        </Content>
      )}
    </Dock>
  );
}

const Dock = styled.section`
  flex: none;
  background: ${tokens.color.surface};
  box-shadow:
    0 -1px 0 ${tokens.color.hairline},
    ${tokens.elevation.medium};
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  > button {
    flex: none;
  }
  > button[aria-expanded='true'] {
    color: ${tokens.color.accent};
    background: ${tokens.color.accentWash};
  }
  /* Stays in reach where the others are scrolled. */
  > button:not([aria-expanded]) {
    position: sticky;
    inset-inline-end: 0;
    margin-inline-start: auto;
    background: ${tokens.color.surface};
  }
`;

const Count = styled.span<{ $wrong: boolean }>`
  min-inline-size: 1.5rem;
  padding-inline: ${tokens.space[1]};
  border-radius: ${tokens.radius.pill};
  background: ${({ $wrong }) => ($wrong ? tokens.color.dangerFill : tokens.color.sunken)};
  color: ${({ $wrong }) => ($wrong ? tokens.color.onDangerFill : tokens.color.inkSoft)};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;

const Content = styled.section`
  block-size: min(19rem, 45vh);
  overflow: auto;
  padding: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.hairline};
  &:focus-visible {
    outline-offset: -3px;
  }
`;
