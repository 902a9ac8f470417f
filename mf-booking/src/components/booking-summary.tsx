import type { ReactNode, Ref } from 'react';
import type { AppointmentRequest, BookingTicket } from '@shared/api';
import { brand } from '@shared/brand';
import { FormHeading } from '@shared/forms';
import { groupedTelephone, callLink, formatFor, useTranslation, whatsAppLink } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import {
  CalendarIcon,
  Card,
  CheckCircleIcon,
  DownloadIcon,
  InfoIcon,
  LinkButton,
  media,
  PhoneIcon,
  Text,
  TextLink,
  tokens,
  WhatsAppIcon,
} from '@shared/ui';
import { styled } from 'styled-components';
import { calendarFile } from '../appointment/calendar-file.ts';
import { clockTime } from '../appointment/clock-time.ts';
import { meetingPlace } from '../appointment/meeting-place.ts';
import { ticketAddress } from '../appointment/ticket-address.ts';
import { bookedQuery } from '../data/booked.ts';
import { ManageBooking } from './manage-booking.tsx';
import { useBrokeragePhone } from './use-brokerage-phone.ts';
import { useChangePolicy } from './use-change-policy.ts';
import { useViewedProperty } from './use-viewed-property.ts';

/** What was booked. */
export interface Booking {
  request: AppointmentRequest;
  /** Key of the attempt that succeeded. */
  key: string;
  madeAt: Date;
  propertyId: string | undefined;
  /** Of an API that gives one. */
  ticket: BookingTicket | undefined;
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

/** Said in two halves. */
const spoken = (reference: string) => reference.replace(/^(\d{3})(\d{3})$/, '$1 $2');

/** What stands at the private link by now, where there is one. */
function useBooked({ request, ticket, propertyId }: Booking) {
  const api = useApi();
  const { data } = useQuery({ ...bookedQuery(api, ticket?.link ?? ''), enabled: ticket !== undefined });
  const { name, phone, date, fromTime, toTime } = data ?? request;
  return {
    values: { name, phone, date, fromTime, toTime },
    booked: data ?? undefined,
    revision: data?.revision ?? 0,
    isCancelled: data?.cancelled ?? false,
    propertyId: data?.property ?? propertyId,
  };
}

/** A booking to keep: as a picture of the screen, in the visitor's calendar, in a chat, and by its private link. */
export function BookingSummary({ booking, headingRef }: BookingSummaryProps) {
  const { t, language, format } = useTranslation();
  const { key, madeAt, ticket } = booking;
  const { values, booked, revision, isCancelled, propertyId } = useBooked(booking);
  const { until } = useChangePolicy();
  const { phone: officePhone, chat, isFailed } = useBrokeragePhone();
  const viewed = useViewedProperty(propertyId);
  const known = typeof viewed === 'object' ? viewed : undefined;
  const property = known?.name;
  const namesOffice =
    !isCancelled &&
    viewed !== 'loading' &&
    (booked?.changeable === false || !known?.property.phone || !known.property.whatsapp);
  const place = known && meetingPlace(known.property, language);
  const { name, phone, date, fromTime, toTime } = values;
  const company = brand.name[language];
  const address = ticket && ticketAddress(ticket.link, language);
  const file = calendarFile({
    // The reference outlives a reload, the attempt does not.
    uid: ticket ? `${ticket.reference}@${window.location.hostname}` : key,
    madeAt,
    date,
    fromTime,
    toTime,
    revision,
    timeZone: brand.timeZone,
    title: t('summary.event', { company }),
    description: [
      property,
      ticket && `${t('summary.reference')}: ${spoken(ticket.reference)}`,
      `${t('form.name')}: ${name}`,
      `${t('form.phone')}: ${groupedTelephone(phone)}`,
      place?.map,
      `${t('summary.call')}: ${callLink(officePhone)}`,
      t('policy.early'),
      until,
      address && `${t('summary.change')}: ${address}`,
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
    place: [property, place?.name, place?.map].filter((part) => part).join(', ') || company,
    position: place?.position,
    url: address,
  });
  // Arabic in both languages: those who answer write Arabic (decisions, "Values").
  const message = [
    t('chat.booked', { date: formatFor('ar').date(date, 'full'), from: fromTime, to: toTime }),
    ticket && t('chat.reference', { reference: spoken(ticket.reference) }),
    property && t('chat.property', { property }),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
  return (
    <Card data-ticket>
      <Layout aria-labelledby="booking-summary">
        <Top>
          <Medal $off={isCancelled}>
            {isCancelled ? <InfoIcon size={26} /> : <CheckCircleIcon size={26} />}
          </Medal>
          <div>
            <FormHeading level={2} size="md" id="booking-summary" ref={headingRef} tabIndex={-1}>
              {t(isCancelled ? 'summary.cancelled' : 'summary.heading')}
            </FormHeading>
            <Text $size="sm" $tone="inkMuted">
              {company}
            </Text>
          </div>
        </Top>
        <Facts>
          {ticket && (
            <Fact label={t('summary.reference')}>
              <bdi dir="ltr">{spoken(ticket.reference)}</bdi>
            </Fact>
          )}
          {property !== undefined && (
            <Fact label={t('summary.property')}>
              {property}
              {place?.map !== undefined && place.name !== '' && (
                <>
                  <br />
                  <TextLink href={place.map} target="_blank" rel="noopener">
                    {place.name}
                  </TextLink>
                </>
              )}
            </Fact>
          )}
          <Fact label={t('form.date')}>{format.date(date, 'full')}</Fact>
          <Fact label={t('summary.time')}>
            {t('slots.slot', { from: clockTime(t, fromTime), to: clockTime(t, toTime) })}
          </Fact>
          <Fact label={t('form.name')}>
            <bdi>{name}</bdi>
          </Fact>
          <Fact label={t('form.phone')}>
            <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
          </Fact>
        </Facts>
        {!isCancelled && (
          <>
            <Reminder>
              <CalendarIcon size={20} />
              <span>
                {t('policy.early')} {until}
              </span>
            </Reminder>
            <Call>
              <PhoneIcon size={20} />
              <span>
                {t('summary.call')}:{' '}
                <bdi dir="ltr">{groupedTelephone(known?.property.phone ?? officePhone)}</bdi>
              </span>
            </Call>
            <Actions>
              <LinkButton
                variant="secondary"
                href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
                download={t('summary.file')}
                icon={<DownloadIcon size={20} />}
              >
                {t('summary.calendar')}
              </LinkButton>
              <LinkButton
                variant="secondary"
                href={whatsAppLink(known?.property.whatsapp ?? chat, message)}
                target="_blank"
                rel="noopener"
                icon={<WhatsAppIcon size={20} />}
              >
                {t('summary.chat')}
              </LinkButton>
              <Text $size="sm" $tone="inkMuted">
                {t(ticket ? 'summary.keep_link' : 'summary.keep')}
              </Text>
            </Actions>
          </>
        )}
        {ticket && booked && !booked.cancelled && (
          <ManageBooking link={ticket.link} booked={booked} officePhone={officePhone} />
        )}
        {isFailed && namesOffice && (
          <Text $size="sm" $tone="inkMuted">
            {t('settingsFailed')}
          </Text>
        )}
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

const Medal = styled.span<{ $off: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border-radius: 50%;
  background: ${({ $off }) => ($off ? tokens.color.sunken : tokens.color.palmWash)};
  color: ${({ $off }) => ($off ? tokens.color.inkMuted : tokens.color.palm)};
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
  /* The place is read: its link's address says nothing on paper. */
  ${media.print} {
    a::after {
      content: none !important;
    }
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

/* Whom to call, from paper; on the screen there is the chat to press. */
const Call = styled(Reminder)`
  display: none;
  ${media.print} {
    display: flex;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  ${media.print} {
    display: none;
  }
`;
