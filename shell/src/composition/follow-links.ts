import { interceptLinks } from '@shared/host';

/** Goes along with the move by a link: calls `move` once, at once or in the next frames. */
export type MoveCompany = (link: HTMLAnchorElement, move: () => void) => void;

export interface LinkFollowing {
  /** From now on moves have company. Default: none, a press is the move. */
  accompany(company: MoveCompany): void;
}

/** Follows presses on links to pages of the site (architecture, "Navigation"). */
export function followLinks(
  navigate: (url: string) => void,
  isPage: (pathname: string) => boolean,
): LinkFollowing {
  let company: MoveCompany = (_link, move) => move();
  interceptLinks((url, link) => company(link, () => navigate(url)), isPage);
  return { accompany: (next) => (company = next) };
}
