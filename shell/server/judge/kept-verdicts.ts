import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Verdict } from '@shared/contract';

/** Verdicts that outlive the process: a canary that was found worse is not given to visitors again by a start. */
export interface KeptVerdicts {
  /** By the trial that each is of, as `trialKey` names it; empty where nothing was kept. */
  read(): Promise<Map<string, Verdict>>;
  write(verdicts: ReadonlyMap<string, Verdict>): Promise<void>;
}

/** @param file made when it is missing, with its folder */
export const keepVerdicts = (file: string): KeptVerdicts => ({
  async read() {
    try {
      return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, Verdict>));
    } catch {
      return new Map();
    }
  },
  async write(verdicts) {
    await mkdir(path.dirname(file), { recursive: true });
    // In one step: a process that ends in the midst of it leaves the old file.
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(verdicts)));
    await rename(`${file}.new`, file);
  },
});
