import type { ReactNode, Ref } from 'react';
import type { AppointmentRequest } from '@shared/api';
import { brand } from '@shared/brand';
import { FormHeading } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { CalendarIcon, Card, CheckCircleIcon, DownloadIcon, LinkButton, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { calendarFile } from '../appointment/calendar-file.ts';
import { clockTime } from '../appointment/clock-time.ts';
import { useViewedProperty } from './use-viewed-property.ts';

/** What was booked. */
export interface Booking {
  request: AppointmentRequest;
  /** Key of the attempt that succeeded. */
  key: string;
  madeAt: Date;
  propertyId: string | undefined;
}

export interface BookingSummaryProps {
  booking: Booking;
  headingRef: Ref<HTMLHeadingElement>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A booking to keep: as a picture of the screen, or in the visitor's calendar. */
export function BookingSummary({
  booking: { request, key, madeAt, propertyId },
  headingRef,
}: BookingSummaryProps) {
  const { t, language, format } = useTranslation();
  const viewed = useViewedProperty(propertyId);
  const property = typeof viewed === 'object' ? viewed.name : undefined;
  const { name, phone, date, fromTime, toTime } = request;
  const company = brand.name[language];
  const file = calendarFile({
    uid: key,
    madeAt,
    date,
    fromTime,
    toTime,
    timeZone: brand.timeZone,
    title: t('summary.event', { company }),
    description: [
      property,
      `${t('form.name')}: ${name}`,
      `${t('form.phone')}: ${phone}`,
      t('policy.early'),
      t('policy.change'),
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
    place: property ?? company,
  });
  return (
    <Card>
      <Layout aria-labelledby="booking-summary">
        <Top>
          <Medal>
            <CheckCircleIcon size={26} />
          </Medal>
          <div>
            <FormHeading level={2} size="md" id="booking-summary" ref={headingRef} tabIndex={-1}>
              {t('summary.heading')}
            </FormHeading>
            <Text $size="sm" $tone="inkMuted">
              {company}
            </Text>
          </div>
        </Top>
        <Facts>
          {property !== undefined && <Fact label={t('summary.property')}>{property}</Fact>}
          <Fact label={t('form.date')}>{format.date(date, 'full')}</Fact>
          <Fact label={t('summary.time')}>
            {t('slots.slot', { from: clockTime(t, fromTime), to: clockTime(t, toTime) })}
          </Fact>
          <Fact label={t('form.name')}>
            <bdi>{name}</bdi>
          </Fact>
          <Fact label={t('form.phone')}>
            <bdi dir="ltr">{phone}</bdi>
          </Fact>
        </Facts>
        <Reminder>
          <CalendarIcon size={20} />
          <span>
            {t('policy.early')} {t('policy.change')}
          </span>
        </Reminder>
        <Actions>
          <LinkButton
            variant="secondary"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
            download={t('summary.file')}
            icon={<DownloadIcon size={20} />}
          >
            {t('summary.calendar')}
          </LinkButton>
          <Text $size="sm" $tone="inkMuted">
            {t('summary.keep')}
          </Text>
        </Actions>
      </Layout>
    </Card>
  );
}

const Layout = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Medal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border-radius: 50%;
  background: ${tokens.color.palmWash};
  color: ${tokens.color.palm};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[4]} ${tokens.space[6]};
  /* Date and time, name and telephone stand in pairs. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  padding-block: ${tokens.space[5]};
  border-block: 1px dashed ${tokens.color.outline};
  dt {
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

const Reminder = styled.p`
  display: flex;
  gap: ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
  svg {
    flex: none;
    margin-block-start: 0.25em;
    color: ${tokens.color.accent};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
`;
