/** Whose stage it is. */
export interface StagedRemote {
  name: string;
  /** Name of the release's folder. */
  release: string;
}
