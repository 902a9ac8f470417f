import { lazy, Suspense, useId, useRef } from 'react';
import { appointmentNotice } from '@shared/brand/form-notices';
import { bindFields, FormCard, groupedOnLeave, PrivacyNotice } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Grid, media, TextField, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { AppointmentValues } from '../appointment/appointment-values.ts';
import { useTicketInAddress } from '../appointment/ticket-address.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import { DayChoice } from './day-choice.tsx';
import { FreeSlots } from './free-slots.tsx';
import { PropertyNote } from './property-note.tsx';
import { useAppointmentForm } from './use-appointment-form.ts';

/** For who comes with a private link. */
const KeptTicket = lazy(async () => ({ default: (await import('./kept-ticket.tsx')).KeptTicket }));

/** Four digits for the year: without a limit, browsers take six. */
const LAST_DATE = '9999-12-31';

const LABELS: Readonly<Record<keyof AppointmentValues, string>> = {
  name: 'form.name',
  phone: 'form.phone',
  date: 'form.date',
  fromTime: 'form.from_time',
  toTime: 'form.to_time',
};

/** The appointment form with its live availability (specification, section 2, "Appointments"). */
export function AppointmentForm({ propertyId }: { propertyId: string | undefined }) {
  const { t } = useTranslation();
  const api = useApi();
  const link = useTicketInAddress();
  const keptLink = api.offers('appointments.changes') ? link : undefined;
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { form, submit, sending, refused, summaryRef, preload, ...appointment } = useAppointmentForm({
    propertyId,
    headingRef,
  });
  const {
    today,
    lastDay,
    hours,
    fault,
    availability,
    isConflictRefused,
    canSubmit,
    slotChanged,
    slots,
    chosen,
    choose,
    booked,
  } = appointment;
  const { field, faults } = bindFields(form, { id, t, labelOf: (name) => t(LABELS[name]) });

  const fromTime = field('fromTime', {
    onChange: () => {
      slotChanged();
      // Whether the end is after the start depends on both.
      if (form.getValues('toTime')) void form.trigger('toTime');
    },
  });
  const toTime = field('toTime', { onChange: slotChanged });

  return (
    <Column>
      <Suspense>{keptLink !== undefined && !booked && <KeptTicket link={keptLink} />}</Suspense>
      {booked && <booked.Summary booking={booked.booking} headingRef={booked.headingRef} />}
      <FormCard
        id={id}
        heading={t('form.heading')}
        lead={t('form.lead')}
        submitLabel={t('form.submit')}
        sending={sending}
        canSubmit={canSubmit}
        faults={faults(refused)}
        headingRef={headingRef}
        summaryRef={summaryRef}
        onSubmit={submit}
        onFocus={preload}
        notice={<PrivacyNotice words={appointmentNotice} />}
      >
        {propertyId !== undefined && <PropertyNote id={propertyId} />}
        <Grid $columns={{ base: 1, sm: 2 }} $gap={5}>
          <TextField {...field('name')} autoComplete="name" required />
          <TextField
            {...field('phone', groupedOnLeave(form, 'phone'))}
            hint={t('form.phone_hint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            required
          />
        </Grid>
        <Slot>
          <Legend>{t('form.slot')}</Legend>

          <DayChoice
            date={chosen.date ?? ''}
            onChoose={(date) => choose({ date })}
            times={slots && <FreeSlots slots={slots} chosen={chosen} onChoose={choose} />}
          >
            <Fields>
              <Day>
                <TextField
                  {...field('date', { onChange: slotChanged })}
                  type="date"
                  min={today}
                  max={lastDay ?? LAST_DATE}
                  autoComplete="off"
                  required
                />
              </Day>
              <TextField {...fromTime} type="time" autoComplete="off" required />
              <TextField
                {...toTime}
                error={isConflictRefused ? t('errors.time_conflict_alert') : toTime.error}
                type="time"
                autoComplete="off"
                required
              />
            </Fields>
          </DayChoice>

          <AvailabilityNotice availability={availability} fault={fault} hours={hours} />
        </Slot>
      </FormCard>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  /* A ticket is printed alone. */
  ${media.print} {
    &:has(> [data-ticket]) > :not([data-ticket]) {
      display: none;
    }
  }
`;

const Slot = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.hairline};
`;

const Legend = styled.legend`
  float: inline-start;
  font-weight: ${tokens.weight.semibold};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[5]} ${tokens.space[4]};
  align-items: start;
  ${media.sm} {
    grid-template-columns: minmax(0, 1.3fr) repeat(2, minmax(0, 1fr));
  }
`;

const Day = styled.div`
  grid-column: 1 / -1;
  ${media.sm} {
    grid-column: auto;
  }
`;
