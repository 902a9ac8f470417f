// Looks at: shell, mf-forms
import type { Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { nextSender } from './kit/sender.ts';
import { shownForm } from './kit/shown.ts';
import { expect, test } from './kit/test.ts';
import { recordToasts, toastSays } from './kit/toasts-said.ts';
import { writeAgain } from './kit/write-again.ts';

const words = {
  ar: {
    success: 'تم إرسال الرسالة بنجاح',
    region: /الإشعارات/,
    failure: 'خطأ في الإرسال',
    offline: 'لا يوجد اتصال بالإنترنت',
  },
  en: {
    success: 'Message sent successfully',
    region: /Notifications/,
    failure: 'Submission error',
    offline: 'You are offline',
  },
} as const;

async function sendMessage(page: Page): Promise<void> {
  const form = shownForm(page);
  await writeAgain(page);
  await form.locator('input[name="name"]').fill('Visitor');
  await form.locator('input[name="email"]').fill(nextSender().email);
  await form.locator('select[name="subject"]').selectOption('general');
  await form.locator('textarea[name="message"]').fill('A message that is long enough.');
  await form.locator('button[type="submit"]').click();
}

test.describe('the one toaster (specification, sections 4 and 9)', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`shows a remote’s notification in ${language}: one at a time, F8 leads to it, gone after five seconds`, async ({
      site,
      visit,
    }) => {
      const visitor = await visit({ language });
      const { page, problems } = visitor;
      const toast = page.locator('#toasts li');
      await page.goto(`${site.url}/contact`);

      await sendMessage(page);
      await eventually(async () => expect(await toast.textContent()).toContain(words[language].success));
      await toast.first().evaluate((element) => element.setAttribute('data-first', ''));
      await page.keyboard.press('F8');
      expect(await page.evaluate(() => document.activeElement?.closest('#toasts') !== null)).toBe(true);
      await page.getByRole('region', { name: words[language].region }).waitFor({ state: 'attached' });

      await page.locator('#outlet h1:visible').click();
      await sendMessage(page);
      await eventually(async () =>
        expect(await page.locator('#toasts li:not([data-first])').count()).toBe(1),
      );
      await eventually(async () => expect(await page.locator('#toasts li[data-first]').count()).toBe(0));
      expect(await toast.count()).toBe(1);

      await page.mouse.move(5, 5);
      await page.locator('#outlet h1:visible').click();
      const shownAt = Date.now();
      await eventually(async () => expect(await toast.count()).toBe(0));
      expect(Date.now() - shownAt).toBeLessThan(12_000);
      expect(problems).toEqual([]);
    });
  }

  for (const language of ['ar', 'en'] as const)
    test(`is there before the first notification in ${language}: F8 leads to it, and a form sent without a network says so`, async ({
      site,
      visit,
    }) => {
      const { page, context, problems } = await visit({ language });
      await recordToasts(context);
      await page.goto(`${site.url}/contact`);
      await page.getByRole('region', { name: words[language].region }).waitFor({ state: 'attached' });
      await page.keyboard.press('F8');
      expect(await page.evaluate(() => document.activeElement?.closest('#toasts') !== null)).toBe(true);

      await context.setOffline(true);
      const notice = page.getByText(words[language].offline);
      await notice.waitFor();
      await sendMessage(page);
      await toastSays(page, words[language].failure);
      expect(await notice.isVisible()).toBe(true);
      expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    });

  test('is swiped away to the right beyond 50 px, not before', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    const toast = page.locator('#toasts li');
    await page.goto(`${site.url}/contact`);
    await sendMessage(page);
    await toast.waitFor();
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox();
      if (!box) throw new Error('no toast');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await swipe(40);
    expect(await toast.count()).toBe(1);
    await swipe(80);
    await eventually(async () => expect(await toast.count()).toBe(0), 4000);
  });
});
