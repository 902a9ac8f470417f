// Looks at: the whole site
import { eventually } from './kit/eventually.ts';
import { nextSender } from './kit/sender.ts';
import { expect, test } from './kit/test.ts';
import { recordToasts, toastSays } from './kit/toasts-said.ts';

/** What axe says of each page stands in every-page. */
test.describe('accessibility (design, "Accessibility")', () => {
  test('lets the keyboard alone open the menu, switch the language, filter, open a property and send a message', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'ar', width: 390, height: 844 });
    const { page, context, problems } = visitor;
    await recordToasts(context);
    /** Presses Tab until the focus is on what is wanted. */
    const tabTo = async (name: string | RegExp) => {
      for (let press = 0; press < 120; press += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return (
            element?.getAttribute('aria-label') ??
            element?.labels?.[0]?.textContent ??
            element?.textContent ??
            ''
          );
        });
        if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
      }
      throw new Error(`the focus never came to ${String(name)}`);
    };
    const heading = page.locator('#outlet h1:visible');

    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    await tabTo(/English/);
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await page.locator('html').getAttribute('dir')).toBe('ltr'));
    await tabTo('Open menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Navigation menu' }).waitFor();
    await tabTo('For sale');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await heading.textContent()).toBe('Properties for sale'));

    // What is below the heading comes a moment after it.
    await page.getByRole('searchbox', { name: 'Keyword' }).waitFor();
    await tabTo('Keyword');
    await page.keyboard.type('villa');
    await eventually(() => expect(new URL(page.url()).searchParams.get('q')).toBe('villa'));
    // The results are asked for before the address follows.
    await expect(page.locator('#outlet [aria-busy="true"]')).toHaveCount(0);
    const card = page.locator('#outlet :is(h2, h3) a').first();
    const name = (await card.textContent()) ?? '';
    await tabTo(name);
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await heading.textContent()).toBe(name));

    await page.goto(`${site.url}/contact`);
    await page.waitForLoadState('networkidle');
    await tabTo(/^Full name|^Name/);
    await page.keyboard.type('Visitor');
    await page.keyboard.press('Tab');
    await page.keyboard.type(nextSender().email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A message that is long enough.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toastSays(page, 'Message sent successfully');
    const receipt = page.getByRole('heading', { name: 'Your message has reached us' });
    await expect(receipt).toBeFocused();
    await tabTo('Send another message');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeFocused();
    expect(problems).toEqual([]);
  });
});
