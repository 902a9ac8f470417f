import type { GuestLink, HttpResult, Language } from '@shared/contract';
import en from '../../src/locales/en.json';
import { createFakeClock } from '../time/fake-clock.test-kit.ts';
import { createChromeRenderer } from './render-chrome.tsx';

const settings = (phone: string): HttpResult => ({ ok: true, status: 200, data: { phone } });

describe('header and footer of a document', () => {
  it('are in the language of the document, and mark where the visitor is', async () => {
    const render = createChromeRenderer({ request: async () => settings('') }, createFakeClock());
    const english = await render('en', '/blog', 150);
    expect(english.header).toMatch(
      /<a[^>]*href="\/blog"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/blog"/,
    );
    expect(english.header).toContain('Contact');
    expect((await render('ar', '/blog', 150)).header).toContain('اتصل بنا');
    expect(english.css).not.toBe('');
  });

  it('mark each link that leads there, and none that another address has left marked', async () => {
    const render = createChromeRenderer({ request: async () => settings('') }, createFakeClock());
    const marked = async (path: string) =>
      [...(await render('en', path, 150)).header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
        ([link]) => /href="([^"]*)"/.exec(link)?.[1],
      );
    // Those without a word in the bar too: in bar and menu.
    expect(await marked('/Appointments')).toEqual(['/Appointments', '/Appointments']);
    expect(await marked('/privacy')).toEqual([]);
    expect(await marked('/Appointments')).toEqual(['/Appointments', '/Appointments']);
  });

  it('have the links of guests, in bar and menu, for as long as these are there', async () => {
    const render = createChromeRenderer({ request: async () => settings('') }, createFakeClock());
    const careers = { href: '/careers', words: { ar: 'الوظائف', en: 'Careers' } };
    const linked = async (language: Language, guests?: readonly GuestLink[]) =>
      [
        ...(await render(language, '/careers/7', 150, guests)).header.matchAll(
          /<a ([^>]*)>(?:Careers|الوظائف)</g,
        ),
      ].map(([, attributes = '']) => attributes.includes('aria-current="page"'));
    expect(await linked('en', [careers])).toEqual([true, true]);
    expect(await linked('ar', [careers])).toEqual([true, true]);
    expect(await linked('en')).toEqual([]);
  });

  it('wait for the settings no longer than the budget, and say that they are not complete', async () => {
    const clock = createFakeClock();
    const render = createChromeRenderer({ request: () => new Promise(() => {}) }, clock);
    let isThere = false;
    const rendering = render('en', '/', 150).finally(() => {
      isThere = true;
    });
    await clock.pass(149);
    expect(isThere).toBe(false);
    await clock.pass(1);
    expect((await rendering).complete).toBe(false);
  });

  it('say nothing of settings that could not be had: the browser, which asks again, starts from the same', async () => {
    const failing = createChromeRenderer({
      request: async () => ({ ok: false, failure: { kind: 'status', status: 500 } }),
    });
    const waiting = createChromeRenderer({ request: () => new Promise(() => {}) });
    const [failed, late] = [await failing('en', '/', 150), await waiting('en', '/', 1)];
    expect(failed).toMatchObject({ footer: late.footer, state: { queries: [] }, complete: false });
    expect(failed.footer).not.toContain(en.settingsFailed);
  });

  it('are the same again for the same address and settings', async () => {
    const render = createChromeRenderer({ request: async () => settings('') }, createFakeClock());
    const [one, other] = [await render('en', '/', 150), await render('en', '/', 150)];
    expect(other.header).toBe(one.header);
    expect([one.complete, other.complete]).toEqual([true, true]);
    expect(other.state).toMatchObject({ queries: [expect.anything()] });
  });
});
