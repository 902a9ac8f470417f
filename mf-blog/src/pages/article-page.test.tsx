import type { HttpResult, Language } from '@shared/contract';
import type { FakeHttp, MountedRemote } from '@shared/remote-kit/testing';
import { createFakeHttp, mountRemote, ok, status } from '@shared/remote-kit/testing';
import { act, fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.ts';

let mounted: MountedRemote;
let number = 0;

const TITLE = 'Fifty-one characters and a little more than that, here';

/** Each article has an id of its own: the remote's cache outlives a mount. */
async function openArticle(fields: object = {}, language: Language = 'en') {
  number += 1;
  const id = `article-${number}`;
  const article = {
    _id: id,
    title: TITLE,
    content: 'Words.',
    createdAt: '2026-03-05T10:00:00.000Z',
    ...fields,
  };
  const http = createFakeHttp({ [`GET /blog/${id}`]: ok({ data: article }) });
  return { ...(await open(`/blog/${id}`, http, language)), id };
}

async function open(url: string, http: FakeHttp, language: Language = 'en') {
  mounted = await mountRemote(remote, { url, language, http });
  const page = within(mounted.element);
  return { page, user: userEvent.setup() };
}

afterEach(async () => {
  await mounted.unmount();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

describe('an article', () => {
  it('shows breadcrumb, title, full date, author and reading time in English', async () => {
    const { page } = await openArticle({ author: { name: 'Editorial desk' } });
    expect(await page.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const trail = within(page.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(trail.getByText('Fifty-one characters and a little more than that…')).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(page.getByText('Thursday, March 5, 2026')).toBeVisible();
    expect(page.getByText('Editorial desk')).toBeVisible();
    expect(page.getByText('5 min read')).toBeVisible();
    expect(page.getByText('Thanks for reading')).toBeVisible();
  });

  it('shows the same in Arabic, and no author where there is none', async () => {
    const { page } = await openArticle({}, 'ar');
    expect(await page.findByText('الخميس، 5 مارس 2026')).toBeVisible();
    expect(page.getByText('قراءة في 5 دقائق')).toBeVisible();
    expect(page.queryByText(/الكاتب/)).toBeNull();
    expect(page.getByRole('link', { name: 'العودة إلى المقالات' })).toHaveAttribute('href', '/blog');
  });

  it('goes back one step of the history', async () => {
    window.history.pushState(null, '', '/somewhere');
    const { page, user } = await openArticle();
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    await user.click(await page.findByRole('link', { name: 'Back to Articles' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('sharing', () => {
  it.each(['Share', 'Share Article'])('hands title and address to the device by "%s"', async (name) => {
    const { page, user } = await openArticle();
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await user.click(await page.findByRole('button', { name }));
    expect(share).toHaveBeenCalledWith({ title: TITLE, url: `${window.location.href}?lang=en` });
    Object.assign(navigator, { share: undefined });
  });

  it('copies the address where the device cannot share: the button says so for some seconds, and no toast', async () => {
    const { page } = await openArticle();
    const button = await page.findByRole('button', { name: 'Share' });
    const [seen] = within(button).getAllByText('Link copied');
    expect(seen).toHaveStyle({ opacity: 0 });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(seen).toHaveStyle({ opacity: 1 });
    const announced = () =>
      page.getAllByRole('status').filter(({ textContent }) => textContent === 'Link copied');
    expect(announced()).toHaveLength(1);
    expect(button).toHaveAccessibleName('Share');
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(seen).toHaveStyle({ opacity: 0 });
    expect(announced()).toHaveLength(0);
    jest.useRealTimers();
    expect(mounted.toasts).toHaveLength(0);
    expect(await navigator.clipboard.readText()).toBe(`${window.location.href}?lang=en`);
  });

  it('does not copy when the visitor closes the device’s sheet', async () => {
    const { page, user } = await openArticle();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    Object.assign(navigator, {
      share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')),
    });
    await user.click(await page.findByRole('button', { name: 'Share' }));
    expect(copy).not.toHaveBeenCalled();
    Object.assign(navigator, { share: undefined });
  });
});

describe('the bookmark', () => {
  it('keeps the article on this device, says so, and forgets it again', async () => {
    const { page, user, id } = await openArticle();
    const bookmark = await page.findByRole('button', { name: 'Bookmark' });
    expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await user.click(bookmark);
    expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    expect(page.getByText('The article is kept on this device')).toHaveRole('status');
    expect(JSON.parse(window.localStorage.getItem('bookmarks') ?? '')).toEqual([id]);
    await user.click(bookmark);
    expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    expect(page.getByText('The article is no longer kept')).toHaveRole('status');
    expect(JSON.parse(window.localStorage.getItem('bookmarks') ?? '')).toEqual([]);
  });

  it('stands pressed on the next visit', async () => {
    window.localStorage.setItem('bookmarks', JSON.stringify([`article-${number + 1}`]));
    const { page } = await openArticle();
    expect(await page.findByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['rubbish', '{"a":1}', 'null'])('starts empty where the storage holds %s', async (rubbish) => {
    window.localStorage.setItem('bookmarks', rubbish);
    const { page } = await openArticle();
    expect(await page.findByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('works for this visit where the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { page, user } = await openArticle();
    const bookmark = await page.findByRole('button', { name: 'Bookmark' });
    await user.click(bookmark);
    expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('an article that cannot be shown', () => {
  it('loads first', async () => {
    const { page } = await open(
      '/blog/slow',
      createFakeHttp({ 'GET /blog/slow': () => new Promise(() => undefined) }),
    );
    expect(page.getByRole('status')).toHaveTextContent('Loading the article…');
    expect(mounted.heads.at(-1)).toEqual({ title: 'Loading the article…', loading: true });
  });

  it.each([
    ['en', 'Article Not Found', 'Sorry, the requested article could not be found', 'Go Back'],
    ['ar', 'المقال غير موجود', 'عذرًا، لم نتمكن من العثور على المقال المطلوب', 'العودة'],
  ] as const)('is not found, in %s', async (language, title, text, back) => {
    const { page } = await open(`/blog/nowhere-${language}`, createFakeHttp(), language);
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.getByText(text)).toBeVisible();
    expect(page.getByRole('link', { name: back })).toHaveAttribute('href', '/blog');
    expect(page.queryByRole('button')).toBeNull();
    expect(mounted.heads.at(-1)).toMatchObject({ title, status: 404 });
  });

  it('is not found when the answer is empty', async () => {
    const { page } = await open('/blog/empty', createFakeHttp({ 'GET /blog/empty': ok({ data: null }) }));
    expect(await page.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    expect(mounted.heads.at(-1)?.status).toBe(404);
  });

  it('shows the same view with Retry when the API fails', async () => {
    const http = createFakeHttp({ 'GET /blog/broken': status(500) });
    const { page, user } = await open('/blog/broken', http);
    expect(
      await page.findByRole('heading', { level: 1, name: 'Article Not Found' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(mounted.heads.at(-1)?.status).toBeUndefined();
    http.answer('GET /blog/broken', ok({ _id: 'broken', title: 'Mended', content: 'Words.' }));
    await user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('heading', { level: 1, name: 'Mended' })).toBeVisible();
  });
});

describe('an article whose card was seen', () => {
  const summaryOf = (id: string) => ({
    _id: id,
    title: `Title of ${id}`,
    coverImage: `pictures/${id}.jpg`,
    createdAt: '2026-03-05T10:00:00.000Z',
  });

  /** Visits the library first; the answer to the article is the test's to give. */
  async function comeFromLibrary(id: 'seen' | 'gone') {
    const summary = summaryOf(id);
    const library = ok({ data: ['seen', 'gone'].map(summaryOf), total: 2 });
    const { page: before } = await open('/blog', createFakeHttp({ 'GET /blog/': library }));
    await before.findByRole('heading', { name: summary.title });
    await mounted.unmount();
    let answer: (given: HttpResult) => void = () => {};
    const answered = new Promise<HttpResult>((resolve) => (answer = resolve));
    const { page } = await open(`/blog/${id}`, createFakeHttp({ [`GET /blog/${id}`]: () => answered }));
    const begun = await page.findByRole('heading', { level: 1, name: summary.title });
    return { page, begun, summary, answer: (given: HttpResult) => act(async () => answer(given)) };
  }

  it('begins with what the card knows, and goes on with its text', async () => {
    const { page, begun, summary, answer } = await comeFromLibrary('seen');
    expect(page.getByText('Thursday, March 5, 2026')).toBeVisible();
    const cover = () => mounted.element.querySelector('article img');
    const begunCover = cover();
    expect(begunCover?.getAttribute('src')).toContain(summary.coverImage);
    expect(page.getByText('Loading the article…')).toBeInTheDocument();
    expect(page.queryByText('Thanks for reading')).toBeNull();
    expect(mounted.heads.at(-1)).toMatchObject({ title: summary.title, canonical: '/blog/seen' });
    expect(mounted.heads.at(-1)?.loading).toBeUndefined();
    await answer(ok({ data: { ...summary, content: 'All of its words.' } }));
    expect(await page.findByText('All of its words.')).toBeVisible();
    expect(page.getByText('Thanks for reading')).toBeVisible();
    expect(page.queryByText('Loading the article…')).toBeNull();
    // What has the focus and was announced is the same heading, and the picture has not been fetched anew.
    expect(page.getByRole('heading', { level: 1 })).toBe(begun);
    expect(cover()).toBe(begunCover);
  });

  it('is not found where it is gone by now', async () => {
    const { page, answer } = await comeFromLibrary('gone');
    await answer(ok({ data: null }));
    expect(await page.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  });
});
