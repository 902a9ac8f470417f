import { requireFreePorts, startService, waitUntilReady, type RunningService } from './processes.ts';
import { createSaidOnce } from './said-once.ts';
import type { LocalSite, Service } from './services.ts';

/** A service that ends by itself is started again, each time later: a fault that stays keeps no core busy. */
const RESTART_DELAY_MS = 1000;
const MOST_RESTART_DELAY_MS = 60_000;
/** Who ran for so long was well: what ended it is a new fault. */
const WELL_AFTER_MS = 60_000;

export interface RunOptions {
  /** Leaves out what another service has just said, such as an error in a file that all are built from. Default: false. */
  saysOnce?: boolean;
}

/**
 * Starts a whole site, says one line a service and then the address, starts again what ends by itself, and stops all of it on
 * Ctrl-C. A service that ends before it was ever ready ends the whole.
 */
export async function runSite(
  { services, siteUrl }: LocalSite,
  { saysOnce = false }: RunOptions = {},
): Promise<void> {
  await requireFreePorts(services);
  /** By name, in the order of their first start. */
  const running = new Map<string, RunningService>();
  const announced = new Set<string>();
  const isNews = createSaidOnce();
  let stopping = false;

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // The shell first: it would otherwise report every remote that goes.
    for (const each of [...running.values()].toReversed()) await each.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  try {
    const start = (service: Service, delayMs = RESTART_DELAY_MS): RunningService => {
      const since = performance.now();
      const started = startService(service, (line) => {
        if (stopping || !isWorthShowing(line)) return;
        if (!saysOnce || isNews(service.name, line.replace(`[${service.name}] `, ''))) console.log(line);
      });
      running.set(service.name, started);
      void started.ended.then((code) => {
        // Before it was ready, whoever waits for that says that it has ended.
        if (stopping || !announced.has(service.name)) return;
        const delay = performance.now() - since > WELL_AFTER_MS ? RESTART_DELAY_MS : delayMs;
        console.error(`${service.name} ended with code ${code}; it is started again in ${delay / 1000} s`);
        setTimeout(() => !stopping && start(service, Math.min(delay * 2, MOST_RESTART_DELAY_MS)), delay);
      });
      return started;
    };
    const announce = async (each: RunningService) => {
      await waitUntilReady(each);
      announced.add(each.service.name);
      console.log(`${each.service.label.padEnd(12)} http://localhost:${each.service.port}`);
    };
    // The shell last: it would otherwise report every remote that is not up yet.
    for (const each of services.filter(({ name }) => name !== 'shell').map((service) => start(service)))
      await announce(each);
    for (const each of services.filter(({ name }) => name === 'shell').map((service) => start(service)))
      await announce(each);
    console.log(`\nThe site is on ${siteUrl}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** Start-up lines of the programs themselves say the same as ours. */
const isWorthShowing = (line: string) => !/ (?:on|ready at) http:\/\//.test(line);
