import { useTranslation } from '@shared/i18n';
import { tokens, visuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { lectures } from '../../data/lectures.ts';
import { timeOfDay } from '../../data/moments.ts';
import { BookingButton } from '../booking/booking-button.tsx';
import { Rating } from '../layout/card-parts.tsx';
import { StatusBadge } from '../layout/status-badge.tsx';
import type { LecturesProps } from './lectures-props.ts';

const COLUMNS = [
  'topic',
  'lecturer',
  'date',
  'duration',
  'level',
  'participants',
  'rating',
  'status',
  'booking',
] as const;

export function LectureTable({ booked, onBook }: LecturesProps) {
  const { t, language, format } = useTranslation();
  return (
    // A wide table scrolls by itself; the keyboard must reach what it hides.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller aria-label={t('lectures.tableCaption')} tabIndex={0}>
      <Table>
        <caption>{t('lectures.tableCaption')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`facts.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lectures.map((lecture) => {
            const topic = lecture.topic[language];
            return (
              <tr key={lecture.id}>
                <th scope="row">
                  {topic}
                  <small>{lecture.subject[language]}</small>
                </th>
                <td>{lecture.lecturer[language]}</td>
                <td>
                  {format.date(lecture.date)}
                  <small>{timeOfDay(language, lecture.time)}</small>
                </td>
                <td>{t('minutes', { count: lecture.duration })}</td>
                <td>{lecture.level[language]}</td>
                <td>
                  {t('facts.participantsOf', {
                    participants: format.count(lecture.participants),
                    max: format.count(lecture.maxParticipants),
                  })}
                </td>
                <td>
                  <Rating rating={lecture.rating} />
                </td>
                <td>
                  <StatusBadge status={lecture.status} />
                </td>
                <td>
                  <BookingButton
                    size="small"
                    name={topic}
                    booked={booked.has(lecture.id)}
                    onBook={() => onBook(lecture.id, topic)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.section`
  /* Holds the hidden words of its cells, which would otherwise widen the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`;

const Table = styled.table`
  inline-size: 100%;
  font-size: ${tokens.size.sm};
  font-variant-numeric: tabular-nums;
  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: ${tokens.space[3]};
    text-align: start;
    white-space: nowrap;
  }
  tr > :first-child {
    padding-inline-start: ${tokens.space[5]};
  }
  thead th {
    background: ${tokens.color.sunken};
    font-size: ${tokens.size.xs};
    font-weight: ${tokens.weight.semibold};
    color: ${tokens.color.inkMuted};
  }
  tbody tr + tr > * {
    border-block-start: 1px solid ${tokens.color.hairline};
  }
  tbody th {
    min-inline-size: 12rem;
    font-weight: ${tokens.weight.semibold};
    white-space: normal;
  }
  small {
    display: block;
    font-size: ${tokens.size.xs};
    font-weight: ${tokens.weight.regular};
    color: ${tokens.color.inkMuted};
  }
`;
