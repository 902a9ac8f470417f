import { latePart } from '@shared/remote-kit';
import type { FilterFieldsProps } from './filter-fields.tsx';

const Nothing = () => null;

/**
 * The fields below the keyword. What the server drew of them is a part of a form that any browser works with; hundreds of
 * choices and their code come after all that answers a visitor, with what else a list has no need of at first.
 */
export const LateFilterFields = latePart<FilterFieldsProps>({
  load: async () => (await import(/* webpackChunkName: "list-late" */ './filter-fields.tsx')).FilterFields,
  Placeholder: Nothing,
  Otherwise: Nothing,
});
