import type { Browser, Page } from 'playwright-core';
import type { Release } from '@shared/contract';
import { createTrial } from './trial.ts';

const SITE = 'http://site.example';
const FOLDER = 'releases/1.0.0-aaaaaaaa/';

/** A page whose documents say these signs, one after the other, and the last from then on; each with what else it is given. */
function pageOf(signs: readonly string[], also: readonly string[] = []) {
  let opened = 0;
  const page = {
    url: () => `${SITE}/`,
    context: () => ({ addCookies: async () => {} }),
    evaluate: async () => undefined,
    waitForTimeout: async () => {},
    waitForFunction: async () => {},
    async goto() {
      const sign = signs[Math.min(opened, signs.length - 1)];
      const more = also[Math.min(opened, also.length - 1)] ?? '';
      opened += 1;
      return { headerValue: async () => `content;desc="${sign}"${more}`, text: async () => FOLDER };
    },
  };
  return { page: page as unknown as Page, opened: () => opened };
}

describe('a page of a release on trial', () => {
  const trial = () =>
    createTrial(
      {
        siteUrl: SITE,
        reference: SITE,
        release: { name: 'mf-blog', folder: FOLDER, slots: [], routes: [] } as unknown as Release,
        candidate: 'release',
        placers: [],
        shellSlots: [],
        readFile: async () => undefined,
      },
      {} as Browser,
    );
  const open = (page: Page, of = trial()) =>
    of.open({ page, takeProblems: () => [] }, { pathname: '/blog', language: 'en' });

  it.each(['crowded', 'starved', 'starting', 'closing'])(
    'is waited for while the site is busy (%s)',
    async (busy) => {
      const { page, opened } = pageOf([...Array<string>(30).fill(busy), 'rendered']);
      expect(await open(page)).toBe(true);
      expect(opened()).toBe(31);
    },
  );

  it('is waited for while the site is too busy for a parcel of it', async () => {
    const crowded = ', parcel;desc="mf-blog/related crowded"';
    const { page, opened } = pageOf(['rendered'], [...Array<string>(30).fill(crowded), '']);
    expect(await open(page)).toBe(true);
    expect(opened()).toBe(31);
  });

  it('counts as not tried where the site stays busy', async () => {
    const { page, opened } = pageOf(['crowded']);
    await expect(open(page)).rejects.toThrow(`${SITE} did not render /blog in English (crowded)`);
    expect(opened()).toBe(40);
  });

  it('is not waited for as long where its own bundle is at fault, which is told', async () => {
    const tried = trial();
    const { page, opened } = pageOf(['threw']);
    await open(page, tried);
    expect(opened()).toBe(12);
    expect(tried.refused()).toEqual(['/blog in English: the site could not render it (threw)']);
  });
});
