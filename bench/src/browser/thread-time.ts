import type { DevToolsSession } from './devtools-pipe.ts';

export interface ThreadTime {
  /** Milliseconds in which the thread ran scripts, or compiled what stands in the document: what is fetched is compiled beside it. */
  scriptTime: number;
  /** Milliseconds in which it found out styles and laid out. */
  styleTime: number;
}

/** Counts the time of the page's main thread from now on; to be called before the page goes anywhere. */
export async function countThreadTime(session: DevToolsSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** The time of the thread's own clock: what other processes take of the machine is not in it. */
export async function readThreadTime(session: DevToolsSession): Promise<ThreadTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    scriptTime: (seconds('ScriptDuration') + seconds('V8CompileDuration')) * 1000,
    styleTime: (seconds('RecalcStyleDuration') + seconds('LayoutDuration')) * 1000,
  };
}
