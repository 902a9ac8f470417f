import type { Api } from '@shared/api';
import type { Brand } from '@shared/brand';
import type { DocumentServerConfig } from '../config/config.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import { isPublic, placeholdersOf, placeholdersOfSettings } from './placeholders.ts';

/** The office changes settings while the site runs. */
const READ_AGAIN_MS = 60_000;

export interface Placeholders {
  /** A sentence each, of the brand and of what the API has said last. */
  found(): readonly string[];
  close(): void;
}

interface SayingPorts {
  api: Pick<Api, 'getSettings'>;
  log(line: string): void;
  /** Default: the process's own. */
  clock?: Clock;
}

/**
 * Says in one list what is still a placeholder, where a site in production is open to everybody, and gives it to whoever else
 * tells of it: of the brand, and of the API's settings, which are read again and again. It is said anew when there is more.
 * Elsewhere there is nothing to say, and the API is not asked.
 */
export function sayPlaceholders(
  { production, siteUrl }: Pick<DocumentServerConfig, 'production' | 'siteUrl'>,
  brand: Brand,
  { api, log, clock = systemClock }: SayingPorts,
): Placeholders {
  if (!production || !isPublic(siteUrl)) return { found: () => [], close() {} };
  const ofBrand = placeholdersOf(brand, siteUrl);
  let found = ofBrand;
  let said: readonly string[] = [];
  let isClosed = false;
  let callOff = () => {};
  const read = async () => {
    try {
      found = [...ofBrand, ...placeholdersOfSettings(await api.getSettings())];
    } catch {
      // Whether the API answers is said by `/readyz`; what it said last is true until it says something else.
    }
    if (isClosed) return;
    if (found.some((each) => !said.includes(each)))
      log(['this site is open to everybody, and these are nobody’s yet:', ...found].join('\n  '));
    said = found;
    callOff = clock.after(READ_AGAIN_MS, () => void read());
  };
  void read();
  return {
    found: () => found,
    close() {
      isClosed = true;
      callOff();
    },
  };
}
