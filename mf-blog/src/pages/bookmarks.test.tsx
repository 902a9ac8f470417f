import type { Language } from '@shared/contract';
import type { FakeHttp, MountedRemote } from '@shared/remote-kit/testing';
import {
  createFakeHttp,
  expectAccessible,
  mountRemote,
  offline,
  ok,
  status,
} from '@shared/remote-kit/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import remote from '../remote.ts';
import { articleHttp, libraryHttp } from '../testing/library-http.ts';

const words = { ar, en };
let mounted: MountedRemote | undefined;
beforeEach(() => {
  window.scrollTo = jest.fn();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

/** Keeps these as another tab does, the oldest first: the page before has told this one already. */
const keep = (...ids: string[]) => {
  window.localStorage.setItem('bookmarks', JSON.stringify(ids));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'bookmarks' }));
  });
};
const article = (id: string) => ok({ data: { _id: id, title: `Article ${id}`, content: 'Text.' } });
const answers = (ids: readonly string[]) =>
  createFakeHttp({
    'GET /blog/': (request) => libraryHttp(3).request(request),
    ...Object.fromEntries(ids.map((id) => [`GET /blog/${id}`, article(id)])),
  });
async function open(http: FakeHttp, url = '/blog?saved=1', language: Language = 'en') {
  mounted = await mountRemote(remote, { url, language, http });
  return within(mounted.element);
}
const titles = (page: Awaited<ReturnType<typeof open>>) =>
  page.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

// The remote's cache outlives a mount: each test keeps articles of its own.
describe.each(['ar', 'en'] as const)('the articles that are kept, in %s', (language) => {
  const t = words[language].bookmarks;
  const [a, b, gone] = [`${language}-a`, `${language}-b`, `${language}-gone`];

  it('stand at an address of their own, the newest bookmark first, and say what is gone', async () => {
    keep(a, gone, b);
    const http = answers([a, b]);
    http.answer(`GET /blog/${gone}`, status(404));
    const page = await open(http, '/blog?saved=1', language);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    await waitFor(() => expect(titles(page)).toEqual([`Article ${b}`, `Article ${a}`]));
    expect(page.getByText(t.gone_one.replace('{{count}}', '1'))).toBeVisible();
    expect(mounted?.heads.at(-1)).toMatchObject({ title: t.title, listed: false });
    expect(page.getByRole('link', { name: t.favourites })).toHaveAttribute('href', '/properties?saved=1');
    await expectAccessible(mounted?.element as HTMLElement);
  });

  it('are none yet: the page says how one is kept, and leads to the library, which leads back', async () => {
    keep();
    const page = await open(answers([]), '/blog?saved=1', language);
    expect(await page.findByRole('heading', { level: 2, name: t.empty.title })).toBeVisible();
    expect(page.getByRole('link', { name: t.empty.browse })).toHaveAttribute('href', '/blog');
    act(() => {
      window.history.pushState(null, '', '/blog');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const way = await page.findByRole('link', { name: t.link });
    expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(way).toHaveAttribute('href', '/blog?saved=1');
  });
});

it('an article that cannot be had takes nothing from the others, and is tried again', async () => {
  keep('c', 'd');
  const http = answers(['c']);
  http.answer('GET /blog/d', offline);
  const page = await open(http);
  const alert = await page.findByRole('alert', {}, { timeout: 3000 });
  expect(alert).toHaveTextContent('1 article could not be loaded.');
  expect(titles(page)).toEqual(['Article c']);
  http.answer('GET /blog/d', article('d'));
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles(page)).toEqual(['Article d', 'Article c']));
});

it('come 24 a page', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `many-${index}`);
  keep(...ids.toReversed());
  const page = await open(answers(ids), '/blog?saved=1&page=2');
  await waitFor(() => expect(titles(page)).toHaveLength(6));
  expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?saved=1');
});

it('are found by what the article’s own button has kept', async () => {
  keep();
  const first = await open(articleHttp(), '/blog/a1');
  fireEvent.click(await first.findByRole('button', { name: 'Bookmark' }));
  await mounted?.unmount();
  const page = await open(articleHttp());
  await waitFor(() => expect(titles(page)).toHaveLength(1));
  expect(page.getByRole('link', { name: /^Read Article/ })).toHaveAttribute('href', '/blog/a1');
});
