import {
  componentStackOf,
  framesOf,
  guestRoutes,
  matchRoute,
  MOST_FRAMES,
  MOST_MESSAGE_LETTERS,
  withoutVisitor,
  type ErrorFrame,
  type ErrorReport,
  type RegistrySnapshot,
} from '@shared/contract';
import { releaseOf } from '../document/release-of.ts';
import { ERROR_SHARE_META } from './error-share.ts';
import type { NotedError } from './noted-error.ts';
import { withoutValues } from './without-values.ts';

const ENDPOINT = '/errors';
/** Errors come in swarms, of which one report tells. */
const BATCH_MS = 1000;
/** A page load that fails in more ways tells nothing new. */
const MOST_OF_PAGE = 20;
const MOST_TIMES = 10_000;

/** What browsers say of themselves, and of others' scripts, which tell nothing of theirs. */
const NOBODYS = /^(?:Script error\.?|ResizeObserver loop .*)$/;

/** What an error was made of, and its stack before those of the errors that were made of it. */
function rootOf(thrown: unknown): { root: unknown; stack: string } {
  let root = thrown;
  let stack = '';
  // Who throws a ring of causes is heard, too.
  for (let depth = 0; root instanceof Error && depth < 5; depth += 1) {
    stack = `${root.stack ?? ''}\n${stack}`;
    if (!(root.cause instanceof Error)) break;
    root = root.cause;
  }
  return { root, stack };
}

/** What stands in the page's fields and in its address. */
const typedValues = () => [
  ...Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value),
  ...new URLSearchParams(location.search).values(),
];

const namesOf = (thrown: unknown) => {
  const error = thrown instanceof Error ? thrown : undefined;
  return {
    name: (error?.name ?? 'Error').replaceAll(/[^\w$. -]/g, '').slice(0, 60) || 'Error',
    message: withoutVisitor(withoutValues(String(error?.message ?? thrown), typedValues())).slice(
      0,
      MOST_MESSAGE_LETTERS,
    ),
  };
};

/** Of page loads, how many tell of errors, 0 to 1, as the operator wants it (`ERRORS_SHARE`); all where the document says nothing. */
const toldShare = () =>
  Number(document.querySelector<HTMLMetaElement>(`meta[name="${ERROR_SHARE_META}"]`)?.content ?? 1);

/**
 * Sends what was noted, a second after the first of a batch and when the page is left: of each kind, message and place one
 * report, with how often it has happened. At most twenty of a page load; what an extension throws is left out.
 * @param drawn decides whether this page load is among those that tell, 0 to 1. Default: by chance
 */
export function createErrorSender(
  registry: RegistrySnapshot,
  drawn = Math.random(),
): (noted: NotedError) => void {
  if (drawn >= toldShare()) return () => undefined;
  const reports = new Map<string, ErrorReport>();
  const fresh = new Map<string, ErrorReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (fresh.size === 0) return;
    navigator.sendBeacon(
      ENDPOINT,
      new Blob([JSON.stringify([...fresh.values()])], { type: 'application/json' }),
    );
    fresh.clear();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return ({ kind, thrown, remote = '', stack = '' }) => {
    const { root, stack: ownStack } = rootOf(thrown);
    const { name, message } = namesOf(root);
    const whole = [ownStack, stack, componentStackOf(thrown)].join('\n');
    const frames: ErrorFrame[] = framesOf(whole).slice(0, MOST_FRAMES);
    if (NOBODYS.test(message) || (frames.length === 0 && /-extension:\/\//.test(whole))) return;
    const key = JSON.stringify([kind, name, message, frames[0], remote]);
    const known = reports.get(key);
    if (!known && reports.size === MOST_OF_PAGE) return;
    const { route } = matchRoute(location.pathname, guestRoutes(registry));
    const report: ErrorReport = {
      ...{ kind, name, message, frames },
      source: remote && releaseOf(registry, remote),
      route: route.path,
      count: 1,
    };
    reports.set(key, report);
    const waiting = fresh.get(key);
    fresh.set(key, { ...report, count: Math.min(MOST_TIMES, (waiting?.count ?? 0) + 1) });
    timer ??= setTimeout(send, BATCH_MS);
  };
}
