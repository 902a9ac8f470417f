import type { Release } from '@shared/contract';
import { buildChecked, seconds, siteUrl } from './checked-release.ts';
import { changesSince, currentBranch, originOf } from './history.ts';
import { fetchSite } from './live-site.ts';
import type { Place } from './place.ts';
import { readPointer } from './releases.ts';
import { cleanPreviews, endPreview, PREVIEW_DAYS, showPreview } from './previews.ts';

/** What `preview` may be told. */
export interface PreviewWords {
  /** Whose one preview it is. Default: `BRANCH`, else git's. */
  branch?: string | undefined;
  /** Ends the branch's preview instead of making one. Default: false. */
  end?: boolean;
  /** For the history. Default: none. */
  reason?: string | undefined;
}

/** For a site to hear of it, which asks each remote's origin every two seconds. */
const KNOWN_LIMIT_MS = 10_000;
const ASK_MS = 250;

/**
 * Builds the remote with all that a release is checked for, and prints a link that shows it in the site to whoever has it. Rejects
 * before it builds where no site answers at `SITE_URL`, or one that shows no previews.
 */
export async function preview({ folder, ...place }: Place, words: PreviewWords = {}): Promise<void> {
  const started = performance.now();
  const { store } = place;
  const branch = words.branch || currentBranch(folder);
  if (!branch)
    throw new Error('git names no branch here: --branch says whose preview it is ("--branch new-cards")');
  const options = { reason: words.reason, origin: originOf(folder) };
  if (words.end) {
    await endPreview(store, branch, options);
    const gone = await cleanPreviews(store, options);
    console.log([`the preview of ${branch} has ended`, ...gone.map((id) => `${id} is deleted`)].join('; '));
    return;
  }
  await requireSite();
  const made = await buildChecked({ folder, ...place }, false);
  const changes = changesSince(folder, (await readPointer(store))?.release.commit);
  const { name, until } = await showPreview(store, made, branch, { ...options, changes });
  const gone = await cleanPreviews(store, options);
  const link = linkTo(made, name);
  const sign = await whenShown(link);
  if (sign !== 'rendered') console.log(`note: the site leaves it to the browser for now (${sign})`);
  if (gone.length > 0) console.log(`deleted what came before: ${gone.join(', ')}`);
  console.log(
    `preview of ${branch} in ${seconds(started)}, for whoever has the link, until ${until.slice(0, 10)} ` +
      `(${PREVIEW_DAYS} days) or the branch's next one:\n\n  ${link}\n`,
  );
}

async function requireSite(): Promise<void> {
  const site = await fetchSite(siteUrl());
  if (!site) throw new Error(`no site answers at ${siteUrl()} that could show it; SITE_URL names another`);
  if (!site.previews)
    throw new Error(`the site at ${siteUrl()} shows no previews; whoever runs it allows them by PREVIEWS`);
}

/** Its first page; the link works with every other one too. */
function linkTo({ name: remote, routes }: Release, name: string): string {
  const page = routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
  return `${siteUrl().replace(/\/$/, '')}${page}?preview=${remote}@${name}`;
}

/**
 * Follows the link until the site knows it, which then has its server bundle running.
 * @returns what its document says of its content: `rendered`, or why not
 */
async function whenShown(link: string): Promise<string> {
  const started = performance.now();
  while (performance.now() - started < KNOWN_LIMIT_MS) {
    const answer = await fetch(link, { redirect: 'manual' }).catch(() => undefined);
    const [cookie] = answer?.headers.getSetCookie() ?? [];
    const target = answer?.headers.get('location');
    if (target && cookie) {
      const headers = { cookie: cookie.split(';')[0] ?? '' };
      const page = await fetch(new URL(target, link), { headers, redirect: 'manual' });
      await page.arrayBuffer();
      return /content;desc="([^"]*)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? 'unknown';
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  throw new Error(
    `${siteUrl()} does not show it after ${KNOWN_LIMIT_MS / 1000} s; does it poll this origin? Its link is ${link}`,
  );
}
