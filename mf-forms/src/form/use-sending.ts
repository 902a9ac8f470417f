import { useRef, useState, type ComponentType, type Ref, type RefObject } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, type SendOptions } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useToaster } from '@shared/remote-kit';
import { drawNow, useGuardedSubmit, type Attempts, type GuardedSubmit } from '@shared/forms';

/** Of what stands in the form's place when it was sent. */
export interface ReceiptProps<Output> {
  sent: Output;
  /** Takes the focus. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Brings the emptied form back. */
  onAgain(): void;
}

interface Receipt<Output> {
  Card: ComponentType<ReceiptProps<Output>>;
  props: ReceiptProps<Output>;
}

interface SendingOptions<Values, Output> {
  /** Of this form: what is sent again, because no answer came, is stored once. */
  attempts: Attempts<Output>;
  /** Key below which the texts of the toasts stand: `contact` for `contact.toasts.success.title`. */
  words: string;
  empty: DefaultValues<Values>;
  call(values: Output, options: SendOptions): Promise<void>;
  /** Of the form: takes the focus after success, until the receipt does. */
  headingRef: RefObject<HTMLElement | null>;
  /** Fetches what is needed after a success only. Where it cannot be had, the emptied form stays. */
  loadReceipt(): Promise<ComponentType<ReceiptProps<Output>>>;
}

interface Sending<Values extends FieldValues, Output> extends GuardedSubmit<Values> {
  /** What was sent stands in the form's place. */
  receipt: Receipt<Output> | undefined;
}

/** Whether the visitor has begun to write anew. */
function isWritingBelow(heading: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement !== heading && (heading?.closest('form')?.contains(activeElement) ?? false);
}

/**
 * Sends a form and says how it went: success empties it and shows what was sent in its place, failure of whatever kind keeps
 * every value (specification, section 8).
 */
export function useSending<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { attempts, words, empty, call, headingRef, loadReceipt }: SendingOptions<Values, Output>,
): Sending<Values, Output> {
  const { t, language } = useTranslation();
  const toaster = useToaster();
  const [receipt, setReceipt] = useState<Receipt<Output>>();
  const receiptRef = useRef<HTMLHeadingElement>(null);
  const say = (outcome: 'success' | 'failure', text = `${words}.toasts.${outcome}.text`) =>
    toaster.add({
      title: t(`${words}.toasts.${outcome}.title`),
      description: t(text),
      variant: outcome === 'success' ? 'default' : 'destructive',
    });
  // The focus goes to what is there only, so each is drawn at once.
  const writeAgain = () => {
    drawNow(() => setReceipt(undefined));
    headingRef.current?.focus();
  };
  const showReceipt = async (sent: Output) => {
    try {
      const Card = await loadReceipt();
      if (isWritingBelow(headingRef.current)) return;
      const hasFocus = document.activeElement === headingRef.current;
      const props = { sent, headingRef: receiptRef, onAgain: writeAgain };
      drawNow(() => setReceipt({ Card, props }));
      if (hasFocus) receiptRef.current?.focus();
    } catch (error) {
      console.error(`${words}: what was sent could not be shown`, error);
    }
  };
  const guarded = useGuardedSubmit(form, {
    async send(values, website) {
      try {
        await call(values, { language, website, idempotencyKey: attempts.keyFor(values) });
      } catch (error) {
        if (error instanceof ApiError && error.isSpentAttempt) attempts.end();
        console.error(`${words}: could not be sent`, error);
        // Of the reference API: to try again is no use today.
        const isLimited = error instanceof ApiError && (error.code ?? '').startsWith('limited_');
        say('failure', isLimited ? 'form.limited' : undefined);
        return;
      }
      attempts.end();
      say('success');
      form.reset(empty);
      headingRef.current?.focus();
      void showReceipt(values);
    },
    onUnavailable: () => say('failure'),
  });
  return { ...guarded, receipt };
}
