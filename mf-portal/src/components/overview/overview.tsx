import { useTranslation } from '@shared/i18n';
import {
  CalendarIcon,
  Card,
  DocumentIcon,
  Heading,
  Stack,
  UserIcon,
  UsersIcon,
  media,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { ago, signedPercent } from '../../data/moments.ts';
import type { Activity, Statistic } from '../../data/overview.ts';
import { activities, statistics } from '../../data/overview.ts';
import { SectionHeader } from '../layout/section-header.tsx';

const STATISTIC_ICONS = {
  lectures: UsersIcon,
  sessions: CalendarIcon,
  articles: DocumentIcon,
  students: UserIcon,
} as const satisfies Record<Statistic['id'], unknown>;

const ACTIVITY_ICONS = {
  lecture: UsersIcon,
  session: CalendarIcon,
  article: DocumentIcon,
  student: UserIcon,
} as const satisfies Record<Activity['kind'], unknown>;

/** Four figures and what happened last. */
export function Overview() {
  const { t, language, format } = useTranslation();
  return (
    <Stack $gap={6}>
      <SectionHeader title={t('tabs.overview')} lead={t('overview.lead')} />
      <Figures aria-label={t('overview.statistics')}>
        {statistics.map(({ id, value, change }) => {
          const Icon = STATISTIC_ICONS[id];
          return (
            <Card key={id} as="li">
              <Symbol>
                <Icon size={22} />
              </Symbol>
              <Label>{t(`overview.${id}`)}</Label>
              <Value>{format.count(value)}</Value>
              <Change>
                <bdi dir="ltr">{signedPercent(language, change)}</bdi>{' '}
                <span>{t('overview.sinceLastMonth')}</span>
              </Change>
            </Card>
          );
        })}
      </Figures>
      <Card as="section" aria-labelledby="portal-activities">
        <Heading level={3} id="portal-activities">
          {t('overview.activities')}
        </Heading>
        <Timeline>
          {activities.map(({ id, kind, text, hoursAgo }) => {
            const Icon = ACTIVITY_ICONS[kind];
            return (
              <li key={id}>
                <Symbol>
                  <Icon size={20} />
                </Symbol>
                <p>{text[language]}</p>
                <When>{ago(language, hoursAgo)}</When>
              </li>
            );
          })}
        </Timeline>
      </Card>
    </Stack>
  );
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
  list-style: none;
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Symbol = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.accentWash};
  color: ${tokens.color.accent};
`;

const Label = styled.p`
  margin-block-start: ${tokens.space[4]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const Value = styled.p`
  font-size: ${tokens.size['2xl']};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.snug};
  font-variant-numeric: tabular-nums;
`;

/** Figure and words have a line each: on a phone both in one would fit by a hair, and break with any other font. */
const Change = styled.p`
  display: grid;
  justify-items: start;
  margin-block-start: ${tokens.space[1]};
  font-size: ${tokens.size.xs};
  > bdi {
    font-weight: ${tokens.weight.medium};
    color: ${tokens.color.palm};
  }
  > span {
    color: ${tokens.color.inkMuted};
  }
`;

const Timeline = styled.ol`
  margin-block-start: ${tokens.space[3]};
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    ${media.md} {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  > li + li {
    border-block-start: 1px solid ${tokens.color.hairline};
  }
`;

const When = styled.p`
  grid-column: 2;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
  ${media.md} {
    grid-column: auto;
  }
`;
