import { latePart } from '@shared/remote-kit';
import { LateActiveFilters } from '../filters/late-active-filters.ts';
import { LateFilterFields } from '../filters/late-filter-fields.ts';
import type { ListPagesProps } from './list-pages.tsx';

const Nothing = () => null;

/** The links to the other pages of a list, which lead there without their code. */
export const LateListPages = latePart<ListPagesProps>({
  load: async () => (await import(/* webpackChunkName: "list-late" */ './list-pages.tsx')).ListPages,
  Placeholder: Nothing,
  Otherwise: Nothing,
});

/** Fetches the code of a list's late parts. */
export const loadLateParts = (): Promise<unknown> =>
  Promise.all([LateActiveFilters.load(), LateFilterFields.load(), LateListPages.load()]);
