import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { Translate } from '@shared/i18n';
import type { FieldFault } from '@shared/ui';

/** Message of a field in the visitor's language; errors hold keys, so that a language switch translates them. */
export function faultOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
  t: Translate,
): string | undefined {
  const key = errors[name]?.message;
  return typeof key === 'string' ? t(`errors.${key}`) : undefined;
}

interface SummaryOptions<Values extends FieldValues> {
  /** Id of a field's control. */
  idOf(name: Path<Values>): string;
  /** Words of a line, where the message alone does not say which field is meant. Default: the message. */
  lineOf?(name: Path<Values>, message: string): string;
  t: Translate;
}

/** Lines of the error summary: of the fields that were refused, those that are still wrong. */
export const faultsOf = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  refused: readonly Path<Values>[],
  { idOf, lineOf = (_name, message) => message, t }: SummaryOptions<Values>,
): readonly FieldFault[] =>
  refused.flatMap((name) => {
    const message = faultOf(errors, name, t);
    return message === undefined ? [] : [{ fieldId: idOf(name), message: lineOf(name, message) }];
  });
