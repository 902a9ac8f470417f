import {
  isRemoteModule,
  type RegistryEntry,
  type RegistrySnapshot,
  type RemoteFailure,
  type RemoteFailureKind,
  type RemoteModule,
  type Result,
} from '@shared/contract';

/** Loads what a remote exposes; every failure is a classified value. */
export type LoadRemote = (name: string) => Promise<Result<RemoteModule, RemoteFailure>>;

/** What every container of a remote exposes. */
export const EXPOSED = './remote';

/** Why a release did not load. */
export class LoadError extends Error {
  readonly kind: RemoteFailureKind;
  constructor(kind: RemoteFailureKind, cause: unknown) {
    super(`the release did not load: ${kind}`, { cause });
    this.kind = kind;
  }
}

/**
 * Loads live releases of a registry snapshot.
 * @param loadExposed resolves to the exports of `EXPOSED`; rejects with a `LoadError`
 */
export const loadLiveReleases =
  (
    snapshot: RegistrySnapshot,
    loadExposed: (entry: RegistryEntry) => Promise<{ default?: unknown } | null>,
  ): LoadRemote =>
  async (name) => {
    const entry = snapshot.remotes[name];
    if (!entry)
      return { ok: false, error: { kind: 'not-found', remote: name, cause: new Error('no live release') } };
    const failed = (kind: RemoteFailureKind, cause: unknown) =>
      ({ ok: false, error: { kind, remote: name, version: entry.version, cause } }) as const;
    try {
      const module = (await loadExposed(entry))?.default;
      return isRemoteModule(module)
        ? { ok: true, value: module }
        : failed(
            'missing-expose',
            new Error(`${EXPOSED} has no lifecycles and parcels as its default export`),
          );
    } catch (error) {
      return error instanceof LoadError ? failed(error.kind, error.cause) : failed('init', error);
    }
  };
