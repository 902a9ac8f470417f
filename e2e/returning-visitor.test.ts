// Looks at: shell, mf-listings, deploy
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import { anyVersionOf, copyAgainst, type Release } from '@shared/contract';
import type { Browser } from '@playwright/test';
import { openVisitor, type Visitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { request } from './nginx/request.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';
import { startGateway, type Gateway } from './nginx/gateway.ts';
import { temporaryFolders } from './nginx/remote-origin.ts';

/** A machine that builds has little left for a page. */
const ALIVE_LIMIT_MS = 30_000;
const OWN = '/remotes/mf-listings/';

/** A script of the remote as the gateway has sent it. */
interface Sent {
  /** All its versions are called so. */
  name: string;
  /** Of its body, on the wire. */
  bytes: number;
}

const total = (scripts: readonly Sent[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
const namesOf = (scripts: readonly Sent[]) => [...new Set(scripts.map(({ name }) => name))].toSorted();

test.describe('a visitor who comes back after mf-listings was released anew', () => {
  // One visitor, who comes three times.
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  const folders = temporaryFolders();
  let site: Site;
  let team: WorkingCopy;
  let gateway: Gateway;
  let browser: Browser;
  let visitor: Visitor;
  let editions = 0;

  test.beforeAll(async ({ site: shared, playwright }, info) => {
    // Each release is a build.
    info.setTimeout(300_000);
    team = checkOut('mf-listings', 'mf-listings-returning');
    site = await startSite({
      besides: shared,
      own: ['mf-listings'],
      environment: { RELEASES_OF_MF_LISTINGS: team.releases },
    });
    gateway = await startGateway(Number(new URL(site.url).port), folders.create('tls'));
    const publicKey = new X509Certificate(gateway.ca).publicKey.export({ type: 'spki', format: 'der' });
    const trusted = createHash('sha256').update(publicKey).digest('base64');
    const { launchOptions } = info.project.use;
    // One that only overlooked the certificate's error would keep nothing, and have no service worker.
    browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${trusted}`],
    });
    visitor = await openVisitor(browser, { language: 'en' });
  });
  test.afterAll(async () => {
    await browser?.close();
    await gateway?.nginx.stop();
    await site?.close();
    team?.remove();
    folders.removeAll();
  });

  const live = () => JSON.parse(readFileSync(path.join(team.releases, 'release.json'), 'utf8')) as Release;

  /** Changes a line of what every list shows, and releases that; resolves when documents have it. */
  async function releaseAnew(): Promise<Release> {
    const edition = (editions += 1);
    team.edit('src/card/property-card.tsx', (text) =>
      text.replace(/<Card (?:data-edition="\d+" )?/, `<Card data-edition="${edition}" `),
    );
    await team.run(['build'], { SITE_URL: site.url });
    // As this visitor asks, whose document the gateway keeps for some seconds.
    const asked = { headers: { cookie: 'language=en', 'accept-encoding': 'br, gzip' }, ca: gateway.ca };
    await eventually(async () =>
      expect((await request(gateway.https, '/sell', asked)).text).toContain(`data-edition="${edition}"`),
    );
    return live();
  }

  /** What has been sent of the live release so far. */
  function sent(): Sent[] {
    const ofLive = `${OWN}${live().folder}browser/`;
    return gateway.nginx
      .log()
      .split('\n')
      .flatMap((line) => {
        const [, file, bytes] = /"GET (\S+\.js) HTTP\/2\.0" 200 (\d+) /.exec(line) ?? [];
        if (!file?.startsWith(ofLive)) return [];
        return [{ name: anyVersionOf(file.slice(ofLive.length)), bytes: Number(bytes) }];
      });
  }

  /** Opens the list in the visitor's browser; resolves when it is alive. */
  async function openList(): Promise<void> {
    await visitor.page.goto(`${gateway.https}/sell`);
    const heart = visitor.page.locator('#outlet article').first().locator('button[aria-pressed]').last();
    // Pressed on the first visit, and true on the next ones when scripts run: no document knows of a favourite.
    if (editions === 1) await heart.click();
    await eventually(
      async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'),
      ALIVE_LIMIT_MS,
    );
  }

  test('downloads at most a twentieth of its JavaScript', async () => {
    await releaseAnew();
    await openList();
    await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visitor.page.waitForLoadState('networkidle');
    const first = sent();
    await visitor.page.goto('about:blank');

    await releaseAnew();
    await openList();
    await eventually(() => expect(namesOf(sent())).toEqual(expect.arrayContaining(namesOf(first))));
    expect(total(sent())).toBeLessThanOrEqual(total(first) / 20);
    expect(visitor.problems).toEqual([]);
    await visitor.page.goto('about:blank');
  });

  test('who has nothing of it gets brotli, and whom the gateway does not stand before as well', async () => {
    const { folder, container } = live();
    const file = `${OWN}${folder}${container.file}`;
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    for (const answer of [
      await request(gateway.https, file, { headers, ca: gateway.ca }),
      await request(site.url, file, { headers }),
    ]) {
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
      expect(integrityOf(answer.text)).toBe(live().integrity[container.file]);
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding, available-dictionary',
        'use-as-dictionary': `match="${OWN}releases/*/${container.file}"`,
      });
    }
  });

  test('gets the scripts themselves where the copies are spoilt', async () => {
    const { folder, dictionaries = {} } = await releaseAnew();
    for (const [file, digests] of Object.entries(dictionaries))
      for (const digest of digests) {
        const copy = path.join(team.releases, folder, copyAgainst(file, digest));
        const content = readFileSync(copy);
        const last = content.length - 1;
        writeFileSync(copy, content.fill((content[last] ?? 0) ^ 1, last));
      }
    // It answers, by what was asked for past all caches.
    await openList();
    expect(visitor.problems.join('\n')).toMatch(/integrity|ERR_/);
    expect(await visitor.page.locator('[data-failure]').count()).toBe(0);
    expect(total(sent())).toBeGreaterThan(10_000);
  });
});
