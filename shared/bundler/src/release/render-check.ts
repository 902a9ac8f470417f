import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  LANGUAGES,
  ROUTES,
  type JsonProps,
  type Language,
  type PropsSchema,
  type Release,
} from '@shared/contract';
import { addressesOf, addressFor } from '../behaviour/site-addresses.ts';

/** What the site will ask the server bundle for. */
export interface CheckedView {
  /** Of this name instead of a page. Default: the page at the path. */
  parcel?: string;
  /** What it needs. Default: nothing. */
  props?: JsonProps;
  pathname: string;
  language: Language;
}

export interface RenderTask {
  /** Absolute. */
  bundle: string;
  /** Whose API is asked. */
  siteUrl: string;
  views: readonly CheckedView[];
}

export interface Rendered {
  view: CheckedView;
  /** Why it could not be rendered. Default: it was. */
  fault?: string;
  /** Whether data was late or failed, so that what waits for it was not rendered. Default: false. */
  isWithoutData?: boolean;
}

/** For all views together: a bundle may loop. */
const LIMIT_MS = 60_000;

const browserOnly: ReadonlySet<string> = new Set(
  ROUTES.filter(({ rendering }) => rendering === 'browser').map(({ path: route }) => route),
);

const SOME = { string: 'x', number: 1, boolean: true, 'string[]': ['x'], 'number[]': [1] } as const;

/** Some value for each prop that a parcel cannot do without. */
const neededProps = (schema: PropsSchema): JsonProps =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([name, type]) =>
      type in SOME ? [[name, SOME[type as keyof typeof SOME]]] : [],
    ),
  );

/** Every route and parcel of a release in both languages. */
async function viewsOf({ routes, parcels }: Release, siteUrl: string): Promise<CheckedView[]> {
  const addresses = routes.some((route) => route.path.includes(':')) ? await addressesOf(siteUrl) : [];
  return LANGUAGES.flatMap((language) => [
    ...routes
      .filter(({ path: route, guest }) => guest?.rendering !== 'browser' && !browserOnly.has(route))
      .map((route) => ({ pathname: addressFor(route.path, addresses), language })),
    ...parcels.map(({ name, props }) => ({
      parcel: name,
      ...(props && { props: neededProps(props) }),
      pathname: '/',
      language,
    })),
  ]);
}

function runTask(task: RenderTask): Promise<Rendered[]> {
  const worker = new Worker(new URL('../../bin/render-check.mjs', import.meta.url), { workerData: task });
  return new Promise<Rendered[]>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`it did not end in ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (status) => reject(new Error(`it ended with ${status}`)));
    limit.unref();
  }).finally(() => worker.terminate());
}

const nameOf = ({ parcel, pathname, language }: CheckedView) =>
  `${parcel === undefined ? pathname : `the parcel ${parcel}`} in ${language === 'ar' ? 'Arabic' : 'English'}`;

/**
 * Renders every route and parcel of a release as it was built, in both languages, with the API of the site. Rejects with what
 * could not be rendered; tells what was rendered without all of its data.
 * @param folder of the release, absolute
 */
export async function refuseUnrenderable(
  release: Release,
  folder: string,
  siteUrl: string,
  tell: (line: string) => void,
): Promise<void> {
  if (!release.server) return;
  const views = await viewsOf(release, siteUrl);
  const bundle = path.join(folder, release.server.file);
  const rendered = await runTask({ bundle, siteUrl, views }).catch((error: unknown) => {
    throw new Error(
      `the server bundle does not run: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  });
  for (const { view, isWithoutData } of rendered)
    if (isWithoutData) tell(`note: ${nameOf(view)} was rendered without all of its data`);
  const faults = rendered.flatMap(({ view, fault }) => (fault ? [`${nameOf(view)}: ${fault}`] : []));
  if (faults.length > 0) throw new Error(`not rendered on the server:\n${faults.join('\n')}`);
  tell(`${rendered.length} first views rendered`);
}
