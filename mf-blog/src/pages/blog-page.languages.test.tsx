import type { ApiExtension, Language } from '@shared/contract';
import type { FakeHttp, MountedRemote } from '@shared/remote-kit/testing';
import { createFakeHttp, mountRemote, ok } from '@shared/remote-kit/testing';
import { act, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import remote from '../remote.ts';

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

const articles = Array.from({ length: 60 }, (_, index) => ({
  _id: `a${index}`,
  // Every third is in English; only those in Arabic say so.
  ...(index % 3 === 2 ? { title: `Article ${index}` } : { title: `مقال ${index}`, language: 'ar' }),
  createdAt: '2026-03-05T10:00:00.000Z',
}));
const isArabic = ({ title }: { title: string }) => title.startsWith('مقال');

/** The reference API's library; without the extension, one that has never heard of languages. */
function http(extensions: readonly ApiExtension[]): FakeHttp {
  const fake = createFakeHttp({
    'GET /blog/': ({ query = {} }) => {
      const language = extensions.includes('blog.language') ? query['language'] : undefined;
      const fitting = articles.filter((each) => !language || isArabic(each) === (language === 'ar'));
      const [page, limit] = [Number(query['page']), Number(query['limit'])];
      return ok({ data: fitting.slice((page - 1) * limit, page * limit), total: fitting.length });
    },
  });
  return Object.assign(fake, { extensions });
}

async function open(
  url: string,
  language: Language,
  extensions: readonly ApiExtension[] = ['blog.language'],
) {
  mounted = await mountRemote(remote, { url, language, http: http(extensions) });
  return within(mounted.element);
}

describe.each<Language>(['ar', 'en'])('the library by language, in %s', (page) => {
  const t = words[page];

  it.each([
    ['the reference API', ['blog.language'] as const],
    ['an API that knows no languages', [] as const],
  ])('is narrowed by a link, whose address and pages keep it, with %s', async (_which, extensions) => {
    const library = await open('/blog', page, extensions);
    await library.findAllByRole('article');
    const choice = within(library.getByRole('navigation', { name: t.library.languages }));
    expect(choice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog?language=ar',
      '/blog?language=en',
    ]);
    expect(choice.getByRole('link', { name: t.library.allLanguages })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await act(() => userEvent.click(choice.getByRole('link', { name: 'العربية' })));
    expect(window.location.search).toBe('?language=ar');
    await waitFor(() => expect(library.queryByText('Article 2')).toBeNull());
    await waitFor(() => expect(library.getAllByRole('article')).toHaveLength(24));
    expect(choice.getByRole('link', { name: 'العربية' })).toHaveAttribute('aria-current', 'true');
    const pages = within(library.getByRole('navigation', { name: t.library.pagination.label }));
    expect(pages.getByRole('link', { name: t.library.pagination.next })).toHaveAttribute(
      'href',
      '/blog?language=ar&page=2',
    );
    expect(mounted?.heads.at(-1)).toMatchObject({ canonical: '/blog?language=ar' });
    await mounted?.unmount();

    const second = await open('/blog?page=2&language=ar', page, extensions);
    await waitFor(() => expect(second.getAllByRole('article')).toHaveLength(16));
    expect(second.getByText('2 / 2')).toBeVisible();
  });

  it('a card says its article’s language, and its title is read in it', async () => {
    const library = await open('/blog', page);
    const [first] = await library.findAllByRole('article');
    const title = within(first as HTMLElement).getByText('مقال 0', { selector: 'h3 > bdi' });
    expect(title).toHaveAttribute('lang', 'ar');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(within(first as HTMLElement).getByText('العربية')).toBeVisible();
    const english = library.getByText('Article 2', { selector: 'h3 > bdi' });
    expect(english).toHaveAttribute('lang', 'en');
    expect(english).toHaveAttribute('dir', 'ltr');
  });

  it('shows all where the address names no language of the site', async () => {
    const library = await open('/blog?language=fr', page);
    await library.findAllByRole('article');
    expect(library.getByText('Article 2', { selector: 'h3 > bdi' })).toBeVisible();
  });
});
