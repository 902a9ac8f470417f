import { useTranslation } from '@shared/i18n';
import { CalendarIcon, ChartIcon, ClockIcon, UsersIcon, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { lectures } from '../../data/lectures.ts';
import { timeOfDay } from '../../data/moments.ts';
import { BookingButton } from '../booking/booking-button.tsx';
import {
  CardBottom,
  CardGrid,
  CardSubtitle,
  CardTitle,
  CardTop,
  Facts,
  Rating,
  RecordCard,
} from '../layout/card-parts.tsx';
import { StatusBadge } from '../layout/status-badge.tsx';
import type { LecturesProps } from './lectures-props.ts';

export function LectureCards({ booked, onBook }: LecturesProps) {
  const { t, language, format } = useTranslation();
  return (
    <CardGrid>
      {lectures.map((lecture) => {
        const topic = lecture.topic[language];
        const participants = t('facts.participantsOf', {
          participants: format.count(lecture.participants),
          max: format.count(lecture.maxParticipants),
        });
        return (
          <li key={lecture.id}>
            <RecordCard as="article">
              <CardTop>
                <StatusBadge status={lecture.status} />
                <Rating rating={lecture.rating} />
              </CardTop>
              <div>
                <CardTitle>{topic}</CardTitle>
                <CardSubtitle>
                  {lecture.subject[language]} · {lecture.lecturer[language]}
                </CardSubtitle>
              </div>
              <Facts
                facts={[
                  {
                    label: t('facts.date'),
                    icon: <CalendarIcon size={18} />,
                    value: t('moment', {
                      date: format.date(lecture.date),
                      time: timeOfDay(language, lecture.time),
                    }),
                  },
                  {
                    label: t('facts.duration'),
                    icon: <ClockIcon size={18} />,
                    value: t('minutes', { count: lecture.duration }),
                  },
                  { label: t('facts.level'), icon: <ChartIcon size={18} />, value: lecture.level[language] },
                  { label: t('facts.participants'), icon: <UsersIcon size={18} />, value: participants },
                ]}
              />
              <Occupancy aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
                <rect width="100" height="4" />
                <rect width={(100 * lecture.participants) / lecture.maxParticipants} height="4" />
              </Occupancy>
              <CardBottom>
                <BookingButton
                  block
                  name={topic}
                  booked={booked.has(lecture.id)}
                  onBook={() => onBook(lecture.id, topic)}
                />
              </CardBottom>
            </RecordCard>
          </li>
        );
      })}
    </CardGrid>
  );
}

const Occupancy = styled.svg`
  inline-size: 100%;
  block-size: 0.375rem;
  border-radius: ${tokens.radius.pill};
  fill: ${tokens.color.palm};
  rect:first-child {
    fill: ${tokens.color.sunken};
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
