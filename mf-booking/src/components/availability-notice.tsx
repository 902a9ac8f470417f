import { useTranslation } from '@shared/i18n';
import { CalendarIcon, Notice, Spinner, tokens, type NoticeTone } from '@shared/ui';
import { styled } from 'styled-components';
import type { Availability } from './use-availability.ts';

const TONES: Readonly<Record<Availability, NoticeTone>> = {
  unknown: 'info',
  checking: 'info',
  conflict: 'danger',
  available: 'success',
};

/** What is known of the chosen slot. Its place is kept, so that nothing below it moves when the answer comes. */
export function AvailabilityNotice({ availability }: { availability: Availability }) {
  const { t } = useTranslation();
  const isAnswer = availability === 'conflict' || availability === 'available';
  return (
    // <output> may hold no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Place role="status">
      {availability === 'unknown' && (
        <Idle>
          <CalendarIcon size={22} />
          <p>{t('availability.idle')}</p>
        </Idle>
      )}
      {availability === 'checking' && (
        <Notice tone="info" icon={<Spinner />}>
          {t('availability.checking')}
        </Notice>
      )}
      {isAnswer && (
        <Notice tone={TONES[availability]} title={t(`availability.${availability}`)}>
          {t(`availability.${availability}_text`)}
        </Notice>
      )}
    </Place>
  );
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
