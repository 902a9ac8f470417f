import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { Button, Skeleton, Text, tokens, useNear, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { freeDaysQuery } from '../data/free-days.ts';
import { DAY_BLOCK_SIZE, DAY_INLINE_SIZE } from './day-size.ts';

interface DayChoiceProps {
  /** YYYY-MM-DD as it stands in the form; empty while there is none. */
  date: string;
  onChoose(date: string): void;
  /** Free times of that day, where there are any to show. */
  times: ReactNode;
  /** The form's own fields. */
  children: ReactNode;
}

/**
 * Day and time by looking: days with what is free on each, the times of the chosen one, then the fields, which hold
 * whatever was chosen and may be typed in all the same. With an API that does not offer days (`appointments.days`) the
 * fields come first, as the specification has it, and the times below.
 */
export function DayChoice({ date, onChoose, times, children }: DayChoiceProps) {
  const { t } = useTranslation();
  const isOffered = useApi().offers('appointments.days');
  if (!isOffered)
    return (
      <Parts>
        {children}
        {times}
      </Parts>
    );
  return (
    <Parts>
      <Days date={date} onChoose={onChoose} />
      {times ?? <Text $size="sm">{t('days.choose')}</Text>}
      <Typed>{t('days.or')}</Typed>
      {children}
    </Parts>
  );
}

/**
 * The strip, once it is nearly in sight: its code and its days come together, and until then its room is kept. They are the
 * visitor's hour and not the document's, so that the server has nothing of them.
 */
function Days({ date, onChoose }: Pick<DayChoiceProps, 'date' | 'onChoose'>) {
  const { t } = useTranslation();
  const api = useApi();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { data, isError, isFetching, refetch } = useQuery({
    ...freeDaysQuery(api, () => import('./day-strip.tsx')),
    enabled: isNear,
  });
  return (
    <Place ref={place}>
      {data && <data.part.DayStrip days={data.days} date={date} onChoose={onChoose} />}
      {!data && isError && (
        <Failed>
          <Text $size="sm">{t('days.failed')}</Text>
          <Button variant="secondary" size="small" disabled={isFetching} onClick={() => void refetch()}>
            {t('days.retry')}
          </Button>
        </Failed>
      )}
      {!data && !isError && (
        <>
          <VisuallyHidden>{t('days.loading')}</VisuallyHidden>
          <Room aria-hidden="true">
            {ROOM.map((index) => (
              <Skeleton key={index} $inline={DAY_INLINE_SIZE} $block={DAY_BLOCK_SIZE} $radius="md" />
            ))}
          </Room>
        </>
      )}
    </Place>
  );
}

/** More than a phone shows; on a desk the rest of the room is empty for a moment. */
const ROOM = Array.from({ length: 8 }, (_, index) => index);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

/** As high as the strip with its heading, whichever stands in it. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  /* The row of the arrows has air of its own. */
  margin-block-start: calc(-1 * ${tokens.space[3]});
  min-block-size: calc(${DAY_BLOCK_SIZE} + 2.75rem + ${tokens.space[2]} + ${tokens.space[3]});
  /* Nobody would fill it. */
  @media (scripting: none) {
    display: none;
  }
`;

const Room = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  padding-block-end: ${tokens.space[3]};
  overflow: hidden;
  > * {
    flex: none;
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${tokens.space[3]};
`;

const Typed = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;
