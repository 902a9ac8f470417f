import path from 'node:path';
import { isBucket } from '@shared/bucket';
import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** @param address a folder, or `s3://bucket/prefix` */
export async function openStore(address: string): Promise<Store> {
  if (!isBucket(address)) return folderStore(path.resolve(address));
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(address);
}
