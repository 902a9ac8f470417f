import { groupedAsTyped } from '@shared/i18n';
import type { FieldValues, Path, PathValue, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Options of a field with a telephone number, which stands there in groups once it is left; nothing changes under the fingers. */
export function groupedOnLeave<Values extends FieldValues, Name extends Path<Values>, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Name,
): Pick<RegisterOptions<Values, Name>, 'onBlur'> {
  return {
    onBlur: () => {
      const typed: unknown = form.getValues(name);
      if (typeof typed !== 'string') return;
      const grouped = groupedAsTyped(typed);
      if (grouped !== typed) form.setValue(name, grouped as PathValue<Values, Name>);
    },
  };
}
