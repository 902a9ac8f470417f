import { useTranslation } from '@shared/i18n';
import { CalendarIcon, OfficeIcon, PlusIcon, Stack, TagIcon } from '@shared/ui';
import { timeOfDay } from '../../data/moments.ts';
import { sessions } from '../../data/sessions.ts';
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
import { SectionHeader } from '../layout/section-header.tsx';
import { StatusBadge } from '../layout/status-badge.tsx';
import { InertButton } from '../sample/inert.tsx';

export interface SessionsProps {
  booked: ReadonlySet<string>;
  onBook: (id: string, name: string) => void;
}

/** One-to-one sessions; one already booked cannot be booked again. */
export function Sessions({ booked, onBook }: SessionsProps) {
  const { t, language, format } = useTranslation();
  return (
    <Stack $gap={6}>
      <SectionHeader title={t('tabs.sessions')} lead={t('sessions.lead')}>
        <InertButton icon={<PlusIcon size={20} />}>{t('actions.scheduleSession')}</InertButton>
      </SectionHeader>
      <CardGrid>
        {sessions.map((session) => {
          const isBooked = session.status === 'booked' || booked.has(session.id);
          const name = session.lecturer[language];
          return (
            <li key={session.id}>
              <RecordCard as="article">
                <CardTop>
                  <StatusBadge status={isBooked ? 'booked' : session.status} />
                  <Rating rating={session.rating} />
                </CardTop>
                <div>
                  <CardTitle>{name}</CardTitle>
                  <CardSubtitle>{session.subject[language]}</CardSubtitle>
                </div>
                <Facts
                  facts={[
                    {
                      label: t('facts.specialty'),
                      icon: <TagIcon size={18} />,
                      value: session.specialty[language],
                    },
                    {
                      label: t('facts.experience'),
                      icon: <OfficeIcon size={18} />,
                      value: t('years', { count: session.experience }),
                    },
                    {
                      label: t('facts.date'),
                      icon: <CalendarIcon size={18} />,
                      value: t('moment', {
                        date: format.date(session.date),
                        time: timeOfDay(language, session.time),
                      }),
                    },
                  ]}
                />
                <CardBottom>
                  <BookingButton
                    block
                    name={name}
                    booked={isBooked}
                    onBook={() => onBook(session.id, name)}
                  />
                </CardBottom>
              </RecordCard>
            </li>
          );
        })}
      </CardGrid>
    </Stack>
  );
}
