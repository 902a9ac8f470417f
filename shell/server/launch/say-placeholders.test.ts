import type { Settings } from '@shared/api';
import { brand } from '@shared/brand';
import type { HttpClient } from '@shared/contract';
import Fastify from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { registerHealth } from '../routes/health-route.ts';
import { createFakeClock } from '../time/fake-clock.test-kit.ts';
import { placeholdersOf, placeholdersOfSettings } from './placeholders.ts';
import { sayPlaceholders } from './say-placeholders.ts';

const PUBLIC = { production: true, siteUrl: 'https://www.sadaf-homes.com' };
const MINUTE = 60_000;
const OF_BRAND = placeholdersOf(brand, PUBLIC.siteUrl);
const SAMPLE: Settings = { phone: '+966500000000', email: 'info@example.com', socialMedia: {} };
const OF_SAMPLE = placeholdersOfSettings(SAMPLE);

function say(config: typeof PUBLIC, getSettings: () => Promise<Settings>) {
  const clock = createFakeClock();
  const lines: string[] = [];
  const getsSettings = jest.fn(getSettings);
  const said = sayPlaceholders(config, brand, {
    api: { getSettings: getsSettings },
    log: (line) => lines.push(line),
    clock,
  });
  return { clock, lines, said, getsSettings };
}

it('a public site in production prints them in one list, the API’s too, and /healthz warns of the same', async () => {
  const { clock, lines, said } = say(PUBLIC, () => Promise.resolve(SAMPLE));
  await clock.pass(0);
  const expected = [...OF_BRAND, ...OF_SAMPLE];
  expect(OF_SAMPLE).toHaveLength(2);
  expect(lines).toHaveLength(1);
  for (const each of expected) expect(lines[0]).toContain(`\n  ${each}`);

  const server = Fastify();
  registerHealth(server, {} as Registry, {} as HttpClient, said.found);
  const answer = await server.inject('/healthz');
  await server.close();
  expect(answer.json()).toEqual({ alive: true, warnings: expected });
});

it('follows the settings: those that change, and those of an API that answers later', async () => {
  let answer = () => Promise.reject<Settings>(new Error('offline'));
  const { clock, lines, said, getsSettings } = say(PUBLIC, () => answer());
  await clock.pass(0);
  expect(said.found()).toEqual(OF_BRAND);
  expect(lines).toHaveLength(1);

  answer = () => Promise.resolve(SAMPLE);
  await clock.pass(MINUTE);
  expect(said.found()).toEqual([...OF_BRAND, ...OF_SAMPLE]);
  expect(lines).toHaveLength(2);

  // What is away is not said, and neither is what stays, nor what an API that is down had said.
  answer = () => Promise.resolve({ email: 'info@example.com', socialMedia: {} });
  await clock.pass(MINUTE);
  expect(said.found()).toEqual([...OF_BRAND, OF_SAMPLE[1]]);
  answer = () => Promise.reject(new Error('offline'));
  await clock.pass(MINUTE);
  expect(said.found()).toEqual([...OF_BRAND, OF_SAMPLE[1]]);
  expect(lines).toHaveLength(2);

  said.close();
  await clock.pass(10 * MINUTE);
  expect(getsSettings).toHaveBeenCalledTimes(4);
});

it.each([
  ['no production', { ...PUBLIC, production: false }],
  ['a site that nobody else reaches', { production: true, siteUrl: 'http://localhost:3000' }],
])('%s says nothing, and asks nobody', async (_what, config) => {
  const { clock, lines, said, getsSettings } = say(config, () => Promise.resolve(SAMPLE));
  await clock.pass(MINUTE);
  expect(said.found()).toEqual([]);
  expect(lines).toEqual([]);
  expect(getsSettings).not.toHaveBeenCalled();
});
