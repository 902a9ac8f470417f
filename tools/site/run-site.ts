import { requireFreePorts, startService, waitUntilReady, type RunningService } from './processes.ts';
import type { LocalSite, Service } from './services.ts';

/** Starts a whole site, says one line a service and then the address, and stops all of it on Ctrl-C. */
export async function runSite({ services, siteUrl }: LocalSite): Promise<void> {
  await requireFreePorts(services);
  const running: RunningService[] = [];
  let stopping = false;

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // The shell first: it would otherwise report every remote that goes.
    for (const each of running.toReversed()) await each.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  try {
    const start = (service: Service) => {
      const started = startService(service, (line) => !stopping && isWorthShowing(line) && console.log(line));
      running.push(started);
      void started.ended.then((code) => {
        if (stopping) return;
        console.error(`${service.name} ended with code ${code}`);
        if (service.name === 'shell' || service.name === 'api') void stop(1);
      });
      return started;
    };
    const announce = async (each: RunningService) => {
      await waitUntilReady(each);
      console.log(`${each.service.label.padEnd(12)} http://localhost:${each.service.port}`);
    };
    // The shell last: it would otherwise report every remote that is not up yet.
    for (const each of services.filter(({ name }) => name !== 'shell').map(start)) await announce(each);
    for (const each of services.filter(({ name }) => name === 'shell').map(start)) await announce(each);
    console.log(`\nThe site is on ${siteUrl}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** Start-up lines of the programs themselves say the same as ours. */
const isWorthShowing = (line: string) => !/ (?:on|ready at) http:\/\//.test(line);
