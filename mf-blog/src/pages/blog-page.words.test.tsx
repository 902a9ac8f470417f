import type { MountedRemote } from '@shared/remote-kit/testing';
import { createFakeHttp, mountRemote, offline, ok } from '@shared/remote-kit/testing';
import { waitFor, within } from '@testing-library/react';
import remote from '../remote.ts';
import { libraryHttp } from '../testing/library-http.ts';

let mounted: MountedRemote;

afterEach(async () => {
  await mounted.unmount();
});

const WORDS = {
  ar: {
    title: 'مكتبة المقالات',
    subtitle: /^مقالات ورؤى في العقار والاستثمار/,
    loading: 'جارٍ تحميل المقالات…',
    figures: 'أرقام المكتبة',
    labels: ['إجمالي المقالات', 'إجمالي الصفحات', 'الصفحة الحالية'],
    date: '5 مارس 2026',
    read: /^اقرأ المقال/,
    pages: 'صفحات المكتبة',
    previous: 'السابق',
    next: 'التالي',
    page: 'الصفحة 6',
    empty: ['لا توجد مقالات', 'لم نعثر على مقالات في الوقت الحالي. يُرجى المحاولة لاحقًا.'],
    failed: 'تعذّر تحميل المقالات',
    retry: 'إعادة المحاولة',
  },
  en: {
    title: 'Article Library',
    subtitle: /^Articles and insights on real estate and investment/,
    loading: 'Loading articles…',
    figures: 'The library in figures',
    labels: ['Total articles', 'Total pages', 'Current page'],
    date: 'Mar 5, 2026',
    read: /^Read Article/,
    pages: 'Pages of the library',
    previous: 'Previous',
    next: 'Next',
    page: 'Page 6',
    empty: ['No articles found', 'No articles were found at this time. Please try again later'],
    failed: 'The articles could not be loaded',
    retry: 'Try again',
  },
} as const;

// The remote's cache outlives a mount and belongs to all languages: each test has a page of its own.
describe.each([
  ['ar', 60],
  ['en', 70],
] as const)('the library in %s (specification, section 2, "Blog list")', (language, offset) => {
  const words = WORDS[language];

  async function open(page: number, http: ReturnType<typeof createFakeHttp>) {
    mounted = await mountRemote(remote, { url: `/blog?page=${page}`, language, http });
    return within(mounted.element);
  }

  it('shows title, subtitle and 24 skeletons while it loads', async () => {
    const page = await open(offset, createFakeHttp({ 'GET /blog/': () => new Promise(() => undefined) }));
    expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(page.getByText(words.subtitle)).toBeVisible();
    const loading = page.getByRole('status');
    expect(loading).toHaveTextContent(words.loading);
    expect(loading.querySelector('[aria-hidden]')?.firstElementChild?.children).toHaveLength(24);
  });

  it('shows figures, cards with short dates and cut titles, and the pages around', async () => {
    const asked = offset + 1;
    const page = await open(asked, libraryHttp(24 * (offset + 10)));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(24));
    const cards = page.getAllByRole('article');
    const card = within(cards[0] as HTMLElement);
    expect(card.getByText(words.date)).toBeVisible();
    expect(card.getByRole('link', { name: words.read })).toHaveAttribute(
      'href',
      `/blog/article-${(asked - 1) * 24 + 1}`,
    );
    const figures = within(page.getByRole('region', { name: words.figures }));
    for (const label of words.labels) expect(figures.getByText(label)).toBeVisible();
    expect(figures.getByText(`${asked} / ${offset + 10}`)).toBeVisible();
    const pages = within(page.getByRole('navigation', { name: words.pages }));
    expect(pages.getByRole('link', { name: words.previous })).toHaveAttribute(
      'href',
      `/blog?page=${asked - 1}`,
    );
    expect(pages.getByRole('link', { name: words.next })).toHaveAttribute('href', `/blog?page=${asked + 1}`);
    expect(pages.getAllByText('…')).toHaveLength(2);
  });

  it('disables Next on the last page', async () => {
    const last = offset + 2;
    const page = await open(last, libraryHttp(24 * last));
    await page.findAllByRole('article');
    const next = page.getByRole('link', { name: words.next });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).not.toHaveAttribute('href');
  });

  it('says that there are none', async () => {
    const page = await open(offset + 3, createFakeHttp({ 'GET /blog/': ok({ data: [], total: 0 }) }));
    expect(await page.findByRole('heading', { name: words.empty[0] })).toBeVisible();
    expect(page.getByText(words.empty[1])).toBeVisible();
    expect(page.queryByRole('navigation', { name: words.pages })).toBeNull();
  });

  it('says that it failed, and offers another try', async () => {
    const page = await open(offset + 4, createFakeHttp({ 'GET /blog/': offline }));
    expect(await page.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(words.failed);
    expect(page.getByRole('button', { name: words.retry })).toBeEnabled();
  });
});

it('cuts titles at the last word within 45 characters and disables Previous on page 1, in Arabic too', async () => {
  mounted = await mountRemote(remote, { url: '/blog', language: 'ar', http: libraryHttp(60) });
  const page = within(mounted.element);
  const [first] = await page.findAllByRole('article');
  expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(
    'The quiet arithmetic of buying a first home…',
  );
  const previous = page.getByRole('link', { name: WORDS.ar.previous });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).not.toHaveAttribute('href');
});
