import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Step } from '../shown/steps.ts';
import { pictureName, type StoredPictures } from './stored-pictures.ts';

/** Stores files under the names of their contents, as many at once as there are cores. */
export async function storePictures(
  waiting: ReadonlyMap<string, string>,
  stored: StoredPictures,
  step: Step,
): Promise<void> {
  if (waiting.size === 0) return;
  const { encoderOf } = await import('./encode.ts');
  let count = 0;
  step.done(count, waiting.size);
  const each = waiting.entries();
  const storeNext = async () => {
    for (const [name, file] of each) {
      const bytes = await readFile(file);
      if (pictureName(bytes) !== name) throw new Error(`${file} was changed meanwhile; nothing is changed.`);
      await stored.write(name, await encoderOf(bytes));
      count += 1;
      step.done(count, waiting.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.size) }, storeNext));
}
