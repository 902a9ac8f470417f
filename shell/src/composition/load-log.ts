import type { RemoteFailureKind } from '@shared/contract';
import type { LoadRemote } from './live-release.ts';

/** How loading a remote went. */
export interface LoadRecord {
  remote: string;
  /** When it was asked for, in milliseconds since the navigation started. */
  startedAt: number;
  /** Undefined while it is on the way. */
  durationMs?: number;
  /** The kind of failure, if it failed. */
  failure?: RemoteFailureKind;
}

export interface LoadLog {
  load: LoadRemote;
  /** The newest try of each remote. */
  records(): readonly LoadRecord[];
}

/** Notes how long each remote takes to load, for vitals and for those who test. */
export function createLoadLog(load: LoadRemote): LoadLog {
  const records = new Map<string, LoadRecord>();
  return {
    records: () => [...records.values()],
    async load(name) {
      const known = records.get(name);
      // Loaded already: asking again answers from memory and says nothing about loading.
      if (known?.durationMs !== undefined && known.failure === undefined) return load(name);
      const record: LoadRecord =
        known && known.durationMs === undefined ? known : { remote: name, startedAt: performance.now() };
      records.set(name, record);
      const result = await load(name);
      record.durationMs ??= Math.round(performance.now() - record.startedAt);
      if (!result.ok) record.failure = result.error.kind;
      return result;
    },
  };
}
