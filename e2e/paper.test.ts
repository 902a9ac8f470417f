// Looks at: the whole site
import type { Page } from '@playwright/test';
import { addressWith, firstRecords } from './kit/first-records.ts';
import { linesIn, picturesIn, sheetsIn } from './kit/pdf.ts';
import { gotoRendered } from './kit/rendered.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

interface Listing {
  name: string;
  name_en: string;
  price: { amount: number };
  area: number;
  rooms: number;
  reference: string;
  phone: string;
  agent: { name: string; name_en: string };
}

const printed = (page: Page): Promise<Buffer> => page.pdf({ format: 'A4' });

/** Lines of two QR codes: a sheet without them has a few hundred. */
const LINES_OF_CODES = 3000;

/** The fullest page that an office may make: more amenities than there are, and no end of words. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [list] = [...document.querySelectorAll('#outlet article section > div > ul')];
    const description = document.querySelector('#outlet article p[dir="auto"]');
    if (!list || !description) throw new Error('there is nothing to fill');
    while (list.children.length < 30) list.append(list.children[0]?.cloneNode(true) ?? '');
    description.textContent = 'بيت هادئ قريب من كل شيء. A quiet house.\n'.repeat(125);
  });

/** What stands on paper: nothing that can only be pressed, nothing over the heading, no notice. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator(
    'button:visible, nav:visible, iframe:visible, dialog:visible, #toasts li:visible',
  );
  expect(await pressed.count()).toBe(0);
  const heading = await page.locator('#outlet h1:visible').boundingBox();
  const header = await page.getByRole('banner').first().boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  // Whose sheet it is, how to reach them and by which licence; nothing that only leads elsewhere.
  const footer = page.getByRole('contentinfo');
  for (const kept of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'p > span', 'p > a[target]'])
    await expect(footer.locator(kept).first()).toBeVisible();
  expect(await page.locator('footer a[href^="/"]:visible, a[target] svg:visible').count()).toBe(0);
  // On a sheet there is more to see than on the screen, of which some is asked for now.
  await eventually(async () => {
    const blank = await page
      .locator('#outlet img:visible')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
      );
    expect(blank).toEqual([]);
  });
  // A PDF is of the media that was said last.
  await page.emulateMedia({ media: null });
}

const scan = { ar: 'امسح الرمز لترى كل الصور', en: 'Scan for all pictures' } as const;

test.describe('on paper', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`a property is one sheet, with a picture, who to ask and the way back, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language });
      const firsts = await firstRecords(site.url);
      // What comes over a line while a page is printed is not waited for.
      const codes: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().includes('/qr.svg?')) codes.push(request.url());
      });
      // A document without its content shows for a while what is to come, which is no sheet for anybody.
      await gotoRendered(page, site.url + addressWith(firsts, '/property/:first'));
      // Wherever the pictures stand; the codes come when the browser is idle.
      await page.waitForLoadState('networkidle');
      await eventually(() => expect(new Set(codes).size).toBe(2));
      await page.route('**/qr.svg?*', () => new Promise(() => {}));
      const sheet = await printed(page);
      expect(sheetsIn(sheet)).toBe(1);
      // The property's first, and the agent's.
      expect(picturesIn(sheet)).toBe(2);
      expect(linesIn(sheet)).toBeGreaterThan(LINES_OF_CODES);
      await expectPrintable(page);
      await page.emulateMedia({ media: 'print' });
      const answer = await fetch(`${site.url}/api/v1/home/homes/${firsts.property}`);
      const { data } = (await answer.json()) as { data: Listing };
      for (const said of [
        data.price.amount.toLocaleString('en'),
        String(data.rooms),
        data.area.toLocaleString('en'),
        data.reference,
        language === 'ar' ? data.agent.name : data.agent.name_en,
        scan[language],
      ])
        await expect(page.locator('#outlet').getByText(said).locator('visible=true').first()).toBeVisible();
      expect((await page.locator('#outlet').innerText()).replaceAll(/[\s\u2066-\u2069]/g, '')).toContain(
        data.phone,
      );
      const shown = page.locator('#outlet img:visible');
      const sources = await shown.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
      );
      // The picture, the licence's registry, the agent, the page.
      expect(sources).toEqual([
        expect.stringContaining('/media/'),
        '/qr.svg',
        expect.stringContaining('/media/pictures/agent-'),
        '/qr.svg',
      ]);
      const picture = await shown.first().boundingBox();
      expect(picture?.x).toBeGreaterThanOrEqual(0);
      expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(1440);
      await page.emulateMedia({ media: null });
      await fill(page);
      const full = await printed(page);
      expect(sheetsIn(full)).toBe(1);
      expect(linesIn(full)).toBeGreaterThan(LINES_OF_CODES);
    });

    test(`a list, a comparison and an article have their sheets, without what can only be pressed, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language });
      const firsts = await firstRecords(site.url);
      const { data } = (await (await fetch(`${site.url}/api/v1/home/sell`)).json()) as {
        data: { _id: string }[];
      };
      const [one, other] = data;
      const addresses = [
        '/sell',
        '/properties',
        `/properties?compare=${one?._id},${other?._id}`,
        '/blog/:first',
      ];
      // A page of a list holds 24 properties.
      for (const [at, most] of [2, 2, 1, 3].entries()) {
        await gotoRendered(page, site.url + addressWith(firsts, addresses[at] ?? ''));
        await page.waitForLoadState('networkidle');
        await expectPrintable(page);
        // What is below the screen is drawn for the paper, its pictures too.
        const sheets = await printed(page);
        expect(sheetsIn(sheets), addresses[at]).toBeGreaterThan(0);
        expect(sheetsIn(sheets), addresses[at]).toBeLessThanOrEqual(most);
        await page.emulateMedia({ media: 'print' });
        const { different, all } = await page
          .locator('#outlet :is(article, table) img')
          .evaluateAll((images: HTMLImageElement[]) => {
            const shown = images.filter((image) => image.checkVisibility());
            return { different: new Set(shown.map(({ currentSrc }) => currentSrc)).size, all: shown.length };
          });
        await page.emulateMedia({ media: null });
        // None is blank; one that two cards have may have come to them in two sizes.
        expect(picturesIn(sheets), addresses[at]).toBeGreaterThanOrEqual(different);
        expect(picturesIn(sheets), addresses[at]).toBeLessThanOrEqual(all);
      }
    });
  }
});
