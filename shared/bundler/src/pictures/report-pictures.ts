import type { Accepted } from './accepted.ts';
import type { PictureBrowser } from './browser.ts';
import { comparePictures, type Asked, type PictureOutcome } from './compare-pictures.ts';
import type { Pixels } from './pixels.ts';
import type { Reported } from './report-page.ts';
import { startReport } from './report.ts';
import { atStage, type FixedStage } from './stage-server.ts';

export interface ReportOptions {
  browser: PictureBrowser;
  accepted: Accepted;
  asked: readonly Asked[];
  /** What was taken is how it should be from now on. Default: false. */
  accept?: boolean;
  /** Only names that hold one of them are asked for, so others are not gone. Default: all are asked for. */
  words?: readonly string[] | undefined;
  /** Where the page is written; emptied first. */
  folder: string;
  /** Whose pictures they are. */
  title: string;
  /** The stage that `accepted` was taken at just now. Default: none was. */
  against?: string | undefined;
  /** The command that accepts what the page shows. */
  acceptBy: string;
}

export interface PicturesReport {
  counts: Readonly<Record<PictureOutcome['kind'], number>>;
  /** What is not as accepted, by name. */
  reported: readonly Reported[];
  /** The page. */
  file: string;
  seconds: number;
}

/** Takes what is asked for, compares it, and writes a page of all that is not as accepted. */
export async function reportPictures(options: ReportOptions): Promise<PicturesReport> {
  const { browser, accepted, asked, accept = false, words = [], against, acceptBy } = options;
  const { build, rendering } = browser;
  const started = performance.now();
  const report = await startReport({
    folder: options.folder,
    title: options.title,
    takenWith: `Chromium ${build}, drawing text as ${rendering}${against === undefined ? '' : `; before is ${against}`}`,
    acceptBy,
  });
  const seen = new Set<string>();
  const take = async (outcome: PictureOutcome) => {
    seen.add(outcome.name);
    await report.add(outcome);
    if (accept && 'after' in outcome)
      await accepted.write(outcome.name, { build, rendering, pixels: outcome.after });
  };
  await comparePictures(asked, { browser, accepted, take });
  for (const name of await accepted.names()) {
    if (seen.has(name) || (words.length > 0 && !words.some((word) => name.includes(word)))) continue;
    const before = await accepted.read(name);
    if (before) await take({ kind: 'gone', name, before: before.pixels });
    if (accept) await accepted.remove(name);
  }
  await report.finish();
  return {
    counts: report.counts(),
    reported: report.reported(),
    file: report.file,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Takes pictures at another stage, to be compared with in the place of accepted ones: by the same browser on the same machine. */
export async function takenAt(
  stage: FixedStage,
  asked: readonly Asked[],
  browser: PictureBrowser,
): Promise<Accepted> {
  const { build, rendering } = browser;
  const taken = new Map<string, Pixels>();
  const accepted: Accepted = {
    names: async () => [...taken.keys()],
    async read(name) {
      const pixels = taken.get(name);
      return pixels && { build, rendering, pixels };
    },
    write: async () => undefined,
    remove: async () => undefined,
  };
  await comparePictures(atStage(asked, stage), {
    browser,
    accepted,
    take: (outcome) => void ('after' in outcome && taken.set(outcome.name, outcome.after)),
  });
  return accepted;
}
