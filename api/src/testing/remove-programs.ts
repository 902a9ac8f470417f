import { rm } from 'node:fs/promises';

/** Jest's global tear-down: what `build-programs.ts` has made is of one run. */
export default async function removePrograms(): Promise<void> {
  const folder = process.env['API_PROGRAMS'];
  if (folder) await rm(folder, { recursive: true, force: true });
}
