import { releaseId, type Verdict } from '@shared/contract';
import { siteUrl } from './live-site.ts';
import { promoteJudged, takeBackJudged } from './judged.ts';
import { requirePointer } from './moves.ts';
import type { Place } from './place.ts';

const ASK_MS = 5000;
const ANSWER_LIMIT_MS = 3000;

/** What `canary watch` may be told. */
export interface WatchWords {
  /** Looks once and ends, for a timer to call it. Default: false, it ends when the canary does. */
  once?: boolean;
}

/** What the judge of the site at `SITE_URL` says. Rejects where it cannot be read; no answer at all is `undefined`. */
async function askJudge(): Promise<readonly Verdict[] | undefined> {
  const token = process.env['RELEASES_TOKEN'];
  const answer = await fetch(`${siteUrl().replace(/\/$/, '')}/verdicts.json`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => undefined);
  if (answer?.status === 404)
    throw new Error(
      `${siteUrl()} does not tell what its judge finds: RELEASES_TOKEN must be the one that it was started with`,
    );
  return answer?.ok ? ((await answer.json()) as Verdict[]) : undefined;
}

/**
 * Follows what a site's judge says of this remote's canary, and moves the pointer by it, for a site that was not told where the
 * releases are kept: back to what is live when it is worse, and to all visitors when it is good and was given with `--auto`.
 * Rejects when it was taken back, with the judge's words, and with `once` where no site answers.
 */
export async function watchCanary({ store }: Place, { once = false }: WatchWords = {}): Promise<void> {
  let said = '';
  for (;;) {
    // Each look is after the one before.
    // oxlint-disable no-await-in-loop
    const { release, canary } = await requirePointer(store);
    const { name } = release;
    if (!canary)
      return console.log(`${name} has no canary${said && ' any more'}; ${releaseId(release)} is live`);
    const verdicts = await askJudge();
    if (!verdicts && once) throw new Error(`no site answers at ${siteUrl()}; SITE_URL names another`);
    const verdict = verdicts?.find((each) => each.remote === name && each.canary === releaseId(canary));
    const words =
      verdict?.sentence ?? (verdicts ? 'nothing was seen of it yet' : `no site answers at ${siteUrl()}`);
    if (words !== said) console.log(`${name} ${releaseId(canary)}: ${words}`);
    said = words;
    if (verdict?.verdict === 'worse' && (await takeBackJudged(store, verdict)))
      throw new Error(`${name} ${verdict.canary} was taken back; ${verdict.live} is live for all`);
    if (verdict?.verdict === 'good' && verdict.auto && (await promoteJudged(store, verdict)))
      return console.log(`${name} ${verdict.canary} is promoted`);
    if (verdict?.verdict === 'good' && !verdict.auto)
      return console.log(`"npm run promote -w ${name}" gives it to all`);
    if (once) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    // oxlint-enable no-await-in-loop
  }
}
