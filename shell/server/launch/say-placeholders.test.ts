import { brand } from '@shared/brand';
import type { HttpClient } from '@shared/contract';
import Fastify from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { registerHealth } from '../routes/health-route.ts';
import { placeholdersOf } from './placeholders.ts';
import { sayPlaceholders } from './say-placeholders.ts';

const PUBLIC = 'https://www.sadaf-homes.com';

it('a public site in production prints them in one list, and /healthz warns of the same', async () => {
  const lines: string[] = [];
  const said = sayPlaceholders({ production: true, siteUrl: PUBLIC }, brand, (line) => lines.push(line));
  const expected = placeholdersOf(brand, PUBLIC);
  expect(expected.length).toBeGreaterThan(0);
  expect(lines).toHaveLength(1);
  for (const each of expected) expect(lines[0]).toContain(`\n  ${each}`);

  const server = Fastify();
  registerHealth(server, {} as Registry, {} as HttpClient, said);
  const answer = await server.inject('/healthz');
  await server.close();
  expect(answer.json()).toEqual({ alive: true, warnings: expected });
});

it.each([
  ['no production', { production: false, siteUrl: PUBLIC }],
  ['a site that nobody else reaches', { production: true, siteUrl: 'http://localhost:3000' }],
])('%s says nothing', (_what, config) => {
  const log = jest.fn();
  expect(sayPlaceholders(config, brand, log)).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
