import { latePart } from '@shared/remote-kit';
import type { ActiveFiltersProps } from './active-filters.tsx';

const Nothing = () => null;

/** The filters that are set: a list begins without any, and those of its address are links, which work without their code. */
export const LateActiveFilters = latePart<ActiveFiltersProps>({
  load: async () => (await import(/* webpackChunkName: "list-late" */ './active-filters.tsx')).ActiveFilters,
  Placeholder: Nothing,
  Otherwise: Nothing,
});
