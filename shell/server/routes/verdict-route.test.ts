import type { Verdict } from '@shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { readersOf } from '../releases/admission.ts';
import { registerVerdicts } from './verdict-route.ts';

const verdicts = [{ remote: 'mf-blog', verdict: 'worse' }] as unknown as readonly Verdict[];
const TOKEN = 'a-token-that-nobody-guesses';
const PUBLIC = { siteUrl: 'https://site.example.com', host: '0.0.0.0', production: true };
const LOCAL = { siteUrl: 'http://localhost:3000', host: '127.0.0.1', production: false };

describe('GET /verdicts.json', () => {
  let server: FastifyInstance;
  const serve = (config: Parameters<typeof readersOf>[0]) => {
    server = Fastify();
    registerVerdicts(server, () => verdicts, readersOf(config));
  };
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    server.inject({ url: '/verdicts.json', headers: { host: 'localhost:3000', ...headers } });
  afterEach(() => server.close());

  it('is for who has the token', async () => {
    serve({ ...PUBLIC, releasesToken: TOKEN });
    const answer = await ask({ authorization: `Bearer ${TOKEN}` });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      verdicts,
      'no-store',
    ]);
    expect((await ask()).statusCode).toBe(404);
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer '])
      expect((await ask({ authorization })).statusCode).toBe(404);
  });

  it('looks at no token after ten wrong ones', async () => {
    serve({ ...PUBLIC, releasesToken: TOKEN });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await ask({ authorization: `Bearer ${TOKEN}${tries}` })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    const answer = await ask({ authorization: `Bearer ${TOKEN}` });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  });

  it.each([
    ['on a developer’s machine', LOCAL, {}, 200],
    ['there by another name', LOCAL, { host: 'evil.example' }, 404],
    ['where the network reaches it', { ...LOCAL, host: '0.0.0.0' }, {}, 404],
    ['in production', PUBLIC, {}, 404],
  ])('without a token, %s', async (_where, config, headers, status) => {
    serve({ ...config, releasesToken: undefined });
    expect((await ask(headers)).statusCode).toBe(status);
  });
});
