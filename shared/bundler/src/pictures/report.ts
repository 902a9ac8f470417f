import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawDifference } from './difference-picture.ts';
import type { PictureOutcome } from './compare-pictures.ts';
import { writePixels, type Pixels } from './pixels.ts';
import { reportPage, type Reported } from './report-page.ts';

export interface Report {
  /** Puts the pictures of a outcome beside the page. */
  add(outcome: PictureOutcome): Promise<void>;
  /** Writes the page. */
  finish(): Promise<void>;
  /** How many of each kind so far. */
  counts(): Readonly<Record<PictureOutcome['kind'], number>>;
  /** What is not as accepted, in the order of names. */
  reported(): readonly Reported[];
  /** The page's file. */
  file: string;
}

export interface ReportOptions {
  /** Emptied first. */
  folder: string;
  /** Whose pictures they are. */
  title: string;
  /** What they were taken with, in words. */
  takenWith: string;
  /** The command that accepts what is shown. */
  acceptBy: string;
}

/** A page with before, after and difference of all that is not as accepted: one file of HTML and its pictures. */
export async function startReport({ folder, ...words }: ReportOptions): Promise<Report> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const counts = { changed: 0, new: 0, gone: 0, same: 0 };
  const reported: Reported[] = [];
  const file = path.join(folder, 'index.html');
  const put = async (name: string, part: string, pixels: Pixels) => {
    const picture = `${name}.${part}.webp`;
    await writeFile(path.join(folder, picture), await writePixels(pixels));
    return { file: picture, width: pixels.width, height: pixels.height };
  };
  const sorted = () => reported.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    file,
    counts: () => counts,
    reported: sorted,
    async add(outcome) {
      counts[outcome.kind] += 1;
      if (outcome.kind === 'same') return;
      const { name, kind, shownAt } = outcome;
      const each: Reported = { name, kind, shownAt };
      if ('before' in outcome) each.before = await put(name, 'before', outcome.before);
      if ('after' in outcome) each.after = await put(name, 'after', outcome.after);
      if (outcome.kind === 'changed') {
        const { before, after, difference } = outcome;
        each.difference = await put(name, 'difference', drawDifference(before, after, difference));
        each.places = difference.places;
        each.pixels = difference.pixels;
      }
      reported.push(each);
    },
    finish: () => writeFile(file, reportPage({ ...words, counts, reported: sorted() })),
  };
}
