import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_BASE } from '@shared/contract';
import { readRemotePackage } from '../package/remote-package.ts';
import type { Place } from '../release/place.ts';
import { folderStore } from '../store/folder-store.ts';
import { acceptedOf } from './accepted-of-remote.ts';
import { launchPictureBrowser } from './browser.ts';
import { startFixedApi, type Answers, type AskApi } from './fixed-api.ts';
import {
  askedOf,
  dataFile,
  picturesFolder,
  planPictures,
  readPictureData,
  type PictureData,
} from './plan.ts';
import { reportPictures, takenAt, type PicturesReport } from './report-pictures.ts';
import { atStage, stageElsewhere, stageOfBuild } from './stage-server.ts';

/** What `pictures` may be told. */
export interface PicturesWords {
  /** What was taken is how it should be. Default: false. */
  accept?: boolean;
  /** The address of a stage that is compared with, in the place of accepted pictures. Default: none. */
  against?: string | undefined;
  /** Asks the API at `API_ORIGIN` for answers that `pictures/data.json` does not have, and writes them there. Default: false. */
  record?: boolean;
  /** Only pictures of the repository. Default: false. */
  mainOnly?: boolean;
  /** Only pictures whose name holds one of them. Default: all. */
  words?: readonly string[];
}

const API_ORIGIN = 'http://127.0.0.1:3010';
/** Names on the terminal; the page has all of them. */
const MOST_TOLD = 20;

/**
 * Builds the remote as it stands, takes its stage's pictures, compares them with the accepted ones and writes a page of what is
 * other. Rejects, with what accepts them, where some are, unless they are accepted.
 */
export async function pictures({ folder }: Pick<Place, 'folder'>, words: PicturesWords = {}): Promise<void> {
  const { accept = false, against, record = false, mainOnly = false } = words;
  const remote = readRemotePackage(folder);
  const data = existsSync(dataFile(folder)) ? readPictureData(folder) : {};
  const recorded: Record<string, unknown> = {};
  const asked = askedOf(planPictures(remote, data, words));
  const output = await buildApart(folder);
  const api = await startFixedApi(data.answers ?? {}, record ? recorder(recorded) : undefined);
  const stage = await stageOfBuild(output, api);
  const other = against === undefined ? undefined : await stageElsewhere(against, api);
  const browser = await launchPictureBrowser();
  try {
    const report = await reportPictures({
      browser,
      accepted: other
        ? await takenAt(other, asked, browser)
        : acceptedOf(remote, data, mainOnly ? 'main' : 'all'),
      asked: atStage(asked, stage),
      accept: accept && !other,
      words: words.words,
      folder: path.join(picturesFolder(folder), 'report'),
      title: remote.name,
      against,
      acceptBy: `npm run pictures -w ${remote.name} -- --accept`,
    });
    if (record) await writeAnswers(folder, data, recorded);
    say(remote.name, report);
    if (api.missing.size > 0)
      throw new Error(
        `pictures/data.json has no answer to ${[...api.missing].join(', ')}; --record asks the API at API_ORIGIN (${API_ORIGIN})`,
      );
    if (!accept && report.reported.length > 0)
      throw new Error(`"npm run pictures -w ${remote.name} -- --accept" says that this is how it should be`);
  } finally {
    await browser.close();
    await Promise.all([stage.close(), other?.close()]);
    await api.close();
  }
}

/** In a folder of its own: what is live at the remote's origin stays. */
async function buildApart(folder: string): Promise<string> {
  const output = path.join(folder, '.cache/pictures');
  await rm(output, { recursive: true, force: true });
  const { build } = await import('../release/commands.ts');
  await build({ folder, output, store: folderStore(output) }, { mode: 'production', isAlone: true });
  return output;
}

const recorder =
  (recorded: Record<string, unknown>): AskApi =>
  async (method, called) => {
    if (method !== 'GET') return undefined;
    const answer = await fetch(`${process.env['API_ORIGIN'] ?? API_ORIGIN}${API_BASE}${called}`);
    if (!answer.ok) return undefined;
    const body: unknown = await answer.json();
    recorded[`${method} ${called}`] = body;
    return body;
  };

async function writeAnswers(folder: string, data: PictureData, recorded: Answers): Promise<void> {
  await mkdir(picturesFolder(folder), { recursive: true });
  const written = { ...data, answers: { ...data.answers, ...recorded } };
  await writeFile(dataFile(folder), `${JSON.stringify(written, null, 2)}\n`);
  console.log(`${Object.keys(recorded).length} answers written to pictures/data.json`);
}

function say(name: string, { counts, reported, file, seconds }: PicturesReport): void {
  const { same, changed, new: added, gone } = counts;
  const all = same + changed + added;
  console.log(
    `${name}: ${all} pictures in ${seconds.toFixed(0)} s: ${same} as accepted, ${changed} changed, ${added} new, ${gone} gone`,
  );
  for (const { name: picture, kind } of reported.slice(0, MOST_TOLD))
    console.log(`  ${kind.padEnd(8)} ${picture}`);
  if (reported.length > MOST_TOLD) console.log(`  and ${reported.length - MOST_TOLD} more`);
  console.log(`  ${pathToFileURL(file).href}`);
}
