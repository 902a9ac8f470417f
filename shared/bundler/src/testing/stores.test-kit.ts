import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Server } from '@shared/bucket/testing';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

export const STORES = ['folder', 'bucket'] as const;
export type StoreKind = (typeof STORES)[number];

/** A server and a folder that hold as many stores as a test wants. */
export interface OpenStores {
  /** Another empty one. */
  open(kind: StoreKind): Promise<Store>;
  close(): Promise<void>;
}

export async function openStores(): Promise<OpenStores> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stores-'));
  const server = await startS3Server();
  await server.makeBucket('releases');
  let made = 0;
  return {
    open: (kind) =>
      openStore(kind === 'folder' ? path.join(folder, String((made += 1))) : `s3://releases/${(made += 1)}`),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
