import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSourceMap } from '@shared/bundler/original-place';
import type { TraceMap } from '@jridgewell/trace-mapping';
import type { Release } from '@shared/contract';
import { LRUCache } from 'lru-cache';
import type { ReleaseOrigin } from '../registry/release-origin.ts';
import type { KnownScripts } from './find-owner.ts';

/** Parsed maps take some MB each. */
const KEPT_MAPS = 12;
/** A file that could not be had is asked for again after it. */
const MISSING_MS = 60_000;

const SHELL_FILE = /^\/assets\/([\w.-]+)$/;
const RELEASE_FILE = /^\/remotes\/([\w-]+)\/(releases\/[\w.-]+\/)([\w./-]+)$/;

interface ScriptPorts {
  /** Folder of the shell's own files. */
  shellFolder: string;
  /** Where each remote's releases are, by name. */
  origins: Readonly<Record<string, Pick<ReleaseOrigin, 'file'>>>;
}

/**
 * The scripts of the shell's build and of all releases that their origins keep, with their maps. Maps are asked for here alone:
 * the site gives none away.
 */
export function createKnownScripts({ shellFolder, origins }: ScriptPorts): KnownScripts {
  const maps = new LRUCache<string, { map: TraceMap | undefined }>({ max: KEPT_MAPS });

  async function read(file: string): Promise<Buffer | undefined> {
    const [, own] = SHELL_FILE.exec(file) ?? [];
    if (own !== undefined) return readFile(path.join(shellFolder, own)).catch(() => undefined);
    const [, remote = '', folder = '', name = ''] = RELEASE_FILE.exec(file) ?? [];
    if (!Object.hasOwn(origins, remote) || name.split('/').includes('..')) return undefined;
    const answer = await origins[remote]?.file({ folder } as Release, name);
    return answer?.ok ? answer.value : undefined;
  }

  async function readMap(file: string): Promise<TraceMap | undefined> {
    const text = await read(`${file}.map`);
    return text && readSourceMap(text.toString('utf8'));
  }

  /** Those who ask at once ask once. */
  const asked = new Map<string, Promise<TraceMap | undefined>>();
  return {
    async map(file) {
      const kept = maps.get(file);
      if (kept) return kept.map;
      const answer = asked.get(file) ?? readMap(file).finally(() => asked.delete(file));
      asked.set(file, answer);
      const map = await answer;
      maps.set(file, { map }, map ? {} : { ttl: MISSING_MS });
      return map;
    },
    text: async (file) => (await read(file))?.toString('utf8'),
  };
}
