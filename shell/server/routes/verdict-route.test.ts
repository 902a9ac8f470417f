import type { Verdict } from '@shared/contract';
import Fastify from 'fastify';
import { registerVerdicts } from './verdict-route.ts';

const verdicts = [{ remote: 'mf-blog', verdict: 'worse' }] as unknown as readonly Verdict[];
const TOKEN = 'a-token-that-nobody-guesses';

describe('GET /verdicts.json', () => {
  async function ask(
    access: { releasesToken: string | undefined; production: boolean },
    { authorization, remoteAddress = '127.0.0.1' }: { authorization?: string; remoteAddress?: string } = {},
  ) {
    const server = Fastify();
    registerVerdicts(server, () => verdicts, access);
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await server.inject({ url: '/verdicts.json', headers, remoteAddress });
    await server.close();
    return answer;
  }

  it('is for who has the token', async () => {
    const access = { releasesToken: TOKEN, production: true };
    const answer = await ask(access, { authorization: `Bearer ${TOKEN}`, remoteAddress: '192.0.2.7' });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      verdicts,
      'no-store',
    ]);
    for (const authorization of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, 'Bearer '])
      expect((await ask(access, { ...(authorization !== undefined && { authorization }) })).statusCode).toBe(
        404,
      );
  });

  it.each([
    [false, '127.0.0.1', 200],
    [false, '::1', 200],
    [false, '192.0.2.7', 404],
    [true, '127.0.0.1', 404],
  ])('without a token, in production %s, answers %s with %d', async (production, remoteAddress, status) => {
    expect((await ask({ releasesToken: undefined, production }, { remoteAddress })).statusCode).toBe(status);
  });
});
