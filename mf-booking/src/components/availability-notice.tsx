import type { ViewingHours } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Island } from '@shared/remote-kit';
import { CalendarIcon, Notice, Spinner, tokens, type NoticeTone } from '@shared/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { SlotFault } from '../appointment/slot-fault.ts';
import { HoursText, LimitsText } from './hours-text.tsx';
import type { Availability } from './use-availability.ts';

const TONES: Readonly<Record<Availability, NoticeTone>> = {
  unknown: 'info',
  closed: 'danger',
  checking: 'info',
  conflict: 'danger',
  available: 'success',
  unchecked: 'warning',
};

interface AvailabilityNoticeProps {
  availability: Availability;
  /** Why it is closed. */
  fault: SlotFault | undefined;
  /** When viewings are, where the API says it. */
  hours: ViewingHours | undefined;
}

/** What is known of the chosen slot. Its place is kept, so that nothing below it moves when the answer comes. */
export const AvailabilityNotice = memo(function AvailabilityNotice({
  availability,
  fault,
  hours,
}: AvailabilityNoticeProps) {
  const { t } = useTranslation();
  const isAnswer =
    availability === 'conflict' || availability === 'available' || availability === 'unchecked';
  return (
    // <output> may hold no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Place role="status">
      {availability === 'unknown' && (
        <Idle>
          <CalendarIcon size={22} />
          <div>
            <p>{t('availability.idle')}</p>
            {hours && (
              // Nobody presses it, and the first date that a browser formats is long in coming.
              <Island>
                <HoursText hours={hours} />
              </Island>
            )}
          </div>
        </Idle>
      )}
      {availability === 'checking' && (
        <Notice tone="info" icon={<Spinner />}>
          {t('availability.checking')}
        </Notice>
      )}
      {availability === 'closed' && fault && (
        <Notice tone="danger" title={t(`errors.${fault.key}`)}>
          {hours && <Why fault={fault} hours={hours} />}
        </Notice>
      )}
      {isAnswer && (
        <Notice tone={TONES[availability]} title={t(`availability.${availability}`)}>
          {t(`availability.${availability}_text`)}
        </Notice>
      )}
    </Place>
  );
});

function Why({ fault, hours }: { fault: SlotFault; hours: ViewingHours }) {
  if (fault.key === 'end_after_start') return null;
  return /closed|past/.test(fault.key) ? <HoursText hours={hours} /> : <LimitsText hours={hours} />;
}

const Place = styled.div`
  display: grid;
  min-block-size: 5.75rem;
  > * {
    align-items: center;
  }
`;

const Idle = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px dashed ${tokens.color.outline};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.inkMuted};
`;
