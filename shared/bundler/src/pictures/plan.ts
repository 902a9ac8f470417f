import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCENARIOS, type Scenario } from '@shared/api/scenarios';
import { LANGUAGES, type Language } from '@shared/contract';
import type { RemotePackage } from '../package/remote-package.ts';
import type { Answers } from './fixed-api.ts';
import type { Asked } from './compare-pictures.ts';
import { THEMES, type Theme } from './take.ts';

export const WIDTHS = [390, 1440] as const;
type Width = (typeof WIDTHS)[number];

/** `pictures/data.json` of a remote: what its pictures show. */
export interface PictureData {
  /** Ids of the pages whose pictures are in the repository and compared by its tests. Default: all pages, no parcel. */
  main?: readonly string[];
  /** Addresses of pages with a parameter, by the route's id, as `{ "article": "/blog/1" }`. Default: none. */
  addresses?: Readonly<Record<string, string>>;
  /** Props of parcels. Default: none. */
  props?: Readonly<Record<string, object>>;
  /** What the API answers; see `Answers`. Default: nothing is answered. */
  answers?: Answers;
}

/** Where a remote's pictures and their data are. */
export const picturesFolder = (folder: string) => path.join(folder, 'pictures');
export const dataFile = (folder: string) => path.join(picturesFolder(folder), 'data.json');

/** Throws where there is none, or none that can be read. */
export const readPictureData = (folder: string): PictureData =>
  JSON.parse(readFileSync(dataFile(folder), 'utf8')) as PictureData;

/** One picture that is to be taken. */
export interface Picture {
  /** As `article.live.ar.390.light`. */
  name: string;
  theme: Theme;
  /** In the repository, compared by the tests. */
  isMain: boolean;
  /** The stage's address for a person, with the theme: path and query. */
  shownAt: string;
}

/** Pictures that one load of a page is good for. */
export interface PlannedSitting {
  /** A page or parcel. */
  subject: string;
  /** Path and query of the stage, without a bar. */
  path: string;
  state: Scenario;
  width: Width;
  pictures: readonly Picture[];
}

/** Four of the eight in which every two of language, width and theme meet: what a defect needs is seldom all three. */
const MAIN: readonly (readonly [Language, Width, Theme])[] = [
  ['ar', 390, 'light'],
  ['ar', 1440, 'dark'],
  ['en', 390, 'dark'],
  ['en', 1440, 'light'],
];

export interface PlanOptions {
  /** Only those in the repository. Default: all. */
  mainOnly?: boolean;
  /** Only pictures whose name holds one of them. Default: all. */
  words?: readonly string[];
}

/** Every page and parcel in every state, language, width and theme, by the load that shows it; pages as they are first. */
export function planPictures(
  remote: Pick<RemotePackage, 'name' | 'routes' | 'parcels'>,
  data: PictureData,
  { mainOnly = false, words = [] }: PlanOptions = {},
): PlannedSitting[] {
  const subjects = subjectsOf(remote, data);
  const main = data.main ?? remote.routes.map(({ id }) => id);
  const sittings = SCENARIOS.flatMap((state) =>
    subjects.flatMap(([subject, address]) =>
      LANGUAGES.flatMap((language) =>
        WIDTHS.map((width): PlannedSitting => {
          const query = `stage-bar=none&stage-lang=${language}`;
          const shown = `stage-lang=${language}&stage-width=${width}${state === 'live' ? '' : `&stage-scenario=${state}`}`;
          const pictures = THEMES.map((theme): Picture => ({
            name: [subject, state, language, width, theme].join('.'),
            theme,
            isMain:
              state === 'live' &&
              main.includes(subject) &&
              MAIN.some(([l, w, t]) => l === language && w === width && t === theme),
            shownAt: withQuery(address, `${shown}&stage-theme=${theme}`),
          })).filter(
            ({ name, isMain }) =>
              (isMain || !mainOnly) && (words.length === 0 || words.some((word) => name.includes(word))),
          );
          return { subject, path: withQuery(address, query), state, width, pictures };
        }),
      ),
    ),
  );
  return sittings.filter(({ pictures }) => pictures.length > 0);
}

/** What is to be taken of it, by paths of the stage. */
export const askedOf = (plan: readonly PlannedSitting[]): Asked[] =>
  plan.map(({ subject, path: address, state, width, pictures }) => ({
    address,
    state,
    width,
    pictures,
    unlessSilent: subject,
  }));

const withQuery = (address: string, query: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;

function subjectsOf(
  { name, routes, parcels }: Pick<RemotePackage, 'name' | 'routes' | 'parcels'>,
  { addresses = {}, props = {} }: PictureData,
): (readonly [name: string, address: string])[] {
  const pages = routes.map(({ id, path: pattern }) => {
    const address = addresses[id] ?? pattern;
    if (address.includes(':'))
      throw new Error(
        `${name}: pictures/data.json has no address of ${id}: "addresses": { "${id}": "${pattern}" }`,
      );
    return [id, address] as const;
  });
  const [, place = '/'] = pages[0] ?? [];
  return [
    ...pages,
    ...parcels.map((parcel) => {
      const text = props[parcel] ? `&stage-props=${encodeURIComponent(JSON.stringify(props[parcel]))}` : '';
      return [parcel, withQuery(place, `stage-parcel=${parcel}${text}`)] as const;
    }),
  ];
}
