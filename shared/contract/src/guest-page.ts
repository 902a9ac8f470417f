import type { Language } from './language.ts';
import { isRecord } from './record.ts';

/** Words in each language of the site. */
export type SaidInBoth = Readonly<Record<Language, string>>;

/** What a release states of a route that the shell was not built with. */
export interface GuestPage {
  /** Of the page, where the page itself has not said one yet. */
  title: SaidInBoth;
  /** Words of its link in the header. Default: it has none. */
  link?: SaidInBoth;
  /** `browser`: never rendered on the server. */
  rendering: 'server' | 'browser';
}

/** A route that a remote in a repository of its own has: an entry of its `src/routes.json`. */
export interface OwnRoute extends Pick<GuestPage, 'title'> {
  /** Its page stands in `src/pages/<id>-page.tsx`. */
  id: string;
  /** Below what the site's operator allows; with `:name` for one segment. */
  path: string;
  /** As in `GuestPage`. */
  link?: SaidInBoth | undefined;
  /** As in `GuestPage`. Default: `server`. */
  rendering?: string | undefined;
}

const isSaidInBoth = (value: unknown): value is SaidInBoth =>
  isRecord(value) && ['ar', 'en'].every((language) => typeof value[language] === 'string');

/** Runtime schema; what the words may be, `guestFaults` says. */
export const isGuestPage = (value: unknown): value is GuestPage =>
  isRecord(value) &&
  isSaidInBoth(value['title']) &&
  (value['link'] === undefined || isSaidInBoth(value['link'])) &&
  (value['rendering'] === 'server' || value['rendering'] === 'browser');
