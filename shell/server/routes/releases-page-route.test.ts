import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Admission } from '../releases/admission.ts';
import { createAccess } from '../releases/access.ts';
import type { ReleasesView } from '../releases/view.ts';
import { registerReleasesPage } from './releases-page-route.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const vitals = { LCP: null, INP: null, CLS: null };
const ID = '0.2.0-1a2b3c4d';
const assets = {
  fontFaceCss: '',
  globalCss: 'body { color: red; }',
  fonts: { arabic: '/assets/a.woff2', latin: '/assets/l.woff2' },
};

/** Somebody else's words in each place that takes any. */
const HOSTILE = '<script>alert(1)</script>';
const view: ReleasesView = {
  ...{ now: Date.parse('2026-03-01T12:00:00Z'), siteUrl: 'https://site.example', fits: [], problems: [] },
  shell: { ...{ version: '0.1.0', contract: 2, accepts: [2], vitals }, errors: [], errorGroups: 0 },
  ...{ recentErrors: 0, errorsKept: 'here' },
  remotes: [
    {
      ...{ name: 'mf-blog', problem: HOSTILE, moreEarlier: 0, errorGroups: 1, log: 'read', place: '' },
      releases: [
        {
          ...{ id: ID, role: 'canary', percent: 10, commit: 'abcdef', errors: 1, vitals, author: HOSTILE },
          ...{ reason: HOSTILE, changes: { since: 'abc', subjects: [HOSTILE], count: 1 } },
        },
      ],
      previews: [{ branch: HOSTILE, until: '2026-03-15T10:00:00Z' }],
      errors: [
        {
          ...{ id: 'e', firstSeen: '2026-03-01T11:00:00Z', lastSeen: '2026-03-01T11:00:00Z' },
          counts: [{ release: ID, browser: 'Chrome 142', count: 2 }],
          last: {
            ...{
              kind: 'error',
              owner: 'mf-blog',
              name: 'TypeError',
              message: HOSTILE,
              library: '',
              stack: [],
            },
            ...{ route: '/blog', place: { file: 'mf-blog/src/page.tsx', line: 3, column: 7 } },
          },
        },
      ],
      history: [],
    },
  ],
};

describe('the page of releases', () => {
  let server: FastifyInstance;
  const open = (admission: Admission) => {
    server = Fastify();
    server.setNotFoundHandler((_request, reply) => reply.code(404).send('the site’s own page'));
    registerReleasesPage(server, { admission, assets, gather: async () => view });
  };
  const withToken = () => open({ kind: 'token', access: createAccess({ token: TOKEN, secure: true }) });
  const post = (payload: string, headers = {}) =>
    server.inject({
      method: 'POST',
      url: '/releases?lang=en',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  afterEach(() => server.close());

  it('is no page where it is off', async () => {
    open({ kind: 'off' });
    for (const method of ['GET', 'POST'] as const)
      expect((await server.inject({ method, url: '/releases' })).statusCode).toBe(404);
  });

  it('asks for the token, in Arabic first, and says nothing before', async () => {
    withToken();
    const answer = await server.inject('/releases');
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(answer.body).toContain('<html lang="ar" dir="rtl">');
    expect(answer.body).toContain('type="password"');
    expect(answer.body).not.toContain(ID);
    const english = await server.inject({ url: '/releases', headers: { cookie: 'language=en' } });
    expect(english.body).toContain('Sign in</button>');
  });

  it('lets in who has it, until they leave; the token is in no address and no page', async () => {
    withToken();
    const signedIn = await post(`token=${TOKEN}`);
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/releases?lang=en']);
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const page = await server.inject({ url: '/releases?lang=en', headers: { cookie } });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain(ID);
    expect(page.body).toContain('mf-blog/src/page.tsx:3:7');
    expect(page.body).toContain('Sign out');
    expect(page.body).not.toContain(TOKEN);
    const left = await post('leave=1', { cookie });
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0');
    const byHeader = await server.inject({ url: '/releases', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(byHeader.statusCode).toBe(200);
  });

  it('refuses a wrong token, and after ten of them each for a while', async () => {
    withToken();
    const wrong = await post('token=wrong');
    expect([wrong.statusCode, wrong.body.includes('That is not the token.')]).toEqual([401, true]);
    for (let number = 1; number < 10; number += 1) await post('token=wrong');
    const limited = await post(`token=${TOKEN}`);
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
    expect(limited.body).toContain('Too many wrong tries.');
  });

  it('takes no sign-in from another site, and no long or other body', async () => {
    withToken();
    expect((await post(`token=${TOKEN}`, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post(`token=${'a'.repeat(2000)}`)).statusCode).toBe(413);
    expect((await post(`{"token":"${TOKEN}"}`, { 'content-type': 'text/xml' })).statusCode).toBe(415);
  });

  it('is open on the machine itself where there is no token', async () => {
    open({ kind: 'open', admits: ({ host }) => host === 'localhost:80' });
    const here = await server.inject({ url: '/releases?lang=en' });
    expect([here.statusCode, here.body.includes('Sign out')]).toEqual([200, false]);
    const elsewhere = await server.inject({ url: '/releases', headers: { host: 'evil.example' } });
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([404, 'the site’s own page']);
  });

  it('holds others’ words as words, and runs only what its policy names by hash', async () => {
    open({ kind: 'open', admits: () => true });
    const { body, headers } = await server.inject('/releases');
    expect(body.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(6);
    const inline = Array.from(
      body.matchAll(/<(script|style)[^>]*>([^]*?)<\/\1>/g),
      ([, , text = '']) => text,
    );
    expect(inline).toHaveLength(2);
    for (const text of inline)
      expect(headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    expect(body).not.toMatch(/ style=| on\w+=/);
  });
});
