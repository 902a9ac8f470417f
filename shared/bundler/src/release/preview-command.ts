import { buildChecked, seconds } from './checked-release.ts';
import { changesSince, currentBranch, originOf } from './history.ts';
import { fetchSite, siteUrl } from './live-site.ts';
import type { Place } from './place.ts';
import { linkTo, openLink } from './preview-link.ts';
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
  const { content } = await openLink(link);
  if (content !== 'rendered') console.log(`note: the site leaves it to the browser for now (${content})`);
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
