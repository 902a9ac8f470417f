import type { CDPSession } from 'playwright-core';

export interface ThreadTime {
  /** Milliseconds in which the thread ran scripts. */
  scriptTime: number;
  /** Milliseconds in which it found out styles and laid out. */
  styleTime: number;
}

/** Called by the page when its first control is alive; see `page-clock.ts`. */
const BINDING = 'pageIsInteractive';

/**
 * Reads the time of the page's main thread when its first control comes alive: what other processes take of the machine is
 * not in it. To be called before the page goes anywhere.
 * @returns waits for that moment, and gives what was read
 */
export async function recordThreadTime(session: CDPSession): Promise<() => Promise<ThreadTime>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<ThreadTime> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      scriptTime: seconds('ScriptDuration') * 1000,
      styleTime: (seconds('RecalcStyleDuration') + seconds('LayoutDuration')) * 1000,
    };
  };
  const reading = new Promise<ThreadTime>((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({ name }) => {
      if (name === BINDING) read().then(resolve, reject);
    });
  });
  // Who gives up before then is told why by what they wait for.
  reading.catch(() => undefined);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  return () => reading;
}
