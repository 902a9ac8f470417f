import { useRef, useState, type ComponentType, type FormEvent, type RefObject } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  ApiError,
  type AppointmentRequest,
  type BookingTicket,
  type Slot,
  type ViewingHours,
} from '@shared/api';
import {
  drawNow,
  type DraftOptions,
  type GuardedSubmit,
  lazyResolver,
  useDraft,
  useGuardedSubmit,
} from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useApi, useToaster } from '@shared/remote-kit';
import {
  EMPTY_APPOINTMENT,
  isComplete,
  slotOf,
  type AppointmentValues,
} from '../appointment/appointment-values.ts';
import { attempts } from '../appointment/attempt.ts';
import { faultByRule, faultOfSlot, type SlotFault } from '../appointment/slot-fault.ts';
import { keepTicketInAddress } from '../appointment/ticket-address.ts';
import { useToday } from '../appointment/today.ts';
import { useLastDay } from '../appointment/use-last-day.ts';
import type { Booking, BookingSummaryProps } from './booking-summary.tsx';
import { useAvailability, type Availability } from './use-availability.ts';
import { useFreeSlots, type OfferedSlots } from './use-free-slots.ts';
import { useViewingHours } from './use-viewing-hours.ts';

const rules = lazyResolver<AppointmentValues, AppointmentRequest>(async () => {
  const { appointmentResolver } = await import(
    /* webpackChunkName: "rules" */ '../appointment/appointment-resolver.ts'
  );
  return appointmentResolver;
});

/** It comes with the rules, which are here when anything is sent. */
const loadRefusals = () => import(/* webpackChunkName: "rules" */ '../appointment/refusals.ts');

const draft: DraftOptions<AppointmentValues> = { key: 'draft:appointment', empty: EMPTY_APPOINTMENT };

/** The summary is needed after a booking only. Without it the booking stands all the same: undefined. */
const loadSummary = async (): Promise<ComponentType<BookingSummaryProps> | undefined> => {
  try {
    return (await import('./booking-summary.tsx')).BookingSummary;
  } catch (error) {
    console.error('the summary of the booking could not be loaded', error);
    return undefined;
  }
};

interface Booked extends BookingSummaryProps {
  Summary: ComponentType<BookingSummaryProps>;
}

export interface AppointmentForm extends GuardedSubmit<AppointmentValues> {
  form: UseFormReturn<AppointmentValues, unknown, AppointmentRequest>;
  /** Earliest date; undefined until hydrated. */
  today: string | undefined;
  /** Latest date; undefined until the browser is idle, and with an API that does not say. */
  lastDay: string | undefined;
  /** When viewings are, where the API says it. */
  hours: ViewingHours | undefined;
  /** Why the chosen slot cannot be booked however free it is. */
  fault: SlotFault | undefined;
  availability: Availability;
  /** A taken slot was submitted, and no other has been chosen since. */
  isConflictRefused: boolean;
  /** All five fields are filled, no check is under way, no conflict, no error (specification, section 2). */
  canSubmit: boolean;
  /** For changes of date and times: the API's refusal belongs to the slot of before. */
  slotChanged(): void;
  /** Free slots of the chosen day, where the API offers them. */
  slots: OfferedSlots['slots'];
  chosen: Partial<Slot>;
  /** Takes a day that was looked up, or both times of a free slot, as if they had been typed. */
  choose(part: Partial<Slot>): void;
  /** The last booking of this visit. */
  booked: Booked | undefined;
  /** Loads rules and summary before they are needed. */
  preload(): void;
}

interface AppointmentFormOptions {
  propertyId: string | undefined;
  /** Takes the focus after a booking, when the button that had it is disabled again. */
  headingRef: RefObject<HTMLElement | null>;
}

/** State of the appointment form (specification, sections 2, 4, 5 and 8). */
export function useAppointmentForm({ propertyId, headingRef }: AppointmentFormOptions): AppointmentForm {
  const { t, language } = useTranslation();
  const api = useApi();
  const toaster = useToaster();
  const today = useToday();
  const hours = useViewingHours();
  const lastDay = useLastDay(hours);
  const form = useForm<AppointmentValues, unknown, AppointmentRequest>({
    resolver: rules.resolver,
    context: { hours },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  useDraft(form, draft);
  const slot = slotOf(values, today);
  const fault =
    today === undefined ? undefined : (faultByRule(values, today) ?? (hours && faultOfSlot(values, hours)));
  // Whether a time is free at which nobody is there, nobody needs to know.
  const { availability, markTaken } = useAvailability(fault ? undefined : slot);
  const isFutureDay = today !== undefined && values.date !== undefined && values.date >= today;
  const isOfferedDay = isFutureDay && fault?.field !== 'date';
  const { slots, refresh } = useFreeSlots(isOfferedDay ? values.date : undefined);
  const [isConflictRefused, setConflictRefused] = useState(false);
  const [booked, setBooked] = useState<Booked>();
  const bookedRef = useRef<HTMLHeadingElement>(null);

  const refuse = (taken: Slot) => {
    markTaken(taken);
    refresh();
    // Drawn first: the alert stops everything until it is closed.
    drawNow(() => setConflictRefused(true));
    window.alert(t('errors.time_conflict_alert'));
    form.setFocus('toTime');
  };

  const fail = (why: 'failure' | 'limited' = 'failure') => {
    toaster.add({
      title: t(`toasts.${why}.title`),
      description: t(`toasts.${why}.text`),
      variant: 'destructive',
    });
  };

  const showSummary = async (booking: Booking) => {
    const Summary = await loadSummary();
    if (!Summary) return;
    drawNow(() => setBooked({ Summary, booking, headingRef: bookedRef }));
    // Unless the visitor has gone on meanwhile.
    if (document.activeElement === headingRef.current) bookedRef.current?.focus();
  };

  const succeed = (request: AppointmentRequest, key: string, ticket: BookingTicket | undefined) => {
    attempts.end();
    refresh();
    toaster.add({ title: t('toasts.success.title'), description: t('toasts.success.text') });
    form.reset(EMPTY_APPOINTMENT);
    headingRef.current?.focus();
    // From now on a reload finds it again.
    if (ticket) keepTicketInAddress(ticket.link);
    void showSummary({ request, key, madeAt: new Date(), propertyId, ticket });
  };

  const send = async (request: AppointmentRequest, website: string) => {
    const idempotencyKey = attempts.keyFor(request);
    let ticket: BookingTicket | undefined;
    try {
      const viewing = { ...request, ...(propertyId !== undefined && { property: propertyId }) };
      ticket = await api.addAppointment(viewing, { language, website, idempotencyKey });
    } catch (error) {
      if (error instanceof ApiError && error.isConflict) return refuse(request);
      if (error instanceof ApiError && error.isSpentAttempt) attempts.end();
      console.error('the appointment could not be booked', error);
      const { refusalsOf } = await loadRefusals();
      const refusals = refusalsOf(error);
      for (const { field, key } of refusals) form.setError(field, { type: 'refused', message: key });
      const [first] = refusals;
      if (first) return form.setFocus(first.field);
      return fail(error instanceof ApiError && error.code === 'limited_address' ? 'limited' : 'failure');
    }
    succeed(request, idempotencyKey, ticket);
  };

  const guarded = useGuardedSubmit(form, { send, onUnavailable: () => fail() });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button is disabled in both cases; a script or an assistive tool may submit all the same.
    if (slot && availability === 'conflict') refuse(slot);
    else if (availability !== 'checking') guarded.submit(event);
  };

  const slotChanged = () => setConflictRefused(false);

  return {
    ...guarded,
    submit,
    form,
    today,
    lastDay,
    hours,
    fault,
    availability: fault ? 'closed' : availability,
    isConflictRefused,
    canSubmit:
      isComplete(values) &&
      fault === undefined &&
      availability !== 'conflict' &&
      availability !== 'checking' &&
      Object.keys(errors).length === 0,
    slotChanged,
    slots,
    chosen: values,
    choose: (part) => {
      slotChanged();
      const fields = (['date', 'fromTime', 'toTime'] as const).filter((name) => part[name] !== undefined);
      for (const name of fields) form.setValue(name, part[name] ?? '', { shouldDirty: true });
      // A fault that was shown at one goes with the value that had it.
      void form.trigger(fields);
    },
    booked,
    preload: () => {
      rules.preload();
      void loadSummary();
    },
  };
}
