import type { Route } from '@shared/contract';

/** Whose stage it is. */
export interface StagedRemote {
  name: string;
  routes: readonly Route[];
  /** Name of the release's folder. */
  release: string;
}
