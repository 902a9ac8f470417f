import { useId, useRef } from 'react';
import { useTranslation } from '@shared/i18n';
import { Button, Card, ErrorSummary, Grid, Heading, media, Stack, Text, TextField, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { AppointmentValues } from '../appointment/appointment-values.ts';
import { faultOf, faultsOf } from '@shared/forms';
import { AvailabilityNotice } from './availability-notice.tsx';
import { PropertyNote } from './property-note.tsx';
import { useAppointmentForm } from './use-appointment-form.ts';

/** Four digits for the year: without a limit, browsers take six. */
const LAST_DATE = '9999-12-31';

/** The appointment form with its live availability (specification, section 2, "Appointments"). */
export function AppointmentForm({ propertyId }: { propertyId: string | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { form, submit, sending, refused, summaryRef, preloadRules, ...appointment } =
    useAppointmentForm(headingRef);
  const { today, availability, isConflictRefused, canSubmit, slotChanged } = appointment;
  const { register } = form;
  const { errors } = form.formState;
  const idOf = (name: keyof AppointmentValues) => `${id}-${name}`;
  const faultIn = (name: keyof AppointmentValues) => faultOf(errors, name, t);

  const fromTime = register('fromTime', {
    onChange: () => {
      slotChanged();
      // Whether the end is after the start depends on both.
      if (form.getValues('toTime')) void form.trigger('toTime');
    },
  });

  return (
    <Card>
      {/* Outside of a dialog this method submits nowhere: before hydration, nothing typed ends in an address. */}
      <Fields
        method="dialog"
        noValidate
        aria-labelledby={`${id}-heading`}
        onSubmit={submit}
        onFocus={preloadRules}
      >
        <Stack $gap={1}>
          <Heading level={2} size="md" id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
            {t('form.heading')}
          </Heading>
          <Text $size="sm" $tone="inkMuted">
            {t('form.lead')}
          </Text>
        </Stack>
        {propertyId !== undefined && <PropertyNote id={propertyId} />}
        <ErrorSummary
          ref={summaryRef}
          title={t('form.summary')}
          headingLevel={3}
          errors={faultsOf(errors, refused, { idOf, t })}
        />
        <Grid $columns={{ base: 1, sm: 2 }} $gap={5}>
          <TextField
            {...register('name')}
            id={idOf('name')}
            label={t('form.name')}
            error={faultIn('name')}
            autoComplete="name"
            required
          />
          <TextField
            {...register('phone')}
            id={idOf('phone')}
            label={t('form.phone')}
            hint={t('form.phone_hint')}
            error={faultIn('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            required
          />
        </Grid>
        <Slot>
          <Legend>{t('form.slot')}</Legend>
          <Day>
            <TextField
              {...register('date', { onChange: slotChanged })}
              id={idOf('date')}
              label={t('form.date')}
              error={faultIn('date')}
              type="date"
              min={today}
              max={LAST_DATE}
              required
            />
          </Day>
          <TextField
            {...fromTime}
            id={idOf('fromTime')}
            label={t('form.from_time')}
            error={faultIn('fromTime')}
            type="time"
            required
          />
          <TextField
            {...register('toTime', { onChange: slotChanged })}
            id={idOf('toTime')}
            label={t('form.to_time')}
            error={isConflictRefused ? t('errors.time_conflict_alert') : faultIn('toTime')}
            type="time"
            required
          />
          <Span>
            <AvailabilityNotice availability={availability} />
          </Span>
        </Slot>
        <Button
          type="submit"
          size="large"
          block
          disabled={!canSubmit || sending}
          busy={sending}
          busyLabel={t('form.sending')}
        >
          {t('form.submit')}
        </Button>
      </Fields>
    </Card>
  );
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
`;

const Slot = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[5]} ${tokens.space[4]};
  align-items: start;
  ${media.sm} {
    grid-template-columns: minmax(0, 1.3fr) repeat(2, minmax(0, 1fr));
  }
  padding-block-start: ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.hairline};
`;

const Legend = styled.legend`
  float: inline-start;
  grid-column: 1 / -1;
  font-weight: ${tokens.weight.semibold};
`;

const Span = styled.div`
  grid-column: 1 / -1;
`;

const Day = styled(Span)`
  ${media.sm} {
    grid-column: auto;
  }
`;
