import type { Language } from '@shared/contract';
import Fastify from 'fastify';
import { parseAllowedOrigin } from '../qa/override.ts';
import { keptOverrides } from '../qa/override-cookie.ts';
import { acceptOverrides, carriesOverrides } from './override-route.ts';

const PREVIEW = 'mf-blog@0.2.0-1a2b3c4d~AbCdEfGhIjKlMnOpQr-_09';
const ENDED = 'mf-blog@0.2.0-1a2b3c4d~AAAAAAAAAAAAAAAAAAAAAA';

async function follow(url: string, siteUrl = 'http://localhost:3000', language: Language = 'en') {
  const allowed = parseAllowedOrigin('http://localhost:*');
  const server = Fastify();
  server.get('*', (request, reply) =>
    acceptOverrides(
      new URL(`http://document${request.url}`),
      { overrideOrigins: allowed ? [allowed] : [], previews: 2, remoteOrigins: { 'mf-blog': '' }, siteUrl },
      { previews: { has: (remote, name) => `${remote}@${name}` === PREVIEW }, language },
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

describe('a link to a preview', () => {
  it('has it kept by whoever follows it, and leads on to the page without it', async () => {
    const { statusCode, location, caching, cookie } = await follow(`/blog?page=2&preview=${PREVIEW}`);
    expect([statusCode, location, caching]).toEqual([302, '/blog?page=2', 'no-store']);
    expect(keptOverrides(cookie?.split(';')[0], Date.now()).texts).toEqual([PREVIEW]);
  });

  it.each([
    ['en', 'This preview has ended'],
    ['ar', 'انتهت هذه المعاينة'],
  ] as const)('that has ended says so, in %s, and changes nothing', async (language, title) => {
    const answer = await follow(`/blog?page=2&preview=${ENDED}`, undefined, language);
    expect([answer.statusCode, answer.caching, answer.cookie]).toEqual([410, 'no-store', undefined]);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain('href="/blog?page=2&amp;preview=none"');
  });

  it('is read where previews are on, and one that carries overrides where these are', () => {
    const carries = (parameter: string, previews: number, origins: string[]) =>
      carriesOverrides(new URL(`http://document/?${parameter}=none`), {
        overrideOrigins: origins.flatMap((each) => parseAllowedOrigin(each) ?? []),
        previews,
        remoteOrigins: {},
        siteUrl: '',
      });
    const localhost = ['http://localhost:*'];
    expect([carries('preview', 2, []), carries('preview', 0, localhost)]).toEqual([true, false]);
    expect([carries('override', 2, []), carries('override', 0, localhost)]).toEqual([false, true]);
  });
});
