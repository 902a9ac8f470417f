import type { HttpResult } from '@shared/contract';
import Fastify from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { registerHealth } from './health-route.ts';

async function ask(
  missing: ReturnType<Registry['missing']>,
  api: HttpResult,
  url = '/readyz',
  warnings: readonly string[] = [],
) {
  const server = Fastify();
  const registry: Registry = {
    hasCanary: () => false,
    pointer: () => undefined,
    canaries: () => [],
    withdraw: () => {},
    doesOtherRender: () => Promise.resolve(undefined),
    seenBy: () => {
      throw new Error('not asked');
    },
    states: () => [],
    refresh: () => Promise.resolve(),
    loads: () => [],
    missing: () => missing,
    close: () => Promise.resolve(),
  };
  registerHealth(server, registry, { request: () => Promise.resolve(api) }, () => warnings);
  const answer = await server.inject(url);
  await server.close();
  return answer;
}
const up: HttpResult = { ok: true, status: 200, data: {} };
const down: HttpResult = { ok: false, failure: { kind: 'offline' } };

describe('the document server', () => {
  it('is alive while it answers, whatever is missing', async () => {
    const { statusCode, headers, body } = await ask(['mf-blog'], down, '/healthz');
    expect([statusCode, body, headers['cache-control']]).toEqual([200, '{"alive":true}', 'no-store']);
  });

  it('is alive too with something to warn of, and says it', async () => {
    const answer = await ask([], up, '/healthz', ['listingPhone is nobody’s']);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { alive: true, warnings: ['listingPhone is nobody’s'] },
    ]);
  });
});

describe('the readiness of the site', () => {
  it('is good with a release of every remote and an API that answers', async () => {
    const { statusCode, headers, body } = await ask([], up);
    expect([statusCode, body]).toEqual([200, '{"ready":true,"missing":[]}']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    [['mf-blog' as const], up, ['mf-blog']],
    [[], down, ['api']],
    [['mf-forms' as const], down, ['mf-forms', 'api']],
  ])('is not, and says what is missing', async (missing, api, named) => {
    const answer = await ask(missing, api);
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, missing: named }]);
  });
});
