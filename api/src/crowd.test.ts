import { Agent, get } from 'node:http';
import { dataFolder } from './testing/embedded-template.ts';
import { startApi, type RunningApi } from './testing/start-api.ts';

/** Visitors who have a connection, and ask for something else as soon as they are answered. */
const INSIDE = 1000;
const LASTS_MS = 4000;
/** The probes of `deploy/kubernetes/base/api.yaml` wait for five and six seconds. */
const PROBE_MS = 3000;
/** After this a visitor's browser waits no longer. */
const VISITOR_MS = 5000;
/** Whoever looks after the service comes on a new connection each time. */
const PROBED_EACH_MS = 100;

let api: RunningApi;
let folder: Awaited<ReturnType<typeof dataFolder>>;

beforeAll(async () => {
  folder = await dataFolder();
  api = await startApi({ DATA_DIR: folder.path });
}, 90_000);
afterAll(async () => {
  await api.stop();
  await folder.remove();
});

interface Answer {
  status: number;
  code?: string | undefined;
  comeAgain?: string | undefined;
  ms: number;
}

const ask = (address: string, agent: Agent | false) =>
  new Promise<Answer>((resolve, reject) => {
    const since = performance.now();
    get(api.origin + address, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.once('error', reject).once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          code: (JSON.parse(text) as { error?: { code: string } }).error?.code,
          comeAgain: answer.headers['retry-after'],
          ms: performance.now() - since,
        }),
      );
    }).once('error', reject);
  });

test('a crowd keeps nobody waiting for longer than its visitors do, and nobody outside who asks whether the service lives', async () => {
  const kept = new Agent({ keepAlive: true });
  const searches: Answer[] = [];
  const probes: Promise<Answer>[] = [];
  let asked = 0;
  const end = performance.now() + LASTS_MS;
  const askOn = async () => {
    while (performance.now() < end)
      searches.push(await ask(`/api/v1/listings/search?q=villa&min=${(asked += 1)}`, kept));
  };
  const crowd = Promise.all(Array.from({ length: INSIDE }, askOn));
  while (performance.now() < end) {
    probes.push(ask('/livez', false), ask('/healthz', false));
    await new Promise((resolve) => setTimeout(resolve, PROBED_EACH_MS));
  }
  await crowd;
  kept.destroy();

  const health = await Promise.all(probes);
  expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Math.max(...health.map(({ ms }) => ms))).toBeLessThan(PROBE_MS);

  const answered = searches.filter(({ status }) => status === 200);
  const turnedAway = searches.filter(({ status }) => status !== 200);
  expect(answered.length).toBeGreaterThan(0);
  for (const { status, code, comeAgain } of turnedAway)
    expect([status, code, comeAgain]).toEqual([503, 'busy', '2']);
  expect(Math.max(...searches.map(({ ms }) => ms))).toBeLessThan(VISITOR_MS);
  // Nothing has changed for the next one.
  expect((await ask('/api/v1/listings/search?q=villa&min=0', false)).status).toBe(200);
}, 60_000);
