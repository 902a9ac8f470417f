import type { Accepted, Rendering } from './accepted.ts';
import { comparisonOf } from './accepted.ts';
import type { PictureBrowser } from './browser.ts';
import { comparePixels, type Difference } from './compare.ts';
import type { Pixels } from './pixels.ts';
import { takePictures, type Sitting, type Taken, type Theme } from './take.ts';

/** What became of one picture. */
export type PictureOutcome = { name: string; shownAt?: string | undefined } & (
  | { kind: 'same' }
  | { kind: 'new'; after: Pixels }
  | { kind: 'gone'; before: Pixels }
  | { kind: 'changed'; before: Pixels; after: Pixels; difference: Difference }
);

/** Pictures of one load, and how each is called. */
export interface Asked extends Omit<Sitting, 'themes'> {
  pictures: readonly { name: string; theme: Theme; shownAt?: string }[];
  /** Pages that ask the API for nothing stand the same in every state: this one is left out then. Default: none is. */
  unlessSilent?: string;
}

export interface CompareOptions {
  browser: PictureBrowser;
  accepted: Accepted;
  /** Takes each outcome as it comes. */
  take(outcome: PictureOutcome): Promise<void> | void;
  /** Loads side by side. Default: 2. */
  atOnce?: number;
}

/** Takes all pictures that are asked for and compares each with the accepted one. */
export async function comparePictures(asked: readonly Asked[], options: CompareOptions): Promise<void> {
  const { browser, atOnce = 2 } = options;
  const waiting = [...asked];
  const silent = new Set<string>();
  await Promise.all(
    Array.from({ length: Math.min(atOnce, asked.length) }, async () => {
      const context = await browser.open();
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          if (next.state !== 'live' && next.unlessSilent !== undefined && silent.has(next.unlessSilent))
            continue;
          const hasCalled = await compareLoad(context, next, options);
          if (!hasCalled && next.unlessSilent !== undefined) silent.add(next.unlessSilent);
        }
      } finally {
        await context.close();
      }
    }),
  );
}

async function compareLoad(
  context: Awaited<ReturnType<PictureBrowser['open']>>,
  { pictures, ...sitting }: Asked,
  { browser, accepted, take }: CompareOptions,
): Promise<boolean> {
  const { taken, hasCalled } = await takePictures(context, {
    ...sitting,
    themes: pictures.map(({ theme }) => theme),
  });
  for (const { name, theme, shownAt } of pictures) {
    const picture = taken.find((each) => each.theme === theme);
    if (picture) await take({ ...(await comparePicture(name, picture, browser, accepted)), shownAt });
  }
  return hasCalled;
}

/** Compares one picture with the accepted one of its name. */
export async function comparePicture(
  name: string,
  { pixels: after, text }: Pick<Taken, 'pixels' | 'text'>,
  now: Rendering,
  accepted: Pick<Accepted, 'read'>,
): Promise<PictureOutcome> {
  const known = await accepted.read(name);
  if (!known) return { kind: 'new', name, after };
  const difference = comparePixels(known.pixels, after, comparisonOf(known, now, text));
  if (difference.places.length === 0) return { kind: 'same', name };
  return { kind: 'changed', name, before: known.pixels, after, difference };
}
