import Fastify from 'fastify';
import { parseAllowedOrigin } from '../qa/override.ts';
import { keptOverrides } from '../qa/override-cookie.ts';
import { acceptOverrides } from './override-route.ts';

async function follow(url: string, siteUrl = 'http://localhost:3000') {
  const allowed = parseAllowedOrigin('http://localhost:*');
  const server = Fastify();
  server.get('*', (request, reply) =>
    acceptOverrides(
      new URL(`http://document${request.url}`),
      { overrideOrigins: allowed ? [allowed] : [], siteUrl },
      reply,
    ),
  );
  const { statusCode, headers, body } = await server.inject(url);
  await server.close();
  const cookie = headers['set-cookie'] as string | undefined;
  return { statusCode, location: headers.location, cookie, caching: headers['cache-control'], body };
}

describe('a link that carries overrides', () => {
  it('has them kept, and leads on to the page itself', async () => {
    const answer = await follow('/sell?city=riyadh&override=mf-blog@http://localhost:3002&lang=en');
    expect([answer.statusCode, answer.location, answer.caching]).toEqual([
      302,
      '/sell?city=riyadh&lang=en',
      'no-store',
    ]);
    expect(keptOverrides(answer.cookie?.split(';')[0], Date.now()).texts).toEqual([
      'mf-blog@http://localhost:3002',
    ]);
  });

  it('takes what was kept back', async () => {
    const { cookie, location } = await follow('/sell?override=none');
    expect([location, cookie]).toEqual(['/sell', expect.stringMatching(/^overrides=; Max-Age=0;/)]);
  });

  it('that is not allowed changes nothing, and says why', async () => {
    const { statusCode, cookie, body } = await follow(
      '/?override=mf-blog@https://evil.example&override=mf-blog@1.0.0-aaaaaaaa',
    );
    expect([statusCode, cookie]).toEqual([403, undefined]);
    expect(body).toBe('override refused: https://evil.example is not among OVERRIDE_ORIGINS\n');
  });

  it('leads to no other site', async () => {
    expect((await follow('//evil.example/x?override=none')).location).toBe('/evil.example/x');
  });

  it('has them kept over HTTPS only, where the site has it', async () => {
    expect((await follow('/?override=none', 'https://site.example')).cookie).toContain('Secure');
  });
});
