/** Does a task at the first call and gives its result to all; after it failed, the next call does it anew. */
export function askedOnce<T>(task: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= task().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
