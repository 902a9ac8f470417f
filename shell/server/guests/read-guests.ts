import { isBelow, isGuestPlace, PLACED_IN, REMOTE_NAMES, type AllowedGuest } from '@shared/contract';

/** A remote beside the route table, as the operator lets it in. */
export interface GuestRemote extends AllowedGuest {
  /** Where its releases are, as of any remote. */
  origin: string;
}

export interface ReadGuests {
  guests: readonly GuestRemote[];
  /** A sentence for each entry that is none. */
  problems: readonly string[];
}

const FORM = 'GUEST_REMOTES holds entries such as mf-careers=https://careers.example;/careers;in:mf-blog';
const NAME = /^mf-[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

function readAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
    ? url.origin + url.pathname.replace(/\/+$/, '')
    : undefined;
}

const isPlacer = (text: string) => text === '*' || text === 'shell' || NAME.test(text);

/** Whether of two names one begins with the other: what is told by the beginning of a name would be told of the wrong one. */
const areMistaken = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** Reads the entries of `GUEST_REMOTES`; one that is wrong is named, with what is wrong about it. */
export function readGuests(entries: readonly string[]): ReadGuests {
  const guests: GuestRemote[] = [];
  const problems: string[] = [];
  for (const entry of entries) {
    const at = entry.indexOf('=');
    const name = entry.slice(0, Math.max(at, 0));
    const [address = '', ...allowed] = entry.slice(at + 1).split(';');
    const below = allowed.filter((each) => !each.startsWith(PLACED_IN));
    const placedBy = allowed
      .filter((each) => each.startsWith(PLACED_IN))
      .map((each) => each.slice(PLACED_IN.length));
    const nobody = placedBy.find((placer) => !isPlacer(placer));
    const origin = readAddress(address);
    const known = [...REMOTE_NAMES, ...guests.map((guest) => guest.name)];
    const mistaken = known.find((other) => areMistaken(name, other));
    const wrong = below.find((path) => !isGuestPlace(path));
    const taken = guests.find((guest) =>
      guest.below.some((path) => below.some((own) => isBelow(own, path) || isBelow(path, own))),
    );
    if (!NAME.test(name) || origin === undefined || below.length === 0)
      problems.push(`${FORM}, not "${entry}"`);
    else if (mistaken !== undefined)
      problems.push(`GUEST_REMOTES: ${name} would be mistaken for ${mistaken}, which this site has already`);
    else if (wrong !== undefined)
      problems.push(
        `GUEST_REMOTES: "${wrong}" is no path that ${name} may have, such as /careers, in small letters`,
      );
    else if (nobody !== undefined)
      problems.push(
        `GUEST_REMOTES: parcels of ${name} cannot be placed by "${nobody}": it is "shell", a remote's name, or "*" for all`,
      );
    else if (taken) problems.push(`GUEST_REMOTES: ${taken.name} and ${name} have paths in common`);
    else guests.push({ name, origin, below, ...(placedBy.length > 0 && { placedBy }) });
  }
  return { guests, problems };
}
