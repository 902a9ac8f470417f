import { promoteJudged, takeBackJudged } from '@shared/bundler/judged';
import { openStore } from '@shared/bundler/open-store';
import { REMOTE_NAMES, type RemoteName, type Verdict } from '@shared/contract';
import type { PointerMover } from './judge.ts';

/**
 * Movers of the remotes of which it is known where their releases are kept; a store is opened when it is first needed.
 * @param places folders or `s3://bucket/prefix`, by remote
 */
export function pointerMovers(
  places: Readonly<Partial<Record<RemoteName, string | undefined>>>,
): Partial<Record<RemoteName, PointerMover>> {
  const mover = (place: string): PointerMover => {
    const move = async (how: typeof takeBackJudged, verdict: Verdict) =>
      void (await how(await openStore(place), verdict));
    return {
      takeBack: (verdict) => move(takeBackJudged, verdict),
      promote: (verdict) => move(promoteJudged, verdict),
    };
  };
  return Object.fromEntries(
    REMOTE_NAMES.flatMap((name) => {
      const place = places[name];
      return place === undefined ? [] : [[name, mover(place)]];
    }),
  );
}
