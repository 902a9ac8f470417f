import type { OwnRoute, SaidInBoth } from './guest-page.ts';
import type { Language } from './language.ts';
import type { RegistryEntry } from './registry.ts';
import type { Route } from './routes.ts';

/** A link to a guest's page in the header. */
export interface GuestLink {
  href: string;
  words: SaidInBoth;
}

/** A registry snapshot, or as much of it. */
interface Pages {
  remotes: Readonly<Record<string, Pick<RegistryEntry, 'name' | 'routes'>>>;
}

/** Routes that stand in no table, as the releases of a snapshot state them; each goes by its path. */
export const guestRoutes = ({ remotes }: Pages): Route[] =>
  Object.values(remotes).flatMap(({ name, routes }) =>
    routes.flatMap(({ path, guest }): Route[] => (guest ? [{ ...guest, id: path, path, owner: name }] : [])),
  );

/** Links of the header to guests' pages, in the order of the operator's list. */
export const guestLinks = ({ remotes }: Pages): GuestLink[] =>
  Object.values(remotes).flatMap(({ routes }) =>
    routes.flatMap(({ path, guest }): GuestLink[] =>
      guest?.link ? [{ href: path, words: guest.link }] : [],
    ),
  );

/** What a guest's page is called until it says so itself; undefined at any other route. */
export const guestTitle = (
  { remotes }: Pages,
  { owner, path }: Route,
  language: Language,
): string | undefined => remotes[owner]?.routes.find((route) => route.path === path)?.guest?.title[language];

/** A remote's own routes as its own parts know them. */
export const ownRoutes = (name: string, routes: readonly OwnRoute[]): Route[] =>
  routes.map(({ id, path, rendering }) => ({
    id,
    path,
    owner: name,
    rendering: rendering === 'browser' ? 'browser' : 'server',
  }));
