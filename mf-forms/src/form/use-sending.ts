import type { RefObject } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SendOptions } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useToaster } from '@shared/remote-kit';
import { useGuardedSubmit, type GuardedSubmit } from '@shared/forms';

interface SendingOptions<Values, Output> {
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
  { words, empty, call, headingRef }: SendingOptions<Values, Output>,
): GuardedSubmit<Values> {
  const { t, language } = useTranslation();
  const toaster = useToaster();
  const say = (outcome: 'success' | 'failure') =>
    toaster.add({
      title: t(`${words}.toasts.${outcome}.title`),
      description: t(`${words}.toasts.${outcome}.text`),
      variant: outcome === 'success' ? 'default' : 'destructive',
    });
  return useGuardedSubmit(form, {
    async send(values, website) {
      try {
        await call(values, { language, website });
      } catch (error) {
        console.error(`${words}: could not be sent`, error);
        say('failure');
        return;
      }
      say('success');
      form.reset(empty);
      headingRef.current?.focus();
    },
    onUnavailable: () => say('failure'),
  });
}
