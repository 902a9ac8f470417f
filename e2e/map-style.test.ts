// Looks at: shell, mf-map
import { variablesOf } from '@shared/contract';
import type { Page } from '@playwright/test';
import { alterRelease } from './kit/altered-release.ts';
import { atDoubleDensity, BROWSER_THAT_DRAWS, DRAWN, drawnFeatures, map } from './kit/drawn-map.ts';
import { gotoRendered } from './kit/rendered.ts';
import { startSite } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

test.use(BROWSER_THAT_DRAWS);

const TILES = 'https://tiles.example';
/** The page asks for pictures, and the worker for shapes. */
const [PICTURES, SHAPES] = ['#7a3b00', '#00527a'] as const;
/** One pixel of that colour. */
const TILE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mOosmYAAAHoALahXGZ8AAAAAElFTkSuQmCC';
/** What lies east of Kuwait. */
const EAST = {
  type: 'Polygon',
  coordinates: [
    [
      [48, 5],
      [65, 5],
      [65, 45],
      [48, 45],
      [48, 5],
    ],
  ],
};
const STYLE = {
  version: 8,
  sources: {
    pictures: { type: 'raster', tiles: [`${TILES}/{z}/{x}/{y}.png`], tileSize: 256 },
    shapes: { type: 'geojson', data: `${TILES}/shapes.json` },
  },
  layers: [
    { id: 'pictures', type: 'raster', source: 'pictures', paint: { 'raster-fade-duration': 0 } },
    { id: 'shapes', type: 'fill', source: 'shapes', paint: { 'fill-color': SHAPES } },
  ],
};

/** How much of the map is of each colour, by looking at the picture: 0 to 1. */
async function shares(page: Page, colours: readonly string[]): Promise<number[]> {
  const picture = (await map(page).screenshot()).toString('base64');
  return page.evaluate(
    async ([data, wanted]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      return wanted.map((colour) => {
        const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if (parts.every((part, index) => Math.abs((pixels[at + index] ?? 0) - part) < 6)) count += 1;
        return count / (pixels.length / 4);
      });
    },
    [picture, colours] as const,
  );
}

test('on a style of the operator’s, from another origin, the map is drawn, with all pixels while it is dragged, and only where the policy names that origin', async ({
  site: shared,
  visit,
}) => {
  const release = alterRelease('mf-map');
  release.replaceText('{origins:[]}', `{style:"${TILES}/style.json",origins:["${TILES}"]}`);
  const site = await startSite({
    besides: shared,
    own: ['mf-map'],
    environment: { [variablesOf('mf-map').releases]: release.folder },
  });
  try {
    const asked = new Set<string>();
    const visitWithTiles = async () => {
      const visitor = await visit({ language: 'en', savesData: true });
      await visitor.context.route(`${TILES}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        asked.add(pathname.endsWith('.png') ? 'tiles' : pathname);
        const headers = { 'access-control-allow-origin': '*' };
        if (pathname === '/style.json') return route.fulfill({ headers, json: STYLE });
        if (pathname === '/shapes.json') return route.fulfill({ headers, json: EAST });
        return route.fulfill({ headers, contentType: 'image/png', body: Buffer.from(TILE, 'base64') });
      });
      return visitor;
    };

    // As the shell was built, its policy names no such origin.
    const first = await visitWithTiles();
    await gotoRendered(first.page, `${site.url}/map`);
    await first.page.getByText('Parts of the map could not be loaded.').waitFor(DRAWN);
    expect([...asked]).toEqual([]);
    await first.context.close();

    // And as one that is built with it says (`document.test.ts`), to a visitor whose service worker has no page of before.
    const { page, context } = await visitWithTiles();
    await context.route(`${site.url}/map`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${TILES}`),
        },
      });
    });
    await atDoubleDensity(page);
    await gotoRendered(page, `${site.url}/map`);
    await drawnFeatures(page);
    expect([...asked].toSorted()).toEqual(['/shapes.json', '/style.json', 'tiles']);
    for (const share of await shares(page, [PICTURES, SHAPES])) expect(share).toBeGreaterThan(0.1);
    await expect(page.getByText('Parts of the map could not be loaded.')).toHaveCount(0);

    // Those pictures are made for one ratio of pixels: however slow, there are never fewer.
    const canvas = map(page).locator('canvas');
    const width = () => canvas.evaluate((element: HTMLCanvasElement) => element.width);
    const before = await width();
    const box = await map(page).boundingBox();
    if (!box) throw new Error('the map has no size');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle);
    await page.mouse.down();
    const until = Date.now() + 3000;
    for (let step = 1; Date.now() < until; step += 1) {
      await page.mouse.move(middle[0] + 150 * Math.sin(step / 9), middle[1] + 90 * Math.cos(step / 13));
      expect(await width()).toBe(before);
    }
    await page.mouse.up();
  } finally {
    await site.close();
    release.remove();
  }
});
