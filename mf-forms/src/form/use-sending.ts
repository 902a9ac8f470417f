import type { RefObject } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, type SendOptions } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useToaster } from '@shared/remote-kit';
import { useGuardedSubmit, type Attempts, type GuardedSubmit } from '@shared/forms';

interface SendingOptions<Values, Output> {
  /** Of this form: what is sent again, because no answer came, is stored once. */
  attempts: Attempts<Output>;
  /** Key below which the texts of the toasts stand: `contact` for `contact.toasts.success.title`. */
  words: string;
  empty: DefaultValues<Values>;
  call(values: Output, options: SendOptions): Promise<void>;
  /** Takes the focus after success. */
  headingRef: RefObject<HTMLElement | null>;
}

/**
 * Sends a form and says how it went: success empties it, failure of whatever kind keeps every value
 * (specification, section 8).
 */
export function useSending<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { attempts, words, empty, call, headingRef }: SendingOptions<Values, Output>,
): GuardedSubmit<Values> {
  const { t, language } = useTranslation();
  const toaster = useToaster();
  const say = (outcome: 'success' | 'failure', text = `${words}.toasts.${outcome}.text`) =>
    toaster.add({
      title: t(`${words}.toasts.${outcome}.title`),
      description: t(text),
      variant: outcome === 'success' ? 'default' : 'destructive',
    });
  return useGuardedSubmit(form, {
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
    },
    onUnavailable: () => say('failure'),
  });
}
