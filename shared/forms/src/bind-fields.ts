import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { Translate } from '@shared/i18n';
import type { FieldFault } from '@shared/ui';
import { faultOf, faultsOf } from './field-faults.ts';

interface BindingOptions<Values extends FieldValues> {
  /** Unique on the page; ids of the controls begin with it. */
  id: string;
  t: Translate;
  labelOf(name: Path<Values>): string;
  /** Words of a line in the summary, where the message alone does not say which field is meant. Default: the message. */
  lineOf?(label: string, message: string): string;
}

/** Ties the fields of a form to what `@shared/ui` draws: registration, id, label and the visitor's own words for faults. */
export function bindFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { id, t, labelOf, lineOf = (_label, message) => message }: BindingOptions<Values>,
) {
  const { errors } = form.formState;
  const idOf = (name: Path<Values>) => `${id}-${name}`;
  return {
    /** Properties of a field; `options` go to the form library. */
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      id: idOf(name),
      label: labelOf(name),
      error: faultOf(errors, name, t),
    }),
    /** Lines of the error summary: of the fields that were refused, those that are still wrong. */
    faults: (refused: readonly Path<Values>[]): readonly FieldFault[] =>
      faultsOf(errors, refused, {
        idOf,
        t,
        lineOf: (name, message) => {
          const label = labelOf(name);
          return message.startsWith(label) ? message : lineOf(label, message);
        },
      }),
  };
}
