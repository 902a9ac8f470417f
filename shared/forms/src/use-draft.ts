import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft, type DraftOptions } from './draft-storage.ts';

/**
 * Keeps what is typed in session storage until the form is sent, and restores it after hydration. What the
 * visitor typed before the script arrived stands in the document already and wins over the draft: for that,
 * the form must have no `defaultValues`, which the form library would write over the document's own.
 * `draft` is a constant of the module.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: DraftOptions<Values>,
): void {
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    const kept = readDraft(draft);
    const values = { ...draft.empty };
    for (const name of Object.keys(draft.empty) as Path<Values>[]) {
      const typed = getValues(name) ?? draft.empty[name];
      values[name] = typed === draft.empty[name] ? (kept[name] ?? typed) : typed;
    }
    // Unlike `setValue`, it also tells those who watch the form of values that were there before the script.
    reset(values, { keepFieldsRef: true });
    // What was typed before the script arrived is kept from now on, too.
    writeDraft(draft, values);
    return subscribe({ formState: { values: true }, callback: (state) => writeDraft(draft, state.values) });
  }, [draft, getValues, reset, subscribe]);
}
