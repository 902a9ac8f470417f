import { promoteJudged, takeBackJudged } from '@shared/bundler/judged';
import { openStore } from '@shared/bundler/open-store';
import type { Verdict } from '@shared/contract';
import type { PointerMover } from './judge.ts';

/**
 * Movers of the remotes of which it is known where their releases are kept; a store is opened when it is first needed.
 * @param places folders or `s3://bucket/prefix`, by remote
 */
export function pointerMovers(
  places: Readonly<Record<string, string | undefined>>,
): Record<string, PointerMover> {
  const mover = (place: string): PointerMover => {
    const move = async (how: typeof takeBackJudged, verdict: Verdict) =>
      void (await how(await openStore(place), verdict));
    return {
      takeBack: (verdict) => move(takeBackJudged, verdict),
      promote: (verdict) => move(promoteJudged, verdict),
    };
  };
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, place]) => (place === undefined ? [] : [[name, mover(place)]])),
  );
}
