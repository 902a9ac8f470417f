// Looks at: shell, api
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from 'tools';
import { eventually } from './kit/eventually.ts';
import { rawRequest, type RawAnswer, type RawRequest } from './kit/raw-request.ts';
import { REFLECTED_PAYLOADS } from './kit/reflected-payloads.ts';
import { nextSender } from './kit/sender.ts';
import { expect, test } from './kit/test.ts';
import { nextVisitorAddress } from './kit/visitor-address.ts';

const EVIL = 'evil.example';

test.describe('hostile requests (quality, "Security")', () => {
  let url: string;

  test.beforeAll(({ site }) => {
    url = site.url;
  });

  /** Each request comes from another visitor: how often one may ask is not the question here. */
  const ask = (address: string, request?: RawRequest): Promise<RawAnswer> =>
    rawRequest(url, address, {
      ...request,
      headers: { 'x-forwarded-for': nextVisitorAddress(), ...request?.headers },
    });

  test.describe(`${REFLECTED_PAYLOADS.length} payloads in the address`, () => {
    const places: readonly (readonly [string, (payload: string) => string])[] = [
      ['the path', (payload) => `/${payload}`],
      ['the id of a property', (payload) => `/property/${payload}`],
      ['the id of an article', (payload) => `/blog/${payload}`],
      ['a filter', (payload) => `/sell?q=${payload}&city=${payload}&type=${payload}&min=${payload}`],
      ['the page', (payload) => `/blog?page=${payload}`],
      ['the property of a viewing', (payload) => `/Appointments?property=${payload}`],
      ['a name of the query', (payload) => `/?${payload}=1`],
      ['?lang', (payload) => `/contact?lang=${payload}`],
    ];

    for (const [what, at] of places) {
      test(`in ${what}, the document has the same structure as for a harmless word`, async ({ visit }) => {
        const { page } = await visit({ language: 'en' });
        await page.goto(`${url}/robots.txt`);
        const documents: string[] = [];
        const read = async (payload: string): Promise<string> => {
          const answer = await ask(at(encodeURIComponent(payload)), { headers: { cookie: 'language=en' } });
          expect([200, 404]).toContain(answer.status);
          expect(answer.headers['set-cookie']).toBeUndefined();
          // An address with a line break is refused before it is a page's: nothing of it is repeated.
          if (answer.text === '404 Not Found\n') return documents[0] ?? '';
          expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
          return answer.text;
        };
        for (const payload of ['harmless', ...REFLECTED_PAYLOADS]) documents.push(await read(payload));
        const findOdd = (texts: string[]) =>
          page.evaluate((given) => {
            // What a browser makes of it: every element but those of the content, with the names of its attributes.
            const shape = (text: string) => {
              const parsed = new DOMParser().parseFromString(text, 'text/html');
              const elements = [
                ...parsed.querySelectorAll('head *, body > *, script, iframe, object, base, form'),
              ];
              const handlers = [...parsed.querySelectorAll('*')].filter((element) =>
                element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
              );
              const addresses = [...parsed.querySelectorAll('[href], [src], [action]')].filter((element) =>
                /^(?:javascript|data|vbscript):|^\/\/|attacker\.example\//i.test(
                  element.getAttribute('href') ??
                    element.getAttribute('src') ??
                    element.getAttribute('action') ??
                    '',
                ),
              );
              const names = elements.map(
                (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
              );
              return [...names, `handlers ${handlers.length}`, `addresses ${addresses.length}`].join('\n');
            };
            const [harmless = '', ...others] = given;
            const wanted = shape(harmless);
            return others.flatMap((text, index) => {
              const lines = shape(text).split('\n');
              const first = lines.findIndex((line, place) => line !== wanted.split('\n')[place]);
              return shape(text) === wanted ? [] : [{ index, differs: lines[first] ?? 'is shorter' }];
            });
          }, texts);
        let odd = await findOdd(documents);
        // On a busy machine a document may come without its content, which is another structure: it is asked for anew.
        for (let round = 0; round < 3 && odd.length > 0; round += 1) {
          documents[0] = await read('harmless');
          for (const { index } of odd) documents[index + 1] = await read(REFLECTED_PAYLOADS[index] ?? '');
          odd = await findOdd(documents);
        }
        expect(odd.map(({ index, differs }) => [REFLECTED_PAYLOADS[index], differs])).toEqual([]);
      });
    }

    test('nothing runs in a browser without the policy, nor as it comes to life', async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const alarms: string[] = [];
      page.on('dialog', (dialog) => {
        alarms.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.endsWith('.example')) alarms.push(request.url());
      });
      const several = REFLECTED_PAYLOADS.filter((_payload, index) => index % 6 === 0).join(' ');
      for (const [, at] of places) {
        await page.goto(url + at(encodeURIComponent(several)));
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => 'attacked' in window || 'attacked' in {})).toBe(false);
        expect(await page.locator('#outlet script, #outlet iframe, [onerror], [onload]').count()).toBe(0);
      }
      expect(alarms).toEqual([]);
      await context.close();
    });
  });

  for (const address of [
    `//${EVIL}`,
    `//${EVIL}/`,
    `//${EVIL}/%2e%2e`,
    `///${EVIL}`,
    `/\\${EVIL}`,
    `/%5c${EVIL}`,
    `/%2f%2f${EVIL}`,
    `/%09/${EVIL}`,
    `//${EVIL}/property`,
    `//${EVIL}/blog/x/y`,
    `/property//${EVIL}`,
    `/property?next=//${EVIL}`,
    `/blog/x/y?url=https://${EVIL}`,
    `/?redirect=https://${EVIL}&returnTo=//${EVIL}`,
    `/?override=none&lang=en//${EVIL}`,
    `http://${EVIL}/`,
    `/assets//${EVIL}`,
    `/assets`,
    `/remotes/mf-blog//${EVIL}`,
  ] as const) {
    test(`${address} leads to no other site`, async () => {
      const { status, headers } = await ask(address);
      const leadsAway = status >= 300 && status < 400 && !/^\/(?![/\\])/.test(headers.location ?? '');
      expect([leadsAway, headers.location]).toEqual([false, status < 300 || status >= 400 ? undefined : '/']);
      expect(headers.refresh).toBeUndefined();
    });
  }

  test('a page asked for as a proxy is asked (RFC 9112, 3.2.2) is that page', async () => {
    // On a busy machine one of the two may come without its content, which is another document: both are asked for anew.
    await eventually(async () => {
      const [named, plain] = [await ask(`http://${EVIL}/contact`), await ask('/contact')];
      expect(named.text).not.toContain(EVIL);
      expect([named.status, named.headers.etag]).toEqual([200, plain.headers.etag]);
    });
  });

  test('an address of 7,000 characters is short lines of the log', async ({ site }) => {
    for (const start of [
      '/blog/',
      '/property/',
      '/',
      '/api/v1/blog/',
      '/media/',
      '/remotes/mf-blog/releases/',
    ])
      await ask(`${start}long-address-${'x'.repeat(7000)}`);
    const lines = () => site.output.filter((line) => line.includes('long-address-'));
    await eventually(() => expect(lines()).not.toEqual([]));
    expect(Math.max(...lines().map((line) => line.length))).toBeLessThan(1000);
  });

  /** Files that stand near what is served, and a piece of each. */
  const secrets = () => {
    const first = (file: string, letters = 60) =>
      readFileSync(path.join(root, file), 'utf8').slice(0, letters);
    return [first('package.json'), first('shell/dist/assets.json'), first('api/package.json'), 'root:x:0'];
  };
  const climbs = [
    '..',
    '%2e%2e',
    '%2E%2E',
    '.%2e',
    '..%2f..',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e',
    '....//',
  ];
  const bases = [
    '/assets',
    '',
    '/media',
    '/api/v1',
    ...REMOTE_NAMES.map((name) => `/remotes/${name}/releases`),
  ];

  for (const base of bases) {
    test(`nobody climbs out of "${base}"`, async () => {
      const kept = secrets();
      for (const climb of climbs)
        for (const depth of [1, 2, 4, 8])
          for (const target of [
            'assets.json',
            'package.json',
            'release.json',
            'etc/passwd',
            'server/main.cjs',
          ]) {
            const { status, text } = await ask(`${base}${`/${climb}`.repeat(depth)}/${target}`);
            const found = kept.filter((secret) => text.includes(secret));
            // A way out of a remote's releases would lead to its pointer.
            const isPointer = base.startsWith('/remotes') && target === 'release.json' && status === 200;
            expect({ climb, depth, target, found, isPointer }).toEqual({
              climb,
              depth,
              target,
              found: [],
              isPointer: false,
            });
          }
    });
  }

  for (const [what, headers] of [
    ['a host of its own', { host: EVIL }],
    [
      'a forwarded host',
      { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-port': '81' },
    ],
    ['a forwarded header', { forwarded: `host=${EVIL};proto=https` }],
    ['another address', { 'x-original-url': `//${EVIL}`, 'x-rewrite-url': `//${EVIL}` }],
  ] as const) {
    test(`${what} shows nowhere in what the site says`, async () => {
      for (const address of [
        '/',
        '/sell',
        '/robots.txt',
        '/sitemap.xml',
        '/blog/rss.xml',
        '/property',
        '/none',
      ]) {
        const answer = await ask(address, { headers });
        expect(answer.text + JSON.stringify(answer.headers)).not.toContain(EVIL);
      }
    });
  }

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'] as const) {
    test(`${method} changes no page, file or picture, and says nothing of them`, async () => {
      for (const address of [
        '/',
        '/sell',
        '/assets/x.js',
        '/media/pictures/x',
        '/remotes/mf-blog/releases/x',
      ]) {
        const { status, text } = await ask(address, {
          method,
          headers: { 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
          body: '_method=GET',
        });
        expect([404, 405]).toContain(status);
        expect(text.length).toBeLessThan(200);
      }
    });
  }

  test('a method that is claimed by a header or a field is not believed', async () => {
    for (const headers of [{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'POST' }])
      expect((await ask('/', { headers })).status).toBe(200);
    const claimed = await ask('/api/v1/contact/send?_method=POST', { headers: { 'x-http-method': 'POST' } });
    expect(claimed.status).toBe(404);
  });

  const json = { 'content-type': 'application/json' };

  for (const [address, type, body] of [
    ['/api/v1/contact/send', 'application/json', JSON.stringify({ message: 'x'.repeat(100_000) })],
    ['/vitals', 'application/json', JSON.stringify(['x'.repeat(100_000)])],
    ['/csp-reports', 'application/csp-report', JSON.stringify({ 'csp-report': 'x'.repeat(100_000) })],
  ] as const) {
    test(`${address} takes no body that is too long`, async () => {
      const { status } = await ask(address, { method: 'POST', headers: { 'content-type': type }, body });
      // Or the connection ends before all of it was sent.
      expect([413, 0]).toContain(status);
    });
  }

  test('headers, cookies and addresses that are too long are refused, and the next request is answered', async () => {
    const long = 'x'.repeat(60_000);
    expect((await ask('/', { headers: { 'x-long': long } })).status).toBe(431);
    expect((await ask('/', { headers: { cookie: `language=${long}` } })).status).toBe(431);
    expect((await ask(`/${long}`)).status).toBe(431);
    expect((await ask(`/${'x'.repeat(4000)}`)).status).toBe(404);
    expect((await ask(`/sell?q=${'x'.repeat(8000)}`)).status).toBe(200);
  });

  for (const cookie of [
    'language=en; language=<script>',
    'language="; overrides=x',
    `cohort=${'9'.repeat(500)}`,
    'cohort=-1; overrides=%E0%A4%A; language=%00',
    '__proto__=x; constructor=y; language=toString',
    '=; ; ;;=,',
  ] as const) {
    test(`the cookies ${JSON.stringify(cookie)} are read without harm`, async () => {
      const { status, text, headers } = await ask('/', { headers: { cookie } });
      expect(status).toBe(200);
      expect(text).toMatch(/^<!doctype html>\n<html lang="(?:ar|en)" dir="(?:rtl|ltr)">/);
      expect(headers['set-cookie']).toBeUndefined();
    });
  }

  const INJECTIONS = [
    `' OR '1'='1`,
    `' OR 1=1 --`,
    `'; DROP TABLE listings; --`,
    `1; DELETE FROM articles`,
    `" UNION SELECT * FROM contact_messages --`,
    `\\'; SELECT pg_sleep(5); --`,
    `$1`,
    `$$;SELECT 1;$$`,
    `%27%20OR%201=1`,
    `\u0000`,
    `1)) OR ((1=1`,
    `'||(SELECT version())||'`,
  ];

  test('SQL in ids and queries is text like any other', async () => {
    const count = async (list: string) =>
      (JSON.parse((await ask(`/api/v1/${list}`)).text) as { total: number }).total;
    const before = [await count('home/sell'), await count('home/rent'), await count('blog/')];
    for (const injection of INJECTIONS) {
      const word = encodeURIComponent(injection);
      for (const address of [`home/homes/${word}`, `blog/${word}`])
        expect((await ask(`/api/v1/${address}`)).status).toBe(404);
      for (const address of [
        `home/sell?limit=${word}`,
        `home/rent?offset=${word}`,
        `blog/?page=${word}`,
        `blog/?fields=${word}`,
        `appointments/check-availability?date=${word}&fromTime=10:00&toTime=11:00`,
        `appointments/check-availability?date=2039-01-05&fromTime=${word}&toTime=11:00`,
        `appointments/slots?date=${word}`,
        `appointments/days?from=${word}`,
        `appointments/days?days=${word}`,
      ]) {
        const { status, text } = await ask(`/api/v1/${address}`);
        expect([address, status]).toEqual([address, 400]);
        expect(text).not.toMatch(/syntax error|SELECT|relation|column|pg_|stack/i);
      }
      expect((await ask(`/property/${word}`)).status).toBe(404);
    }
    expect([await count('home/sell'), await count('home/rent'), await count('blog/')]).toEqual(before);
  });

  test('SQL in forms is kept as it was written, or refused as no such value', async () => {
    const post = (call: string, body: unknown) =>
      ask(`/api/v1/${call}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    for (const injection of INJECTIONS) {
      const wanted = injection.includes('\u0000') ? 400 : 201;
      const { email, phone } = nextSender();
      const message = { name: injection, email, subject: 'general' };
      const text = `${injection} and ten more`;
      expect((await post('contact/send', { ...message, message: text })).status).toBe(wanted);
      const application = { name: injection, phone, experience: '0', license: false };
      expect((await post('brokers/add', application)).status).toBe(wanted);
      const slot = { date: injection, fromTime: injection, toTime: injection };
      expect((await post('appointments/add', { name: 'Sara', phone: '0512345678', ...slot })).status).toBe(
        400,
      );
    }
  });

  for (const [what, body] of [
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a deep nest', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a reach for the prototype', '{"__proto__":{"admin":true},"name":"x"}'],
    ['a reach for the constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['types of its own', '{"name":{"$gt":""},"email":["a@b.co"],"subject":true,"message":{"length":10}}'],
    ['no JSON', 'name=Sara&email=a%40b.co'],
  ] as const) {
    test(`${what} is no message`, async () => {
      const { status, text } = await ask('/api/v1/contact/send', { method: 'POST', headers: json, body });
      expect(status).toBe(400);
      expect(text).not.toMatch(/ at \w+|node_modules|\.ts:/);
    });
  }

  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
  ] as const) {
    test(`a form of another site, sent as ${type}, is not taken`, async () => {
      const body = JSON.stringify({ name: 'x', email: 'a@b.co', subject: 'general', message: '0123456789' });
      const { status } = await ask('/api/v1/contact/send', {
        method: 'POST',
        // By its type alone: a browser that is too old to name the page that sent it.
        headers: { 'content-type': type },
        body,
      });
      expect([400, 415]).toContain(status);
    });
  }

  for (const call of ['/contact/send', '/brokers/add', '/appointments/add'] as const) {
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', `https://${EVIL}`],
    ] as const) {
      test(`a script of another site does not post to ${call} (${name})`, async () => {
        const answer = await ask(`/api/v1${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [name]: value },
          body: '{}',
        });
        expect(answer.status).toBe(403);
      });
    }
  }

  test('after all of that the site is alive, and nothing went uncaught', async ({ site }) => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(site.output.join('\n')).not.toMatch(/unhandled|uncaught|out of memory/i);
  });
});
