import { useRef, useState, type FormEvent } from 'react';
import { ApiError, type BookedAppointment, type Slot } from '@shared/api';
import { useQueryClient } from '@shared/facades/query';
import { groupedTelephone, callLink, useTranslation } from '@shared/i18n';
import { useApi, useToaster } from '@shared/remote-kit';
import {
  Button,
  Grid,
  Heading,
  LinkButton,
  media,
  Notice,
  PhoneIcon,
  Text,
  TextField,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { refusalsOf } from '../appointment/refusals.ts';
import { faultOfSlot } from '../appointment/slot-fault.ts';
import { useToday } from '../appointment/today.ts';
import { bookedQuery } from '../data/booked.ts';
import { FREE_TIMES } from '../data/free-slots.ts';
import { DayChoice } from './day-choice.tsx';
import { FreeSlots } from './free-slots.tsx';
import { useFreeSlots } from './use-free-slots.ts';
import { useChangePolicy } from './use-change-policy.ts';
import { useViewingHours } from './use-viewing-hours.ts';

interface ManageBookingProps {
  /** Secret of the private link. */
  link: string;
  booked: BookedAppointment;
  officePhone: string;
}

type Outcome = 'moved' | 'cancelled';

/** Key of the words in `errors` for why a move was refused; undefined for a failure that says nothing. */
function faultOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [refusal] = refusalsOf(error);
  return refusal?.key ?? (error.code === 'conflict' ? 'time_conflict_alert' : undefined);
}

/** Sends a change, once at a time, and shows what stands then. */
function useChange({ link }: Pick<ManageBookingProps, 'link'>) {
  const { t } = useTranslation();
  const api = useApi();
  const client = useQueryClient();
  const toaster = useToaster();
  const underway = useRef(false);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();

  const say = (what: Outcome | 'failure') =>
    toaster.add({
      title: t(`manage.${what}.title`),
      description: t(`manage.${what}.text`),
      variant: what === 'failure' ? 'destructive' : 'default',
    });

  async function change(outcome: Outcome, call: () => Promise<BookedAppointment>): Promise<void> {
    if (underway.current) return;
    underway.current = true;
    setSending(true);
    setFault(undefined);
    try {
      client.setQueryData(bookedQuery(api, link).queryKey, await call());
      void client.invalidateQueries({ queryKey: FREE_TIMES });
      say(outcome);
    } catch (error) {
      console.error('the appointment could not be changed', error);
      const key = faultOf(error);
      setFault(key);
      if (key === undefined) say('failure');
      // It may have become too late, or have been changed elsewhere.
      void client.invalidateQueries({ queryKey: bookedQuery(api, link).queryKey });
    } finally {
      underway.current = false;
      setSending(false);
    }
  }

  return {
    sending,
    fault,
    clearFault: () => setFault(undefined),
    cancel: () => change('cancelled', () => api.cancelAppointment(link)),
    move: (slot: Slot) => change('moved', () => api.moveAppointment(link, slot)),
  };
}

type Changing = ReturnType<typeof useChange>;

function MoveForm({
  booked,
  changing,
  onClose,
}: {
  booked: BookedAppointment;
  changing: Changing;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const today = useToday();
  const hours = useViewingHours();
  const [slot, setSlot] = useState<Slot>({
    date: booked.date,
    fromTime: booked.fromTime,
    toTime: booked.toTime,
  });
  const early = hours && faultOfSlot(slot, hours);
  const { slots } = useFreeSlots(slot.date === '' || early?.field === 'date' ? undefined : slot.date);
  const isComplete = Object.values(slot).every((value) => value !== '') && slot.toTime > slot.fromTime;
  const set = (part: Partial<Slot>) => {
    changing.clearFault();
    setSlot({ ...slot, ...part });
  };
  const fault = early?.key ?? changing.fault;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !early) void changing.move(slot);
  };
  const field = (name: keyof Slot) => ({
    id: `move-${name}`,
    name,
    value: slot[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    autoComplete: 'off',
    required: true,
  });
  return (
    <Form method="dialog" noValidate onSubmit={submit} aria-label={t('manage.new')}>
      <DayChoice
        date={slot.date}
        onChoose={(date) => set({ date })}
        times={slots && <FreeSlots slots={slots} chosen={slot} onChoose={set} />}
      >
        <Grid $columns={{ base: 1, sm: 3 }} $gap={4}>
          <TextField {...field('date')} label={t('form.date')} type="date" min={today} />
          <TextField {...field('fromTime')} label={t('form.from_time')} type="time" />
          <TextField {...field('toTime')} label={t('form.to_time')} type="time" />
        </Grid>
      </DayChoice>
      <div aria-live="polite">{fault && <Notice tone="danger">{t(`errors.${fault}`)}</Notice>}</div>
      <Buttons>
        <Button
          type="submit"
          disabled={!isComplete || early !== undefined}
          busy={changing.sending}
          busyLabel={t('manage.sending')}
        >
          {t('manage.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('manage.keep')}
        </Button>
      </Buttons>
    </Form>
  );
}

/** Cancelling and moving, until the hours before that the policy names; then the number to call (specification, section 9). */
export function ManageBooking({ link, booked, officePhone }: ManageBookingProps) {
  const { t } = useTranslation();
  const { over } = useChangePolicy();
  const changing = useChange({ link });
  const [asked, setAsked] = useState<'move' | 'cancel'>();
  if (!booked.changeable) {
    return (
      <Part>
        <Text>{over}</Text>
        <Buttons>
          <LinkButton variant="secondary" href={callLink(officePhone)} icon={<PhoneIcon size={20} />}>
            {t('manage.call')} <bdi dir="ltr">{groupedTelephone(officePhone)}</bdi>
          </LinkButton>
        </Buttons>
      </Part>
    );
  }
  return (
    <Part>
      <Heading level={3} size="xs">
        {t('manage.heading')}
      </Heading>
      {asked === undefined && (
        <Buttons>
          <Button variant="secondary" onClick={() => setAsked('move')}>
            {t('manage.move')}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            {t('manage.cancel')}
          </Button>
        </Buttons>
      )}
      {asked === 'cancel' && (
        <>
          <Text aria-live="polite">{t('manage.sure')}</Text>
          <Buttons>
            <Button
              busy={changing.sending}
              busyLabel={t('manage.sending')}
              onClick={() => void changing.cancel()}
            >
              {t('manage.yes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              {t('manage.keep')}
            </Button>
          </Buttons>
        </>
      )}
      {asked === 'move' && (
        // Another slot, another form: a move that went through closes it.
        <MoveForm
          key={booked.revision}
          booked={booked}
          changing={changing}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Part>
  );
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.hairline};
  /* Nothing can be changed on paper. */
  ${media.print} {
    display: none;
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
