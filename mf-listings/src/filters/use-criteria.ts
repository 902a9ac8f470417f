import { useApi } from '@shared/remote-kit';
import { useLocation, useSearchParams } from '@shared/facades/router';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { criteriaFor, type ListingScope } from '../search/listing-scope.ts';
import { countFilters, isSameCriteria, writeCriteria, type Criteria } from '../search/criteria.ts';

/** Browsers refuse to write more than about three addresses a second for long. */
const WRITE_AFTER_MS = 350;

/** What is kept beside an address in the history. */
interface Step {
  /** The panel that wrote it. */
  panel?: unknown;
  /** Whether a list as it was before it was filtered stands before this entry. */
  filtered?: unknown;
}

/** What is left of a pause that began when the panel was changed, and not when that was drawn: on a slow device that is much later. */
export const leftOf = (pauseMs: number, saidAt: number) => Math.max(0, saidAt + pauseMs - performance.now());

const stepIn = (state: unknown): Step => (typeof state === 'object' && state) || {};

export interface CriteriaControl {
  criteria: Criteria;
  /** Changes when the address changed by anything but the panel itself: its fields then start anew. */
  panel: number;
  /** When the panel said so, by `performance.now()`; 0 where it has said nothing. */
  saidAt: number;
  /** What the panel says now; the address follows when the visitor pauses, or goes on to something else. */
  narrow(next: Criteria): void;
  /** Other criteria than the panel shows; it starts anew with them. */
  change(next: Criteria): void;
  /** A step that Back undoes. */
  turnTo(page: number): void;
}

interface Entry {
  panel: number;
  /** What the panel has said, and when. */
  typed: Criteria | undefined;
  saidAt: number;
}

/** The criteria of a list: in the address, and ahead of it while the visitor types. */
export function useCriteria(scope: ListingScope): CriteriaControl {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const addressed = useMemo(() => criteriaFor(scope, search, api), [scope, search, api]);
  // Entries that the shell makes all bear the same key.
  const address = `${location.key}${location.search}`;
  const step = stepIn(location.state);
  const filtered = step.filtered === true;
  const [entry, setEntry] = useState<Entry>({ panel: 0, typed: undefined, saidAt: 0 });
  const seen = useRef({ address, filtered });
  // Once it stands on the page: an address that is drawn meanwhile may be given up for a key that is typed, and come again.
  const follow = useEffectEvent(() => {
    const before = seen.current;
    if (before.address === address) return;
    seen.current = { address, filtered };
    // Back from the filtered list may lead to an entry that the same panel wrote.
    const isOwn = step.panel === entry.panel && (filtered || !before.filtered);
    if (!isOwn) setEntry(({ panel }) => ({ panel: panel + 1, typed: undefined, saidAt: 0 }));
  });
  useLayoutEffect(() => follow(), [address]);
  const criteria = entry.typed ?? addressed;
  const { panel } = entry;

  // Who leaves at once has been heard, even if nothing was drawn for it yet.
  const said = useRef<{ panel: number; criteria: Criteria }>(undefined);
  // The panel that has made the step; the entry of the history says it too, once that is drawn.
  const stepOf = useRef<number>(undefined);
  const isStepped = () => filtered || stepOf.current === panel;

  // The first filter is a step that Back undoes; those that follow belong to it.
  const write = useEffectEvent((isLast: boolean) => {
    if (said.current?.panel !== panel || isSameCriteria(said.current.criteria, addressed)) return;
    const next = said.current.criteria;
    const isStep = !isLast && !isStepped() && countFilters(addressed) === 0 && countFilters(next) > 0;
    if (isStep) stepOf.current = panel;
    setSearch(writeCriteria(next), {
      replace: !isStep,
      preventScrollReset: true,
      state: { panel, filtered: isStepped() },
    });
  });
  useEffect(() => {
    if (!entry.typed) return undefined;
    const timer = setTimeout(() => write(false), leftOf(WRITE_AFTER_MS, entry.saidAt));
    return () => clearTimeout(timer);
  }, [entry]);
  useEffect(() => {
    // Before anything else answers the press, such as a link that leaves the page.
    const onLeave = () => write(false);
    // Nothing is added to the history of a page that goes.
    const onEnd = () => write(true);
    document.addEventListener('click', onLeave, true);
    document.addEventListener('focusout', onLeave);
    window.addEventListener('pagehide', onEnd);
    return () => {
      document.removeEventListener('click', onLeave, true);
      document.removeEventListener('focusout', onLeave);
      window.removeEventListener('pagehide', onEnd);
    };
  }, []);

  // What was typed last may not be drawn yet.
  const latest = () => (said.current?.panel === panel ? said.current.criteria : criteria);

  return {
    criteria,
    panel,
    saidAt: entry.saidAt,
    narrow: (next) => {
      said.current = { panel, criteria: next };
      const saidAt = performance.now();
      // The fields hold what is typed themselves: a key is painted before anything is drawn for it.
      startTransition(() =>
        setEntry((before) => (before.panel === panel ? { panel, typed: next, saidAt } : before)),
      );
    },
    change: (next) =>
      setSearch(writeCriteria(next), {
        replace: true,
        preventScrollReset: true,
        state: { filtered: isStepped() },
      }),
    turnTo: (page) =>
      setSearch(writeCriteria({ ...latest(), page }), {
        preventScrollReset: true,
        state: { filtered: isStepped() },
      }),
  };
}
