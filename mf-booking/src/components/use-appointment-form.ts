import { useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ApiError, type AppointmentRequest, type Slot } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useApi, useToaster } from '@shared/remote-kit';
import {
  EMPTY_APPOINTMENT,
  isComplete,
  slotOf,
  type AppointmentValues,
} from '../appointment/appointment-values.ts';
import { useToday } from '../appointment/today.ts';
import {
  type DraftOptions,
  type GuardedSubmit,
  lazyResolver,
  useDraft,
  useGuardedSubmit,
} from '@shared/forms';
import { useAvailability, type Availability } from './use-availability.ts';

const rules = lazyResolver<AppointmentValues, AppointmentRequest>(async () => {
  const { appointmentResolver } = await import('../appointment/appointment-resolver.ts');
  return appointmentResolver;
});

const draft: DraftOptions<AppointmentValues> = { key: 'draft:appointment', empty: EMPTY_APPOINTMENT };

export interface AppointmentForm extends GuardedSubmit<AppointmentValues> {
  form: UseFormReturn<AppointmentValues, unknown, AppointmentRequest>;
  /** Earliest date; undefined until hydrated. */
  today: string | undefined;
  availability: Availability;
  /** A taken slot was submitted, and no other has been chosen since. */
  isConflictRefused: boolean;
  /** All five fields are filled, no check is under way, no conflict, no error (specification, section 2). */
  canSubmit: boolean;
  /** For changes of date and times: the API's refusal belongs to the slot of before. */
  slotChanged(): void;
  /** Loads the rules before they are needed. */
  preloadRules(): void;
}

/**
 * State of the appointment form (specification, sections 2, 4, 5 and 8). `headingRef` takes the focus after
 * a booking, when the button that had it is disabled again.
 */
export function useAppointmentForm(headingRef: RefObject<HTMLElement | null>): AppointmentForm {
  const { t } = useTranslation();
  const api = useApi();
  const toaster = useToaster();
  const today = useToday();
  const form = useForm<AppointmentValues, unknown, AppointmentRequest>({
    resolver: rules.resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  useDraft(form, draft);
  const slot = slotOf(values, today);
  const { availability, markTaken } = useAvailability(slot);
  const [isConflictRefused, setConflictRefused] = useState(false);

  const refuse = (taken: Slot) => {
    markTaken(taken);
    // Drawn first: the alert stops everything until it is closed.
    flushSync(() => setConflictRefused(true));
    window.alert(t('errors.time_conflict_alert'));
    form.setFocus('toTime');
  };

  const fail = () => {
    toaster.add({
      title: t('toasts.failure.title'),
      description: t('toasts.failure.text'),
      variant: 'destructive',
    });
  };

  const send = async (request: AppointmentRequest) => {
    try {
      await api.addAppointment(request);
    } catch (error) {
      if (error instanceof ApiError && error.isConflict) return refuse(request);
      console.error('the appointment could not be booked', error);
      return fail();
    }
    toaster.add({ title: t('toasts.success.title'), description: t('toasts.success.text') });
    form.reset(EMPTY_APPOINTMENT);
    headingRef.current?.focus();
  };

  const guarded = useGuardedSubmit(form, { send, onUnavailable: fail });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button is disabled in both cases; a script or an assistive tool may submit all the same.
    if (slot && availability === 'conflict') refuse(slot);
    else if (availability !== 'checking') guarded.submit(event);
  };

  return {
    ...guarded,
    submit,
    form,
    today,
    availability,
    isConflictRefused,
    canSubmit:
      isComplete(values) &&
      availability !== 'conflict' &&
      availability !== 'checking' &&
      Object.keys(errors).length === 0,
    slotChanged: () => setConflictRefused(false),
    preloadRules: rules.preload,
  };
}
