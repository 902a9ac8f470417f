import { onCLS, onINP, onLCP } from 'web-vitals';
import {
  guestRoutes,
  matchRoute,
  type RegistrySnapshot,
  type SeenRelease,
  type ViewReport,
} from '@shared/contract';
import type { LoadLog } from '../composition/load-log.ts';
import { releaseOf } from '../document/release-of.ts';
import type { ErrorCollection } from '../errors/collect-errors.ts';
import type { NotedError } from '../errors/noted-error.ts';
import { watchLeftovers } from './watch-leftovers.ts';

const ENDPOINT = '/views';
/**
 * When a page load tells of itself, at the latest; sooner where it is left before. Never because of what has happened: views
 * that went wrong would be counted before the others. The document server waits 20 s for what comes after.
 */
const TELL_AFTER_MS = [10_000, 25_000];

interface ViewPorts {
  registry: RegistrySnapshot;
  /** Remotes with a canary. */
  compared: readonly string[];
  loads: Pick<LoadLog, 'records'>;
  errors: Pick<ErrorCollection, 'hear'>;
}

const stacksOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.stack ?? ''}\n${stacksOf(thrown.cause)}` : '';

/** Whose release an error is of: by the first of its scripts in the stack, else by the root that it came out of. */
function ownerOf({ thrown, stack = '', remote = '' }: NotedError, { remotes }: RegistrySnapshot) {
  const text = `${stacksOf(thrown)}\n${stack}`;
  const [first] = Object.values(remotes)
    .map(({ name, base }) => ({ name, at: text.indexOf(base) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return first?.name ?? Object.keys(remotes).find((name) => remote.startsWith(name));
}

/** Releases of which this browser has told, in its own storage; nobody else hears of it. */
const TOLD_KEY = 'told-releases';

function readTold(): readonly string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(TOLD_KEY) ?? '[]');
    return Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}

function keepTold(releases: readonly string[]): void {
  try {
    localStorage.setItem(TOLD_KEY, JSON.stringify(releases));
  } catch {
    // Who keeps nothing tells of each page load.
  }
}

const random = () => Math.random().toString(36).slice(2, 12).padEnd(10, '0');

/**
 * Tells how this page load has gone with the remotes that have a canary, for their comparison (`POST /views`): which of their
 * releases it has met, whether something of them went wrong, and how fast the first view was. Nothing of the page or the visitor.
 *
 * A browser tells of each release once, by the first page load in which it has met it: releases are given to visitors, not to page
 * loads, and one visitor with a broken browser and many pages must not speak for many.
 */
export function watchViews({ registry, compared, loads, errors }: ViewPorts): void {
  // What QA has put in the place of a release is not compared.
  const known = readTold();
  const remotes = compared.filter(
    (name) =>
      /^(?:live|canary)$/.test(registry.remotes[name]?.channel ?? '') &&
      !known.includes(releaseOf(registry, name)),
  );
  if (remotes.length === 0) return;
  const id = random() + random();
  const guests = guestRoutes(registry);
  const present = () => matchRoute(window.location.pathname, guests).route.owner;
  const owner = present();
  const seen = new Map(
    remotes.map((name): [string, SeenRelease] => [
      name,
      { release: releaseOf(registry, name), shown: false, error: false, failedLoad: false, mismatch: false },
    ]),
  );
  const change = (name: string | undefined, changed: Partial<SeenRelease>) => {
    const entry = name === undefined ? undefined : seen.get(name);
    if (entry) Object.assign(entry, changed);
  };

  for (const observe of [onCLS, onINP, onLCP])
    observe(({ name, value }) => change(owner, { [name]: Math.round(value * 1000) / 1000 }), {
      reportAllChanges: true,
    });
  errors.hear((noted) => {
    const name = ownerOf(noted, registry);
    const { kind } = noted;
    if (kind === 'mismatch') change(name, { mismatch: true });
    else if (kind === 'load' && navigator.onLine) change(name, { failedLoad: true });
    else if (kind === 'error' || kind === 'rejection' || kind === 'section') change(name, { error: true });
  });
  watchLeftovers(
    owner,
    (script) => Object.values(registry.remotes).find(({ base }) => script.includes(base))?.name,
    (name, leftovers) => change(name, { leftovers }),
  );

  const look = () => {
    change(present(), { shown: true });
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-parcel]'))
      change(dataset['parcel']?.split('/')[0], { shown: true });
  };
  look();
  window.addEventListener('single-spa:routing-event', look);

  let told = '';
  const tell = () => {
    look();
    const failures = new Map(loads.records().map(({ remote, failure }) => [remote, failure]));
    for (const name of remotes) {
      const failure = failures.get(name);
      if (failure && failure !== 'offline') change(name, { failedLoad: true });
    }
    const met = [...seen.values()].filter(
      ({ shown, error, failedLoad, mismatch }) => shown || error || failedLoad || mismatch,
    );
    const report: ViewReport = { id, releases: met };
    const text = JSON.stringify(report);
    if (met.length === 0 || text === told) return;
    told = text;
    // Of releases that are not there any more nothing has to be known.
    const current = compared.map((name) => releaseOf(registry, name));
    keepTold(
      [...new Set([...known, ...met.map(({ release }) => release)])].filter((each) => current.includes(each)),
    );
    navigator.sendBeacon(ENDPOINT, new Blob([text], { type: 'application/json' }));
  };
  for (const ms of TELL_AFTER_MS) setTimeout(tell, ms);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}
