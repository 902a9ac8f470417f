// Looks at: shell, mf-map
import type { Page, Response } from '@playwright/test';
import { bringAxe, COLOUR_RULES, darken, findings } from './kit/axe.ts';
import { atDoubleDensity, BROWSER_THAT_DRAWS, DRAWN, drawnFeatures, map } from './kit/drawn-map.ts';
import { walkByKeyboard } from './kit/keyboard/walk-by-keyboard.ts';
import {
  atFourfoldZoom,
  cutOff,
  lostInLargeText,
  moving,
  shapelessInForcedColours,
  withTextSpacing,
} from './kit/legible.ts';
import { gotoRendered } from './kit/rendered.ts';
import { followRequests } from './kit/requests.ts';
import { expect, test } from './kit/test.ts';

test.use(BROWSER_THAT_DRAWS);

const WORDS = {
  ar: { draw: 'رسم نطاق', view: 'البحث في هذا الجزء', clear: 'البحث في كل المناطق' },
  en: { draw: 'Draw an area', view: 'Search this view', clear: 'Search everywhere' },
} as const;

/** A district of Kuwait and what lies round it. */
const HAWALLI = 'area=29.45_47.9*29.45_48.2*29.05_48.2*29.05_47.9';

const cards = (page: Page) => page.locator('#outlet article');

/** Presses what is drawn in the colour of numbers, by looking at the picture as a visitor does. */
async function pressNumber(page: Page): Promise<void> {
  const box = await map(page).boundingBox();
  const brass = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent-fill').trim(),
  );
  const picture = (await map(page).screenshot()).toString('base64');
  const at = await page.evaluate(
    async ([data, colour]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data: pixels = [], width = 1 } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      const wanted = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
      const isWanted = (x: number, y: number) =>
        wanted.every((part, index) => Math.abs((pixels[(y * width + x) * 4 + index] ?? 0) - part) < 6);
      // Where a whole square is of that colour there is a disc.
      for (let y = 8; y < bitmap.height - 8; y += 2)
        for (let x = 8; x < width - 8; x += 2)
          if ([-4, 0, 4].every((dx) => [-4, 0].every((dy) => isWanted(x + dx, y + dy)))) return { x, y };
      return undefined;
    },
    [picture, brass] as const,
  );
  if (!box || !at) throw new Error('no number of listings is drawn');
  await page.mouse.click(box.x + at.x, box.y + at.y + 4);
}

for (const language of ['ar', 'en'] as const)
  test(`the map in ${language}: numbers come apart when pressed, and an area stays in the address`, async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language, savesData: true });
    await bringAxe(page);
    const words = WORDS[language];
    await gotoRendered(page, `${site.url}/map`);
    expect(await cards(page).count()).toBe(24);
    await drawnFeatures(page);
    expect(await findings(page)).toEqual([]);

    // A number of listings that is pressed comes apart: what is in sight is less than everything.
    await map(page).evaluate((element) => element.removeAttribute('data-drawn'));
    await pressNumber(page);
    await drawnFeatures(page);
    await page.getByRole('button', { name: words.view }).click();
    await expect(page).toHaveURL(/\/map\?area=[\d._*-]+$/);
    await expect(cards(page)).not.toHaveCount(24);
    const within = await cards(page).count();
    expect(within).toBeGreaterThan(0);
    const names = await cards(page).locator('h2').allTextContents();

    await page.reload();
    await drawnFeatures(page);
    expect(await cards(page).locator('h2').allTextContents()).toEqual(names);
    await page.getByRole('button', { name: words.clear }).click();
    await expect(cards(page)).toHaveCount(24);
    await page.goBack();
    await expect(cards(page)).toHaveCount(within);
    expect(problems).toEqual([]);
  });

/** A listing that is for sale, alone in the area of an address. */
async function aloneOnMap(page: Page, site: string): Promise<{ id: string; address: string }> {
  const answer = await page.request.get(`${site}/api/v1/home/sell?limit=1`);
  const { data } = (await answer.json()) as {
    data: { _id: string; location: { lat: number; lng: number } }[];
  };
  const [first] = data;
  if (!first) throw new Error('nothing is for sale');
  const { lat, lng } = first.location;
  const corner = (north: number, east: number) => `${(lat + north).toFixed(4)}_${(lng + east).toFixed(4)}`;
  const reach = 0.0004;
  const area = [corner(reach, -reach), corner(reach, reach), corner(-reach, reach), corner(-reach, -reach)];
  return { id: first._id, address: `${site}/map?area=${area.join('*')}` };
}

/** Brought into sight, what is alone in an area stands in the middle: by the tail of its slip. */
async function pressMiddle(page: Page): Promise<void> {
  await map(page).scrollIntoViewIfNeeded();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map has no size');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 12);
}

test('a pin that is pressed opens a card, which Escape closes and which leads to the property', async ({
  site,
  visit,
}) => {
  const { page, problems } = await visit({ language: 'en', savesData: true });
  const { id, address } = await aloneOnMap(page, site.url);
  await gotoRendered(page, address);
  await drawnFeatures(page);
  await pressMiddle(page);
  const card = page.getByRole('dialog');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await pressMiddle(page);
  await card.getByRole('link', { name: 'View property' }).click();
  await expect(page).toHaveURL(`${site.url}/property/${id}`);
  expect(problems).toEqual([]);
});

/** What a visitor of the map has before them, and how they come to it. */
const DRAWN_STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as opened': async () => undefined,
  'with a card open': async (page) => {
    await pressMiddle(page);
    await page.getByRole('dialog').waitFor();
  },
  'while an area is drawn': async (page) => {
    await page.getByRole('button', { name: WORDS.ar.draw }).click();
    await map(page).locator('xpath=..').locator('output').getByText(/./).first().waitFor();
  },
};

for (const [state, reach] of Object.entries(DRAWN_STATES))
  test(`the drawn map on a phone in Arabic, ${state}: the keyboard reaches all of it; nothing serious for axe, light and dark; nothing lost with text spaced out, at 400%, with large text or in forced colours`, async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'ar', width: 390, height: 844, savesData: true });
    await bringAxe(page);
    followRequests(page);
    const { address } = await aloneOnMap(page, site.url);
    await gotoRendered(page, address);
    await drawnFeatures(page);
    await reach(page);
    const { stops, faults } = await walkByKeyboard(page);
    // Over a part of the map itself lies what was opened on it.
    expect(faults.filter((fault) => !/^canvas .* is covered by /.test(fault))).toEqual([]);
    expect(stops).toBeGreaterThan(15);
    expect(await findings(page)).toEqual([]);
    expect(await moving(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    expect(await withTextSpacing(page)).toEqual({ width: 390, cutOff: [] });
    expect(await shapelessInForcedColours(page)).toEqual([]);
    expect(await atFourfoldZoom(page)).toEqual({ width: 320, cutOff: [], overCovered: 0 });
    expect(await lostInLargeText(page)).toEqual([]);
    await darken(page);
    expect(await findings(page, COLOUR_RULES)).toEqual([]);
    expect(problems).toEqual([]);
  });

test('an area is drawn with the mouse, and is there for who opens the link in the other language', async ({
  site,
  visit,
}) => {
  const { page } = await visit({ language: 'en', savesData: true });
  await gotoRendered(page, `${site.url}/map?${HAWALLI}`);
  await drawnFeatures(page);
  const before = await cards(page).count();
  await page.getByRole('button', { name: WORDS.en.draw }).click();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map has no size');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.2));
  await page.mouse.down();
  for (const [x, y] of [
    [0.8, 0.2],
    [0.8, 0.5],
    [0.2, 0.5],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 6 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(new RegExp(`${HAWALLI.replaceAll('*', String.raw`\*`)}$`));
  const address = page.url();
  const drawn = cards(page);
  await expect(drawn).not.toHaveCount(before);
  const count = await drawn.count();

  const other = await visit({ language: 'ar', savesData: true, javaScript: false });
  await gotoRendered(other.page, address);
  await expect(cards(other.page)).toHaveCount(count);
});

test('not a byte of the map is on another page, neither in its document nor fetched ahead, until its link is reached', async ({
  site,
  visit,
}) => {
  const { page } = await visit({ language: 'en' });
  const ofMap: Response[] = [];
  const ofForms: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/remotes/mf-map/')) ofMap.push(response);
    if (response.url().includes('/remotes/mf-forms/')) ofForms.push(response.url());
  });
  const document = await gotoRendered(page, `${site.url}/sell`);
  const html = await document.text();
  expect([...html.matchAll(/<(?:script|link)[^>]*mf-map[^>]*>/g)].map(([tag]) => tag)).toEqual([]);
  // When the page is at rest the header's pages are readied in their order, of which the map's stands before the forms'.
  await expect.poll(() => ofForms.length, DRAWN).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  expect(ofMap.map((response) => response.url())).toEqual([]);
  // Then its page comes, and still not what draws maps.
  await page.getByRole('link', { name: 'Map', exact: true }).first().hover();
  await expect.poll(() => ofMap.length, DRAWN).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(
    ofMap.map(async (response) => [response.url(), await response.text()] as const),
  );
  const drawing = texts.filter(([, text]) => text.includes('maplibregl-'));
  expect(drawing.map(([url]) => url)).toEqual([]);
});

test('10,000 listings cost the page’s thread less than a frame at 50 a second while the map is moved', async ({
  site,
  visit,
}) => {
  const { page, context } = await visit({ language: 'en', savesData: true });
  for (const [list, from] of [
    ['sell', 0],
    ['rent', 5000],
  ] as const)
    await context.route(`**/api/v1/home/${list}`, (route) =>
      route.fulfill({
        json: {
          data: Array.from({ length: 5000 }, (_, index) => ({
            _id: `made-${from + index}`,
            name_en: `Listing ${from + index}`,
            price: { amount: 1000 + index, currency: 'KWD' },
            images: [],
            // Round Kuwait, each somewhere else: a golden angle further and further out.
            location: {
              lat: 29.3 + 0.002 * Math.sqrt(index) * Math.sin(2.4 * (from + index)),
              lng: 47.9 + 0.002 * Math.sqrt(index) * Math.cos(2.4 * (from + index)),
              district_en: `District ${index % 100}`,
            },
          })),
        },
      }),
    );
  await gotoRendered(page, `${site.url}/map`);
  await expect(page.locator('#outlet output[tabindex]')).toHaveText('10,000 properties', DRAWN);
  await drawnFeatures(page);
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map has no size');

  const session = await context.newCDPSession(page);
  // Of the thread's own work: what a busy machine does meanwhile is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.evaluate(() => {
    const counted = Object.assign(window, { drawnFrames: 0 });
    const count = () => {
      counted.drawnFrames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const before = await worked();
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down();
  for (let step = 1; step <= 120; step += 1)
    await page.mouse.move(middle[0] + 150 * Math.sin(step / 9), middle[1] + 90 * Math.cos(step / 13));
  await page.mouse.up();
  const spent = ((await worked()) - before) * 1000;
  const drawn = await page.evaluate(() => (window as unknown as { drawnFrames: number }).drawnFrames);
  expect(drawn).toBeGreaterThan(20);
  console.log(
    `10,000 listings: ${(spent / drawn).toFixed(1)} ms of the page's thread a frame, ${drawn} frames`,
  );
  expect(spent / drawn, 'milliseconds of the thread a frame').toBeLessThan(20);
});

test('where a program draws, the map has fewer pixels while it is dragged, and all of them at rest', async ({
  site,
  visit,
}) => {
  const { page, problems } = await visit({ language: 'en', savesData: true });
  await atDoubleDensity(page);
  await gotoRendered(page, `${site.url}/map`);
  await drawnFeatures(page);
  const canvas = map(page).locator('canvas');
  const widths = () =>
    canvas.evaluate(
      (element: HTMLCanvasElement) => [element.width, Math.round(element.clientWidth)] as const,
    );
  const [before, shown] = await widths();
  expect(before).toBe(shown * 2);
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map has no size');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down();
  let step = 0;
  const drag = () => {
    step += 1;
    return page.mouse.move(middle[0] + 150 * Math.sin(step / 9), middle[1] + 90 * Math.cos(step / 13));
  };
  await expect
    .poll(
      async () => {
        await drag();
        return (await widths())[0];
      },
      { ...DRAWN, intervals: [0] },
    )
    .toBeLessThan(before);
  // That has not ended the drag, after which it would be at rest for good: it is as large as it was, with no less than half a pixel to
  // one of CSS. A hand that a busy machine holds up for a moment is at rest for that moment.
  const begun = Date.now();
  await expect
    .poll(
      async () => {
        await drag();
        const [during, shownThen] = await widths();
        expect(shownThen).toBe(shown);
        expect(during).toBeGreaterThanOrEqual(Math.floor(shown / 2));
        return Date.now() - begun > 1000 && during < before;
      },
      { ...DRAWN, intervals: [0] },
    )
    .toBe(true);
  await page.mouse.up();
  await expect.poll(widths, DRAWN).toEqual([before, shown]);
  // What a browser without a graphics card pays for by the pixel of the map: a rounded clip, and one sheet of all that lies over it.
  const dear = await canvas.evaluate((element) => {
    const found: string[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflow, borderRadius } = getComputedStyle(at);
      if (overflow !== 'visible' && borderRadius !== '0px') found.push(`clips: ${at.tagName}`);
    }
    const base = element.closest('[data-map]');
    for (const over of [...(base?.parentElement?.children ?? [])])
      if (over !== base && over.tagName !== 'NOSCRIPT' && getComputedStyle(over).willChange !== 'transform')
        found.push(`is on a sheet with others: ${over.tagName}`);
    return found;
  });
  expect(dear).toEqual([]);
  expect(problems).toEqual([]);
});
