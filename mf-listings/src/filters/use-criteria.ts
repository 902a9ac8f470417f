import { useLocation, useSearchParams } from '@shared/facades/router';
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { criteriaFor, type ListingScope } from '../search/listing-scope.ts';
import { isSameCriteria, writeCriteria, type Criteria } from '../search/criteria.ts';

/** Browsers refuse to write more than about three addresses a second for long. */
const WRITE_AFTER_MS = 350;

/** The panel that wrote an address, as it is kept beside it in the history. */
const panelOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'panel' in state ? state.panel : undefined;

export interface CriteriaControl {
  criteria: Criteria;
  /** Changes when the address changed by anything but the panel itself: its fields then start anew. */
  panel: number;
  /** What the panel says now; the address follows when the visitor pauses, or goes on to something else. */
  narrow(next: Criteria): void;
  /** Other criteria than the panel shows; it starts anew with them. */
  change(next: Criteria): void;
  /** A step that Back undoes. */
  turnTo(page: number): void;
  hrefOf(next: Criteria): string;
}

interface Entry {
  panel: number;
  /** The address that was last seen. */
  seen: string;
  /** What the panel said since. */
  typed: Criteria | undefined;
}

/** The criteria of a list: in the address, and ahead of it while the visitor types. */
export function useCriteria(scope: ListingScope): CriteriaControl {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const addressed = useMemo(() => criteriaFor(scope, search), [scope, search]);
  // Entries that the shell makes all bear the same key.
  const address = `${location.key}${location.search}`;
  const [entry, setEntry] = useState<Entry>({ panel: 0, seen: address, typed: undefined });
  if (entry.seen !== address) {
    const isOwn = panelOf(location.state) === entry.panel;
    setEntry(
      isOwn ? { ...entry, seen: address } : { panel: entry.panel + 1, seen: address, typed: undefined },
    );
  }
  const criteria = entry.typed ?? addressed;
  const { panel } = entry;

  // Who leaves at once has been heard, even if nothing was drawn for it yet.
  const said = useRef<{ panel: number; criteria: Criteria }>(undefined);

  const write = useEffectEvent(() => {
    if (said.current?.panel !== panel || isSameCriteria(said.current.criteria, addressed)) return;
    setSearch(writeCriteria(said.current.criteria), {
      replace: true,
      preventScrollReset: true,
      state: { panel },
    });
  });
  useEffect(() => {
    if (!entry.typed) return undefined;
    const timer = setTimeout(() => write(), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entry.typed]);
  useEffect(() => {
    // Before anything else answers the press, such as a link that leaves the page.
    const onLeave = () => write();
    document.addEventListener('click', onLeave, true);
    document.addEventListener('focusout', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('click', onLeave, true);
      document.removeEventListener('focusout', onLeave);
      window.removeEventListener('pagehide', onLeave);
    };
  }, []);

  // What was typed last may not be drawn yet.
  const latest = () => (said.current?.panel === panel ? said.current.criteria : criteria);

  return {
    criteria,
    panel,
    narrow: (next) => {
      said.current = { panel, criteria: next };
      // The fields hold what is typed themselves: a key is painted before anything is drawn for it.
      startTransition(() => setEntry((before) => ({ ...before, typed: next })));
    },
    change: (next) => setSearch(writeCriteria(next), { replace: true, preventScrollReset: true }),
    turnTo: (page) => setSearch(writeCriteria({ ...latest(), page }), { preventScrollReset: true }),
    hrefOf: (next) => {
      const query = writeCriteria(next).toString();
      return query === '' ? scope.path : `${scope.path}?${query}`;
    },
  };
}
