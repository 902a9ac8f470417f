/**
 * Where the releases of one remote are kept: a folder, or a bucket. Files are named relative to it, with `/`. Nothing is asked of
 * it but that who lists a folder finds all that was written before: no lock, no condition, no change of a part.
 */
export interface Store {
  /** As people name it: `/srv/mf-blog`, `s3://bucket/mf-blog`. */
  name: string;
  /** A file's content; undefined where there is none. */
  read(file: string): Promise<Buffer | undefined>;
  /** Writes a file, in one step: a reader has the old content or the new one. */
  write(file: string, content: string): Promise<void>;
  /** What lies directly in a folder, files and folders, without a slash, sorted; empty where there is none. */
  list(folder: string): Promise<string[]>;
  /**
   * Takes a folder of this machine, which may be gone afterwards. Its `release.json` is there last; of two that bring the same
   * folder at once one prevails, and neither fails.
   * @param from absolute
   */
  take(from: string, folder: string): Promise<void>;
  /** Deletes a folder with all that is in it, its `release.json` first. */
  remove(folder: string): Promise<void>;
}
