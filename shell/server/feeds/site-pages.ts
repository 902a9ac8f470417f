import { createApi } from '@shared/api';
import { isRecord, paths, type HttpClient } from '@shared/contract';

/** A page of the site that one record of the API has. */
export interface SitePage {
  /** As `/property/1`. */
  path: string;
  /** ISO 8601, when what it shows last changed; undefined where nobody knows. */
  changedAt?: string | undefined;
  /** As `mediaUrl` takes them. */
  pictures: readonly string[];
}

const AT_A_TIME = 1000;
/** An API that always has more would never come to an end: a million pages are more than a brokerage has. */
const MOST_STEPS = 1000;
/** Where articles come by the page, in as few as can be. */
const ARTICLES_AT_A_TIME = 1000;

const SOURCES = [
  { path: '/sitemap/listings', page: paths.property },
  { path: '/sitemap/articles', page: paths.article },
] as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : '');

/** Undefined of a record without an id. */
function readEntry(value: unknown, pathOf: (id: string) => string): SitePage | undefined {
  if (!isRecord(value)) return undefined;
  const id = textOf(value['id']).trim();
  if (id === '') return undefined;
  const change = new Date(textOf(value['updatedAt']));
  const pictures: unknown[] = Array.isArray(value['pictures']) ? value['pictures'] : [];
  return {
    path: pathOf(id),
    changedAt: Number.isNaN(change.getTime()) ? undefined : change.toISOString(),
    pictures: pictures.map(textOf).filter((picture) => picture !== ''),
  };
}

/** By the extension `lists.sitemap`: some at a time, as the API reads them from its database. */
async function* fromEntries(http: HttpClient): AsyncGenerator<SitePage[]> {
  for (const { path, page } of SOURCES) {
    let after: string | undefined;
    for (let step = 0; ; step += 1) {
      // One after the other is the point: what follows is named by what came.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await http.request({ method: 'GET', path, query: { limit: AT_A_TIME, after } });
      if (!answer.ok) throw new Error(`${path}: ${answer.failure.kind}`);
      const body = isRecord(answer.data) ? answer.data : {};
      const { data, next } = body;
      if (!Array.isArray(data) || step === MOST_STEPS) throw new Error(`${path}: no list of entries`);
      yield data.flatMap((value) => readEntry(value, page) ?? []);
      if (typeof next !== 'string') break;
      if (next === after) throw new Error(`${path}: after ${next} comes ${next}`);
      after = next;
    }
  }
}

/** By the specification's lists, which any API has. They do not say when anything changed. */
async function* fromLists(http: HttpClient): AsyncGenerator<SitePage[]> {
  const api = createApi(http);
  const [sale, rent] = await Promise.all([api.listSale(), api.listRent()]);
  const properties = new Map([...sale.items, ...rent.items].map(({ _id, images }) => [_id, images]));
  yield Array.from(properties, ([id, pictures]) => ({ path: paths.property(id), pictures }));

  let seen = 0;
  for (let page = 1; page <= MOST_STEPS; page += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { items, total } = await api.listPosts({ page, limit: ARTICLES_AT_A_TIME });
    yield items.map(({ _id, coverImage }) => ({
      path: paths.article(_id),
      pictures: coverImage === undefined ? [] : [coverImage],
    }));
    seen += items.length;
    if (items.length === 0 || seen >= total) return;
  }
}

/**
 * Every page that a property on display or an article has, some at a time. Throws when one of them cannot be had: what came
 * before is then not all.
 */
export const sitePages = (http: HttpClient): AsyncGenerator<SitePage[]> =>
  http.extensions?.includes('lists.sitemap') ? fromEntries(http) : fromLists(http);
