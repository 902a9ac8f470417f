import type { DevToolsSession } from './devtools-pipe.ts';
import { readThreadTime } from './thread-time.ts';

/** A page whose metrics are these, in seconds. */
const pageOf = (metrics: Readonly<Record<string, number>>) => {
  const answer = { metrics: Object.entries(metrics).map(([name, value]) => ({ name, value })) };
  return { send: () => Promise.resolve(answer), on: () => undefined } as unknown as DevToolsSession;
};

it('takes what is compiled on the thread for time of its scripts', async () => {
  const page = pageOf({
    ScriptDuration: 0.035,
    V8CompileDuration: 0.025,
    RecalcStyleDuration: 0.024,
    LayoutDuration: 0.027,
  });
  const { scriptTime, styleTime } = await readThreadTime(page);
  expect(scriptTime).toBeCloseTo(60);
  expect(styleTime).toBeCloseTo(51);
});

it('has no time of scripts where the browser does not say what it compiled', async () => {
  const { scriptTime } = await readThreadTime(pageOf({ ScriptDuration: 0.035 }));
  expect(scriptTime).toBeNaN();
});
