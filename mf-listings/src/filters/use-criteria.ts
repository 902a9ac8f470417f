import { useLocation, useSearchParams } from '@shared/router';
import { useMemo, useState } from 'react';
import { criteriaFor, type ListingScope } from '../data/listing-scope.ts';
import { writeCriteria, type Criteria } from './criteria.ts';

/** The panel that wrote an address, as it is kept beside it in the history. */
const panelOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'panel' in state ? state.panel : undefined;

export interface CriteriaControl {
  criteria: Criteria;
  /** Changes when the address changed by anything but the panel itself: its fields then start anew. */
  panel: number;
  /** What the panel says now; replaces the address. */
  narrow(next: Criteria): void;
  /** Back to the whole list. */
  clear(): void;
  /** A step that Back undoes. */
  turnTo(page: number): void;
  hrefOfPage(page: number): string;
}

/** The criteria in the address, which are the only state there is of them. */
export function useCriteria(scope: ListingScope): CriteriaControl {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const criteria = useMemo(() => criteriaFor(scope, search), [scope, search]);
  // Entries that the shell makes all bear the same key.
  const address = `${location.key}${location.search}`;
  const [{ panel, seen }, setSeen] = useState({ panel: 0, seen: address });
  if (seen !== address) {
    setSeen({ seen: address, panel: panelOf(location.state) === panel ? panel : panel + 1 });
  }
  return {
    criteria,
    panel,
    narrow: (next) =>
      setSearch(writeCriteria(next), { replace: true, preventScrollReset: true, state: { panel } }),
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
    turnTo: (page) => setSearch(writeCriteria({ ...criteria, page }), { preventScrollReset: true }),
    hrefOfPage: (page) => {
      const query = writeCriteria({ ...criteria, page }).toString();
      return query === '' ? scope.path : `${scope.path}?${query}`;
    },
  };
}
