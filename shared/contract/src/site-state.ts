import type { Release } from './release.ts';
import type { ShellContract } from './shell-contract.ts';

/** What a running site says of its releases: the answer of `GET /releases.json`. */
export interface SiteState {
  shell: ShellContract;
  remotes: readonly RemoteState[];
  /** Whether it shows previews to those who have a link. Default: no, it does not know them. */
  previews?: boolean;
}

/** One remote as the document server sees it. */
export interface RemoteState {
  name: string;
  live: Release | null;
  /** `withdrawn`: the site has found it worse and gives it to nobody. Default: false. */
  canary: { release: Release; percent: number; withdrawn?: boolean } | null;
  /** Whether documents are rendered from the live release at this moment. */
  rendered: boolean;
  /** Why the origin's own release is not the live one, or what else is wrong. */
  problem: string | null;
}
