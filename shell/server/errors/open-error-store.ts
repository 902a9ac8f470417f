import path from 'node:path';
import type { ErrorStore } from './error-store.ts';

/** Where errors are kept; each is set by the variable of the environment that is named first. */
export interface ErrorStoreSettings {
  /** `ERRORS_DATABASE_URL`: `postgres://…`, one place for all document servers. Default: none, a file. */
  databaseUrl: string | undefined;
  /** `ERRORS_FILE`: where one document server keeps its own. Default: `errors.json` in `CACHE_DIR`, which is `.cache/releases`. */
  file: string;
}

export const readErrorStoreSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): ErrorStoreSettings => ({
  databaseUrl: environment['ERRORS_DATABASE_URL'] || undefined,
  file: environment['ERRORS_FILE'] || path.join(environment['CACHE_DIR'] || '.cache/releases', 'errors.json'),
});

/** Rejects when the database cannot be reached; what is not used is not loaded. */
export async function openErrorStore({ databaseUrl, file }: ErrorStoreSettings): Promise<ErrorStore> {
  if (databaseUrl !== undefined) {
    const { openPostgresErrorStore } = await import('./postgres-error-store.ts');
    return openPostgresErrorStore(databaseUrl);
  }
  const { openFileErrorStore } = await import('./file-error-store.ts');
  return openFileErrorStore(file);
}
