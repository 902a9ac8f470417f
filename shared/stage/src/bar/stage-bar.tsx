import type { ReactNode } from 'react';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  IconButton,
  inkBand,
  media,
  RetryIcon,
  SegmentedControl,
  SelectField,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { SCENARIOS, type Scenario } from '@shared/api/scenarios';
import type { StageState } from '../state/stage-state.ts';
import { CopyLink } from './copy-link.tsx';
import { PagePicker } from './page-picker.tsx';
import type { StagedRemote } from './staged-remote.ts';
import type { Stage } from './use-stage.ts';

const SCENARIO_NAMES: Readonly<Record<Scenario, string>> = {
  live: 'Live',
  empty: 'Empty',
  slow: 'Slow',
  '500': 'Error 500',
  '401': 'Error 401',
  offline: 'Offline',
  malformed: 'Malformed',
};

const DELAY_NAMES: Readonly<Record<StageState['delay'], string>> = {
  '3000': '3 s',
  '8000': '8 s, too late',
};

/** The bar over the frame: what to show, in which language, width, scheme and with which API. */
export function StageBar({ remote, stage }: { remote: StagedRemote; stage: Stage }) {
  const { isBarOpen: isOpen } = stage;
  const toggle = () => stage.change({ bar: isOpen ? 'collapsed' : 'open' });
  return (
    <Bar {...inkBand} aria-label="Stage">
      <Row>
        <Identity>
          <h1>{remote.name}</h1>
          <small>
            <code>{remote.release}</code>
            {!isOpen && <span>{summaryOf(stage.state)}</span>}
          </small>
        </Identity>
        <Tools>
          <IconButton label="Reload the remote" icon={<RetryIcon size={20} />} onClick={stage.reload} />
          <CopyLink />
          <IconButton
            label={isOpen ? 'Collapse the bar' : 'Open the bar'}
            icon={isOpen ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
            aria-expanded={isOpen}
            onClick={toggle}
          />
        </Tools>
      </Row>
      {isOpen && <Controls remote={remote} stage={stage} />}
    </Bar>
  );
}

function Controls({ remote, stage }: { remote: StagedRemote; stage: Stage }) {
  const { state, change } = stage;
  return (
    <ControlRow>
      <PagePicker remote={remote} stage={stage} />
      <Captioned caption="Language">
        <Segments
          label="Language"
          segments={[
            { value: 'ar', label: 'العربية' },
            { value: 'en', label: 'English' },
          ]}
          value={state.lang}
          onChange={(lang) => change({ lang: lang as StageState['lang'] })}
        />
      </Captioned>
      <Captioned caption="Direction">
        <Segments
          label="Direction"
          segments={[
            { value: 'auto', label: 'Auto' },
            { value: 'rtl', label: 'RTL' },
            { value: 'ltr', label: 'LTR' },
          ]}
          value={state.dir}
          onChange={(dir) => change({ dir: dir as StageState['dir'] })}
        />
      </Captioned>
      <Captioned caption="Theme">
        <Segments
          label="Theme"
          segments={[
            { value: 'auto', label: 'Auto' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={state.theme}
          onChange={(theme) => change({ theme: theme as StageState['theme'] })}
        />
      </Captioned>
      <Captioned caption="Width">
        <Segments
          label="Width"
          segments={[
            { value: '390', label: '390' },
            { value: '768', label: '768' },
            { value: '1440', label: '1440' },
            { value: 'full', label: 'Full' },
          ]}
          value={state.width}
          onChange={(width) => change({ width: width as StageState['width'] })}
        />
      </Captioned>
      <Narrow>
        <SelectField
          label="API"
          options={SCENARIOS.map((value) => ({ value, label: SCENARIO_NAMES[value] }))}
          value={state.scenario}
          onChange={(event) => change({ scenario: event.target.value as Scenario })}
        />
      </Narrow>
      {state.scenario === 'slow' && (
        <Narrow>
          <SelectField
            label="Answers after"
            options={Object.entries(DELAY_NAMES).map(([value, label]) => ({ value, label }))}
            value={state.delay}
            onChange={(event) => change({ delay: event.target.value as StageState['delay'] })}
          />
        </Narrow>
      )}
    </ControlRow>
  );
}

/** The caption is the visible half of what the control's own legend says to assistive technology. */
function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <Caption aria-hidden="true">{caption}</Caption>
      {children}
    </div>
  );
}

function summaryOf({ lang, dir, theme, width, scenario, parcel }: StageState): string {
  const said = [
    lang === 'ar' ? 'Arabic' : 'English',
    dir !== 'auto' && dir.toUpperCase(),
    theme !== 'auto' && theme,
    width !== 'full' && `${width} px`,
    scenario !== 'live' && `API ${SCENARIO_NAMES[scenario].toLowerCase()}`,
    parcel !== '' && `parcel ${parcel}`,
  ];
  return said.filter((part) => part !== false).join(' · ');
}

const Bar = styled.section`
  flex: none;
  max-block-size: 70vh;
  overflow-y: auto;
  padding-block: ${tokens.space[2]};
  padding-inline: ${tokens.space[4]};
  background: ${tokens.color.ground};
  color: ${tokens.color.ink};
  border-block-end: 1px solid ${tokens.color.hairline};
  label,
  select,
  input {
    font-size: ${tokens.size.xs};
  }
  label {
    font-weight: ${tokens.weight.medium};
  }
  select,
  input,
  button[type='submit'] {
    min-block-size: 2.75rem;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Identity = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: ${tokens.leading.snug};
  h1 {
    display: inline;
    margin-inline-end: ${tokens.space[3]};
    font-size: ${tokens.size.md};
  }
  small {
    display: inline-flex;
    gap: ${tokens.space[3]};
    max-inline-size: 100%;
    font-size: ${tokens.size.xs};
    color: ${tokens.color.inkMuted};
    white-space: nowrap;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Tools = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`;

const ControlRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[1]} ${tokens.space[2]};
`;

const Segments = styled(SegmentedControl)`
  max-inline-size: 100%;
  span {
    min-block-size: 2.375rem;
    padding-inline: ${tokens.space[3]};
    font-size: ${tokens.size.xs};
  }
`;

const Caption = styled.span`
  display: block;
  margin-block-end: ${tokens.space[2]};
  font-size: ${tokens.size.xs};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.ink};
`;

const Narrow = styled.div`
  inline-size: 100%;
  ${media.sm} {
    inline-size: 8.75rem;
  }
`;
