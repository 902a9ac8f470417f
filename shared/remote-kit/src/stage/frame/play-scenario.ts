import type { StageState } from '../state/stage-state.ts';

/** A browser that keeps workers out may say nothing at all. */
const LIMIT_MS = 10_000;

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('its service worker did not start within 10 s')), LIMIT_MS);
  });

/** Puts the API scenario in charge before the remote's first call. msw is loaded for one that is not `live`. */
export async function playScenario({ scenario, delay }: StageState): Promise<void> {
  if (scenario === 'live') return;
  if (!('serviceWorker' in navigator))
    throw new Error('this browser has no service workers here: open the stage by https or on localhost');
  const { startScenario } = await import('../scenario/start-scenario.ts');
  await Promise.race([startScenario(scenario, { delayMs: Number(delay) }), tooLate()]);
}
