// Looks at: shell, mf-blog
import { createRemoteServer } from '@shared/bundler';
import { REMOTE_NAMES } from '@shared/contract';
import { freePorts } from 'tools';
import { alterRelease, type AlteredRelease } from './kit/altered-release.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const PREVIEW = 'Article Library, preview';
const LIVE = 'Article Library';

test.describe('QA takes a remote from elsewhere, in the composed site', () => {
  let site: Site;
  let release: AlteredRelease;
  let preview: Awaited<ReturnType<typeof createRemoteServer>>;
  let origin: string;

  test.beforeAll(async ({ site: shared }) => {
    release = alterRelease('mf-blog');
    release.replaceText(LIVE, PREVIEW);
    const [port = 0] = await freePorts(1);
    origin = `http://127.0.0.1:${port}`;
    preview = await createRemoteServer({ root: release.folder, apiOrigin: origin });
    await preview.listen({ port, host: '127.0.0.1' });
    site = await startSite({ besides: shared, environment: { OVERRIDE_ORIGINS: 'http://127.0.0.1:*' } });
  });
  test.afterAll(async () => {
    await site?.close();
    await preview?.close();
    release?.remove();
  });

  test('by a link: only the one who followed it sees it, with a banner, until it is stopped', async ({
    visit,
  }) => {
    const visitor = await visit({ language: 'en', withoutAddress: true });
    const { page, problems } = visitor;
    const heading = page.locator('#outlet h1:visible');
    await page.goto(`${site.url}/blog?override=mf-blog@${origin}`);
    expect(new URL(page.url()).search).toBe('');
    await eventually(async () => expect(await heading.textContent()).toBe(PREVIEW));
    const banner = page.locator('#qa-banner');
    await banner.getByText(`(${origin})`).waitFor();

    const other = await visit({ language: 'en', withoutAddress: true });
    await other.page.goto(`${site.url}/blog`);
    expect(await other.page.locator('#outlet h1:visible').textContent()).toBe(LIVE);
    expect(await other.page.locator('#qa-banner').count()).toBe(0);
    await other.close();

    // It stays on other pages, and the other remotes are what they are.
    await page.goto(`${site.url}/sell`);
    await banner.getByText('mf-blog').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await eventually(async () => expect(await heading.textContent()).toBe(PREVIEW));
    await banner.getByRole('button', { name: 'Stop' }).click();
    await eventually(async () => expect(await heading.textContent()).toBe(LIVE));
    expect(await banner.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('by the panel (Ctrl-Alt-M), which lists every remote with release, reason and load time', async ({
    visit,
  }) => {
    const visitor = await visit({ language: 'ar', withoutAddress: true });
    const { page } = visitor;
    await page.goto(`${site.url}/blog`);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+Alt+m');
    const panel = page.getByRole('dialog', { name: 'الإصدارات في هذه الصفحة' });
    await panel.waitFor();
    expect(await panel.locator('section').count()).toBe(REMOTE_NAMES.length);
    await panel
      .getByText(/حُمِّل خلال \d+ ملّي ثانية/)
      .first()
      .waitFor();
    await panel.getByLabel('خذه من (mf-blog)').fill(origin);
    await panel.getByRole('button', { name: 'تطبيق' }).click();
    await page.locator('#qa-banner').getByText(`(${origin})`).waitFor();
  });

  test('refuses a release that is not the remote named, and shows the live one', async ({ visit }) => {
    const visitor = await visit({ language: 'en', withoutAddress: true });
    const { page } = visitor;
    await page.goto(`${site.url}/contact?override=mf-forms@${origin}`);
    await page.locator('#qa-banner').getByText('refused: mf-blog is served there').waitFor();
    await page.locator('#outlet [data-section="mf-forms"] h1:visible').waitFor();
  });

  for (const override of [
    'mf-blog@http://evil.example',
    'mf-blog@http://127.0.0.1.evil.example:3002',
    'mf-blog@http://127.0.0.1:3002@evil.example',
    'mf-blog@http://evil.example/#http://127.0.0.1:3002',
    'mf-blog@javascript:alert(1)',
    'mf-blog@https://127.0.0.1:3002',
    'mf-unknown@http://127.0.0.1:3002',
  ] as const) {
    test(`refuses ${override} with its reason, and sets no cookie`, async () => {
      const answer = await fetch(`${site.url}/blog?override=${encodeURIComponent(override)}`, {
        redirect: 'manual',
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await answer.text()).toContain('override refused:');
    });
  }

  test('does not lead to another site', async () => {
    const answer = await fetch(`${site.url}//evil.example/?override=none`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/evil.example/');
  });
});

test.describe('where the deployer has not switched overrides on', () => {
  test('neither link nor cookie nor key does anything', async ({ site, visit }) => {
    const override = encodeURIComponent('mf-blog@http://127.0.0.1:1');
    const answer = await fetch(`${site.url}/blog?override=${override}`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const visitor = await visit({ language: 'en', withoutAddress: true });
    const expiry = Math.floor(Date.now() / 1000) + 1800;
    await visitor.context.addCookies([
      {
        name: 'overrides',
        value: encodeURIComponent(`${expiry}!mf-blog@http://127.0.0.1:1`),
        domain: '127.0.0.1',
        path: '/',
      },
    ]);
    await visitor.page.goto(`${site.url}/blog`);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.keyboard.press('Control+Alt+m');
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    expect(await visitor.page.locator('#qa-banner').count()).toBe(0);
    expect(await visitor.page.locator('#outlet h1:visible').textContent()).toBe(LIVE);
  });
});
