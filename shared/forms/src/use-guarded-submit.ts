import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { drawNow } from './draw-now.ts';
import { RULES_UNAVAILABLE } from './lazy-resolver.ts';
import { trappedIn } from './robot-trap.tsx';

interface GuardedSubmitOptions<Output> {
  /**
   * Sends validated values; it handles its own failures and never rejects. `website` is what stands in the
   * field that people do not see, '' for a person.
   */
  send(values: Output, website: string): Promise<void>;
  /** The rules could not be loaded: nothing was sent. */
  onUnavailable(): void;
}

export interface GuardedSubmit<Values extends FieldValues> {
  submit(event: FormEvent<HTMLFormElement>): void;
  sending: boolean;
  /** Fields with which the last submit was refused; empty after one that went through. */
  refused: readonly Path<Values>[];
  /** For the error summary, which takes the focus after a refused submit. */
  summaryRef: RefObject<HTMLDivElement | null>;
}

/** Gives the focus back that a button loses by being disabled, unless somebody has taken it since. */
function keepFocus(pressed: Element | null): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (isLost && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
}

/**
 * Submitting, at most once at a time: the guard closes with the event itself, not with the render that
 * disables the button, so that a double click sends one request.
 */
export function useGuardedSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { send, onUnavailable }: GuardedSubmitOptions<Output>,
): GuardedSubmit<Values> {
  const underway = useRef(false);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly Path<Values>[]>([]);

  const run = async (website: string) => {
    const pressed = document.activeElement;
    let wrong: readonly Path<Values>[] = [];
    let isUnavailable = false;
    setSending(true);
    await form.handleSubmit(
      (values) => send(values, website),
      (errors) => {
        isUnavailable = errors.root?.[RULES_UNAVAILABLE] !== undefined;
        if (!isUnavailable) wrong = Object.keys(errors) as Path<Values>[];
      },
    )();
    if (isUnavailable) {
      form.clearErrors('root');
      onUnavailable();
    }
    underway.current = false;
    drawNow(() => {
      setSending(false);
      setRefused(wrong);
    });
    if (wrong.length > 0) summaryRef.current?.focus();
    else keepFocus(pressed);
  };

  return {
    submit(event) {
      event.preventDefault();
      if (underway.current) return;
      underway.current = true;
      void run(trappedIn(event.currentTarget));
    },
    sending,
    refused,
    summaryRef,
  };
}
