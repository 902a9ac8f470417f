import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Box } from './compare.ts';
import { readPixels, writeKeptPixels, type Pixels } from './pixels.ts';

/** What a picture was taken with. */
export interface Rendering {
  /** Of the browser, as `156.0.8078.79`. */
  build: string;
  /** What this machine makes of a sample with it; see `PictureBrowser`. */
  rendering: string;
}

export interface AcceptedPicture extends Rendering {
  pixels: Pixels;
}

/** Pictures as they should be. */
export interface Accepted {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<AcceptedPicture | undefined>;
  write(name: string, picture: AcceptedPicture): Promise<void>;
  remove(name: string): Promise<void>;
}

const LIST = 'accepted.json';
const EXTENSION = '.webp';

/**
 * Accepted pictures as files of a folder, `<name>.webp`; `accepted.json` beside them says of each what it was taken with, as
 * `"156.0.8078.79 4ca15f0effc3"`.
 */
export function acceptedIn(folder: string): Accepted {
  const fileOf = (name: string) => path.join(folder, `${name}${EXTENSION}`);
  const readList = async () =>
    existsSync(path.join(folder, LIST))
      ? (JSON.parse(await readFile(path.join(folder, LIST), 'utf8')) as Record<string, string>)
      : {};
  // One after the other: each writes the whole list.
  let turn = Promise.resolve();
  const change = (alter: (list: Record<string, string>) => void) => {
    turn = turn.then(async () => {
      const list = await readList();
      alter(list);
      const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      await writeFile(path.join(folder, LIST), `${JSON.stringify(sorted, null, 2)}\n`);
    });
    return turn;
  };
  return {
    async names() {
      const files = existsSync(folder) ? await readdir(folder) : [];
      return files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -EXTENSION.length));
    },
    async read(name) {
      if (!existsSync(fileOf(name))) return undefined;
      const [build = '', rendering = ''] = ((await readList())[name] ?? '').split(' ');
      return { build, rendering, pixels: await readPixels(await readFile(fileOf(name))) };
    },
    async write(name, { build, rendering, pixels }) {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(name), await writeKeptPixels(pixels));
      await change((list) => (list[name] = `${build} ${rendering}`));
    },
    async remove(name) {
      if (!existsSync(fileOf(name))) return;
      await rm(fileOf(name), { force: true });
      await change((list) => delete list[name]);
    },
  };
}

/** How a picture is compared with an accepted one. */
export const comparisonOf = (accepted: Rendering, now: Rendering, text: readonly Box[]) =>
  ({
    rendering: accepted.build === now.build && accepted.rendering === now.rendering ? 'same' : 'other',
    text,
  }) as const;
