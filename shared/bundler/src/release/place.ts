import path from 'node:path';
import { isBucket } from '@shared/bucket';
import { folderStore } from '../store/folder-store.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Where a command works: the remote's folder, the folder that is built in, and where its releases are kept. */
export interface Place {
  folder: string;
  output: string;
  store: Store;
}

const outputIn = (folder: string, development: boolean) =>
  path.join(folder, development ? 'dist-development' : 'dist');

/** A remote's folder and what is built and kept there. */
export function placeIn(folder: string, development: boolean): Place {
  const output = outputIn(folder, development);
  return { folder, output, store: folderStore(output) };
}

/**
 * The place of a command that is run in a remote's folder.
 * @param to where releases are kept, a folder or `s3://bucket/prefix`; default: `RELEASES`, or the folder that is built in
 */
export async function placeOfCommand(
  development: boolean,
  to = process.env['RELEASES'] || undefined,
): Promise<Place> {
  const place = placeIn(process.cwd(), development);
  if (to === undefined) return place;
  const store = await openStore(to);
  return { ...place, output: isBucket(to) ? place.output : path.resolve(to), store };
}
