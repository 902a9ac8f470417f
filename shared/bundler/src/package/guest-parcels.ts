import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { isPropsSchema, isRecord, type ParcelTable } from '@shared/contract';
import type { transformSync } from '@swc/core';

const FILE = 'src/guest-parcels.ts';
const FORM = "export const GUEST_PARCELS = { 'mf-careers/openings': { count: 'number?' } } as const";

const require = createRequire(import.meta.url);

const isTable = (value: unknown): value is ParcelTable =>
  isRecord(value) &&
  Object.entries(value).every(([key, props]) => /^[\w-]+\/[\w-]+$/.test(key) && isPropsSchema(props));

/**
 * Parcels that stand in no table of the site, with their props: a remote's `src/guest-parcels.ts`, where it has one. It is the same source
 * that types come from, read as what it says when it is run: a table, and nothing that it would have to ask for elsewhere. Throws where
 * it is anything else.
 */
export function readGuestParcels(name: string, folder: string): ParcelTable {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return {};
  const swc = require('@swc/core') as { transformSync: typeof transformSync };
  const exports: Record<string, unknown> = {};
  try {
    const { code } = swc.transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    runInNewContext(code, { exports });
  } catch (error) {
    throw new Error(
      `${name}/${FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
  const table: unknown = JSON.parse(JSON.stringify(exports['GUEST_PARCELS'] ?? null));
  if (!isTable(table)) throw new Error(`${name}/${FILE} does not hold ${FORM}`);
  return table;
}
