import { within } from '@shared/contract';
import type { StageState } from '../state/stage-state.ts';

/** A browser that keeps workers out may say nothing at all. */
const LIMIT_MS = 10_000;

/** Puts the API scenario in charge before the remote's first call. msw is loaded for one that is not `live`. */
export async function playScenario({ scenario, delay }: StageState): Promise<void> {
  if (scenario === 'live') return;
  if (!('serviceWorker' in navigator))
    throw new Error('this browser has no service workers here: open the stage by https or on localhost');
  const { startScenario } = await import('./start-scenario.ts');
  const started = startScenario(scenario, { delayMs: Number(delay) });
  await within(started, LIMIT_MS, 'its service worker did not start within 10 s');
}
