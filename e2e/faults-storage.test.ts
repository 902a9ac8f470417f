// Looks at: the whole site
import type { BrowserContext, Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { nextSender } from './kit/sender.ts';
import { shownForm } from './kit/shown.ts';
import { expect, test } from './kit/test.ts';
import { recordToasts, toastSays } from './kit/toasts-said.ts';

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  ar: { home: 'بيتك القادم في\u00a0الخليج يبدأ من\u00a0هنا', sent: 'تم إرسال الرسالة بنجاح' },
  en: { home: 'Your next home in\u00a0the\u00a0Gulf starts here', sent: 'Message sent successfully' },
} as const;

/** What a visitor's browser may do to the site's storage; each runs in the page before anything of the site. */
const storages: Readonly<Record<string, () => void>> = {
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'holds rubbish': () => {
    if (window.sessionStorage.getItem('spoilt')) return;
    const rubbish = [
      '{"a":',
      'null',
      '[1,{"x":[]},null]',
      '{"phone":{"toString":1}}',
      '\u0000',
      '"text"',
      '7',
    ];
    const keys = [
      'settings',
      'token',
      'bookmarks',
      'favourites',
      'comparison',
      'recently-viewed',
      'saved-searches',
    ];
    const known = [...keys, 'draft:contact', 'draft:join', 'draft:appointment', 'draft:appointment:attempt'];
    for (const [index, key] of known.entries()) {
      window.localStorage.setItem(key, rubbish[index % rubbish.length] ?? '');
      window.sessionStorage.setItem(key, rubbish[(index + 3) % rubbish.length] ?? '');
    }
    window.localStorage.setItem('language', '<script>');
    window.sessionStorage.setItem('spoilt', 'yes');
  },
};

test.describe('the local storage (quality, "Faults")', () => {
  test.describe.configure({ mode: 'parallel' });

  /** The cookie is all that such a browser carries of the language. */
  const speak = (context: BrowserContext, url: string, language: Language) =>
    context.addCookies([{ name: 'language', value: language, url }]);

  async function press(page: Page, name: RegExp): Promise<void> {
    const button = page.locator('#outlet').getByRole('button', { name }).first();
    const before = await button.getAttribute('aria-pressed');
    await button.click();
    await eventually(async () => expect(await button.getAttribute('aria-pressed')).not.toBe(before));
  }

  for (const [kind, spoil] of Object.entries(storages))
    for (const language of languages) {
      test(`${kind}: the site works in its defaults, in ${language}`, async ({ site, visit }) => {
        const { page, context, problems } = await visit();
        await speak(context, site.url, language);
        await context.addInitScript(spoil);
        await recordToasts(context);

        await page.goto(site.url);
        await page.getByRole('heading', { level: 1, name: words[language].home }).waitFor();
        await page.goto(`${site.url}/sell`);
        await page.locator('#outlet article').first().waitFor();
        await page.waitForLoadState('networkidle');
        // Favourites and bookmarks last as long as the page where they cannot be kept.
        await press(page, /المفضلة|favourite/i);
        await page.locator('#outlet article a[href^="/property/"]').first().click();
        await page.locator('#outlet h1:visible').waitFor();
        await page.goto(`${site.url}/blog`);
        await page.locator('#outlet a[href^="/blog/"]').first().click();
        await eventually(() => expect(new URL(page.url()).pathname).toMatch(/^\/blog\/./));
        await page.locator('#outlet article h1').waitFor();
        await press(page, /حفظ المقال|Bookmark/);

        await page.goto(`${site.url}/contact`);
        await page.waitForLoadState('networkidle');
        const field = (name: string) => shownForm(page).locator(`[name="${name}"]`);
        for (const name of ['name', 'email', 'message']) expect(await field(name).inputValue()).toBe('');
        await field('name').fill('Sara');
        await field('email').fill(nextSender().email);
        await field('subject').selectOption('general');
        await field('message').fill('A message that is long enough.');
        await shownForm(page).locator('button[type="submit"]').click();
        await toastSays(page, words[language].sent);

        // The language goes by the cookie alone, over a reload too.
        const other = language === 'ar' ? 'en' : 'ar';
        await page.locator(`#header a[hreflang="${other}"]`).first().click();
        await eventually(async () => expect(await page.locator('html').getAttribute('lang')).toBe(other));
        await page.reload();
        expect(await page.locator('html').getAttribute('lang')).toBe(other);
        expect(problems).toEqual([]);
      });
    }
});
