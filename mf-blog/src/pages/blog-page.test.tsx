import type { Language } from '@shared/contract';
import type { FakeHttp, MountedRemote } from '@shared/remote-kit/testing';
import { createFakeHttp, mountRemote, offline, ok } from '@shared/remote-kit/testing';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.ts';
import { libraryHttp, LONG_TITLE } from '../testing/library-http.ts';

let mounted: MountedRemote;
const scrollTo = jest.fn();

async function openLibrary(http: FakeHttp, url = '/blog', language: Language = 'en') {
  mounted = await mountRemote(remote, { url, language, http });
  return within(mounted.element);
}

beforeEach(() => {
  window.scrollTo = scrollTo;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

afterEach(async () => {
  await mounted.unmount();
  scrollTo.mockReset();
});

// The remote's cache outlives a mount: each test asks for a page that no other test has filled.
describe('the library', () => {
  it('shows 24 placeholders while it waits, then cards with cut titles, short dates and links', async () => {
    let answer: () => void = () => undefined;
    const http = libraryHttp(60);
    const paged = createFakeHttp({
      'GET /blog/': (request) =>
        new Promise((resolve) => {
          answer = () => void http.request(request).then(resolve);
        }),
    });
    const page = await openLibrary(paged);
    const loading = page.getByRole('status');
    expect(loading).toHaveTextContent('Loading articles…');
    expect(loading.querySelector('[aria-hidden]')?.firstElementChild?.children).toHaveLength(24);
    expect(page.getByRole('heading', { level: 1, name: 'Article Library' })).toBeVisible();

    answer();
    const [first] = await page.findAllByRole('article');
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(24));
    const card = within(first as HTMLElement);
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(
      /^The quiet arithmetic of buying a first home…$/,
    );
    expect(card.getByText('Mar 5, 2026')).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/blog/article-1');
    expect(card.getByRole('link')).toHaveAccessibleName(new RegExp(`^Read Article.*${LONG_TITLE}$`));
  });

  it('counts articles and pages, and says where the visitor is', async () => {
    const page = await openLibrary(libraryHttp(60), '/blog?page=2');
    const figures = within(await page.findByRole('region', { name: 'The library in figures' }));
    await waitFor(() => expect(figures.getByText('60')).toBeVisible());
    expect(figures.getByText('3')).toBeVisible();
    expect(figures.getByText('2 / 3')).toBeVisible();
    expect(mounted.heads.at(-1)).toMatchObject({
      title: 'Article Library – page 2',
      canonical: '/blog?page=2',
    });
  });

  it('speaks Arabic, with Arabic dates', async () => {
    const page = await openLibrary(libraryHttp(200), '/blog?page=5', 'ar');
    expect(page.getByRole('heading', { level: 1, name: 'مكتبة المقالات' })).toBeVisible();
    const [card] = await page.findAllByRole('article');
    expect(within(card as HTMLElement).getByText('5 مارس 2026')).toBeVisible();
    expect(within(card as HTMLElement).getByRole('link')).toHaveAccessibleName(/^اقرأ المقال/);
    expect(page.getByRole('navigation', { name: 'صفحات المكتبة' })).toBeVisible();
  });

  it('turns pages with real links, smoothly to the top', async () => {
    const page = await openLibrary(libraryHttp(24 * 12), '/blog?page=6');
    await page.findAllByRole('article');
    const pages = within(page.getByRole('navigation', { name: 'Pages of the library' }));
    const addresses = () =>
      pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(addresses()).toEqual([
      ['Previous', '/blog?page=5'],
      ['1', '/blog'],
      ['4', '/blog?page=4'],
      ['5', '/blog?page=5'],
      ['6', '/blog?page=6'],
      ['7', '/blog?page=7'],
      ['8', '/blog?page=8'],
      ['12', '/blog?page=12'],
      ['Next', '/blog?page=7'],
    ]);
    expect(pages.getAllByText('…')).toHaveLength(2);

    await userEvent.click(pages.getByRole('link', { name: 'Next' }));
    expect(window.location.search).toBe('?page=7');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    const heading = page.getByRole('heading', { level: 2, name: 'Articles, page 7 of 12' });
    expect(heading).toHaveFocus();
    expect(await page.findByRole('heading', { name: 'Article 145' })).toBeVisible();
    expect(pages.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves a press with a modifier to the browser', async () => {
    const page = await openLibrary(libraryHttp(24 * 12), '/blog?page=9');
    await page.findAllByRole('article');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    const next = page.getByRole('link', { name: 'Next' });
    const pressed = jest.fn((event: Event) => {
      const prevented = event.defaultPrevented;
      event.preventDefault();
      return prevented;
    });
    document.addEventListener('click', pressed, { once: true });
    await user.click(next);
    expect(pressed).toHaveReturnedWith(false);
    expect(window.location.search).toBe('?page=9');
  });

  it.each([
    ['/blog?page=99', '12', 'Next'],
    ['/blog?page=12', '12', 'Next'],
  ])('stands on the last page at %s', async (url, current, disabled) => {
    const page = await openLibrary(libraryHttp(24 * 12), url);
    await page.findAllByRole('article');
    expect(page.getByRole('link', { current: 'page' })).toHaveTextContent(current);
    const end = page.getByRole('link', { name: disabled });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    expect(end).not.toHaveAttribute('href');
    expect(mounted.heads.at(-1)?.canonical).toBe('/blog?page=12');
  });
});

describe('a library that cannot be shown', () => {
  it('says that there is nothing', async () => {
    const page = await openLibrary(
      createFakeHttp({ 'GET /blog/': ok({ data: [], total: 0 }) }),
      '/blog?page=31',
    );
    expect(await page.findByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(page.getByText('No articles were found at this time. Please try again later')).toBeVisible();
    expect(page.queryByRole('alert')).toBeNull();
    expect(page.queryByRole('navigation', { name: 'Pages of the library' })).toBeNull();
  });

  it('says that it failed, and Retry brings the articles', async () => {
    const http = createFakeHttp({ 'GET /blog/': offline });
    const page = await openLibrary(http, '/blog?page=32');
    const alert = await page.findByRole('alert', {}, { timeout: 3000 });
    expect(alert).toHaveTextContent('The articles could not be loaded');
    expect(page.queryByText('No articles found')).toBeNull();
    http.answer('GET /blog/', (request) => libraryHttp(24 * 40).request(request));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(24));
  });

  it('works against an API that ignores paging', async () => {
    const everything = await libraryHttp(24).request({ method: 'GET', path: '/blog/' });
    const [one] = everything.ok ? (everything.data as { data: object[] }).data : [];
    const all = Array.from({ length: 30 }, (_, index) => ({
      ...one,
      _id: `bare-${index}`,
      title: `Bare ${index}`,
    }));
    const page = await openLibrary(createFakeHttp({ 'GET /blog/': ok(all) }), '/blog?page=33');
    expect(await page.findByRole('heading', { name: 'Bare 24' })).toBeVisible();
    expect(page.getAllByRole('article')).toHaveLength(6);
    expect(page.getByText('2 / 2')).toBeVisible();
  });
});
