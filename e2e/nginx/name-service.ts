import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In place of the system's own, which knows no name of a test. */
export interface NameService {
  /** Goes before the other folders of `PATH`. */
  folder: string;
  /** The addresses that the name has from now on. */
  has(...addresses: string[]): void;
}

/** @param folder to be written into */
export function nameService(folder: string, name: string): NameService {
  const file = path.join(folder, 'addresses');
  const has = (...addresses: string[]) =>
    writeFileSync(file, addresses.map((address) => `${address} STREAM ${name}\n`).join(''));
  has();
  const lookUp = path.join(folder, 'getent');
  writeFileSync(lookUp, `#!/bin/sh\n[ "$*" = 'ahosts ${name}' ] && cat '${file}'\n`);
  chmodSync(lookUp, 0o755);
  return { folder, has };
}
