import type { Language } from '@shared/contract';
import type { MountedRemote } from '@shared/remote-kit/testing';
import { createFakeHttp, mountRemote, ok, status } from '@shared/remote-kit/testing';
import { act, waitFor, within } from '@testing-library/react';
import remote from '../remote.ts';
import { libraryHttp } from '../testing/library-http.ts';

let mounted: MountedRemote;
let number = 0;

const PARAGRAPH = 'A sentence that says something about houses and gardens. '.repeat(8);
const LONG_ARTICLE = [
  'Lead.',
  ...[
    '# First',
    '## Same words',
    '### Below',
    '## Same words',
    '## الميزانية أولًا',
    '#### Too deep to list',
  ].map((heading) => `${heading}\n\n${PARAGRAPH}`),
  '> ## Quoted, not of the article',
].join('\n\n');

/** Each article has an id of its own: the remote's cache outlives a mount. */
async function openArticle(
  language: Language,
  content: string,
  answers: Parameters<typeof createFakeHttp>[0] = {},
) {
  number += 1;
  const id = `reading-${number}`;
  const article = { _id: id, title: 'A long read', content };
  const http = createFakeHttp({ [`GET /blog/${id}`]: ok({ data: article }), ...answers });
  mounted = await mountRemote(remote, { url: `/blog/${id}`, language, http });
  const page = within(mounted.element);
  await page.findByRole('heading', { level: 1 });
  return page;
}

/** Where each element stands below the window's upper edge. */
function placeElements(rectOf: (element: Element) => Partial<DOMRect> | undefined) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: 0, height: 0, bottom: 0, ...rectOf(this) } as DOMRect;
  });
}

const scrolled = (to: number) =>
  act(async () => {
    Object.assign(window, { scrollY: to });
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
});

afterEach(async () => {
  await mounted.unmount();
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

const WORDS = {
  ar: {
    contents: 'في هذا المقال',
    progress: 'ما قرأته من المقال',
    related: 'مقالات ذات صلة',
    read: /^اقرأ المقال/,
  },
  en: {
    contents: 'In this article',
    progress: 'Reading progress',
    related: 'Related articles',
    read: /^Read Article/,
  },
} as const;

describe.each(['ar', 'en'] as const)('reading a long article, in %s', (language) => {
  const words = WORDS[language];

  it('offers its sections, each under an id of its own', async () => {
    const page = await openArticle(language, LONG_ARTICLE);
    const contents = within(page.getByRole('navigation', { name: words.contents }));
    const links = contents.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First',
      'Same words',
      'Below',
      'Same words',
      'الميزانية أولًا',
    ]);
    const targets = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(new Set(targets).size).toBe(targets.length);
    for (const [index, target] of targets.entries()) {
      expect(target).toMatch(/^heading-/);
      expect(document.getElementById(target)).toHaveTextContent(links[index]?.textContent ?? '');
    }
  });

  it('marks the section that is being read', async () => {
    const page = await openArticle(language, LONG_ARTICLE);
    const contents = within(page.getByRole('navigation', { name: words.contents }));
    const current = () =>
      contents.queryAllByRole('link', { current: 'location' }).map((link) => link.textContent);
    placeElements(({ id }) => ({ top: id === 'heading-first' || id === 'heading-same-words' ? -50 : 5000 }));
    await scrolled(400);
    expect(current()).toEqual(['Same words']);
    placeElements(() => ({ top: 5000 }));
    await scrolled(10);
    expect(current()).toEqual([]);
  });

  it('has no list of sections when it is short', async () => {
    const page = await openArticle(language, '## One\n\n## Two\n\n## Three\n\nWords.');
    expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
    expect(page.queryByRole('navigation', { name: words.contents })).toBeNull();
  });

  it('says how much has been read', async () => {
    const page = await openArticle(language, LONG_ARTICLE);
    const progress = page.getByRole('progressbar', { name: words.progress });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    // Half of its 2000 pixels have passed above the window's lower edge.
    placeElements((element) =>
      element.parentElement?.matches('article > div')
        ? { top: window.innerHeight - 1000, height: 2000 }
        : undefined,
    );
    await scrolled(500);
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    expect(progress.style.getPropertyValue('--reading-progress')).toBe('0.5');
    await scrolled(0);
    expect(progress).toHaveAttribute('aria-valuenow', '0');
  });

  it('offers three other articles', async () => {
    const page = await openArticle(language, 'Words.', {
      'GET /blog/': (request) => libraryHttp(5).request(request),
    });
    const related = within(await page.findByRole('region', { name: words.related }));
    const links = await related.findAllByRole('link', { name: words.read });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/article-1',
      '/blog/article-2',
      '/blog/article-3',
    ]);
  });

  it.each([
    ['fails', status(500)],
    ['is empty', ok({ data: [] })],
  ])('offers no others when the library %s', async (_, answer) => {
    const page = await openArticle(language, 'Words.', { 'GET /blog/': answer });
    await waitFor(() => expect(page.queryByRole('region', { name: words.related })).toBeNull());
    expect(page.getByText('Words.')).toBeVisible();
    expect(page.queryByRole('alert')).toBeNull();
  });
});

it('shows what is too long for one go part by part, with its notes, links and sections', async () => {
  const section = (index: number) =>
    `## Section ${index}\n\n${PARAGRAPH.repeat(8)}See [the list] and this[^note].\n\nAnd[^own${index}].`;
  const sections = Array.from({ length: 20 }, (_, index) => section(index));
  const notes = sections.map((_, index) => `[^own${index}]: Note ${index}.`);
  const page = await openArticle(
    'en',
    [...sections, ...notes, '[^note]: The note of all.', '[the list]: /sell'].join('\n\n'),
  );
  expect(page.queryByRole('heading', { name: 'Section 19' })).toBeNull();
  await page.findByText('Note 19.', {}, { timeout: 10_000 });
  expect(page.getByRole('heading', { name: 'Section 19' })).toBeVisible();
  expect(page.getAllByRole('link', { name: 'the list' })).toHaveLength(20);
  const contents = within(page.getByRole('navigation', { name: WORDS.en.contents }));
  expect(contents.getAllByRole('link')).toHaveLength(20);
  const ids = [...mounted.element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of mounted.element.querySelectorAll('a[href^="#"]'))
    expect(ids).toContain(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
});

it('goes to the section that the address names, when its part has come', async () => {
  const section = (index: number) => `## Section ${index}\n\n${PARAGRAPH.repeat(8)}`;
  const gone: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    gone.push(this.id);
  };
  const sections = Array.from({ length: 30 }, (_, index) => section(index));
  const page = await openArticle('en', sections.join('\n\n'));
  window.history.replaceState(null, '', '#heading-section-29');
  await page.findByText('Section 29', { selector: 'h2' }, { timeout: 10_000 });
  await waitFor(() => expect(gone).toContain('heading-section-29'));
});

it('keeps its place in the sections when the language changes', async () => {
  const page = await openArticle('en', LONG_ARTICLE);
  const hrefs = () =>
    page.getAllByRole('link', { name: 'Same words' }).map((link) => link.getAttribute('href'));
  const before = hrefs();
  await mounted.switchLanguage('ar');
  expect(page.getByRole('navigation', { name: WORDS.ar.contents })).toBeVisible();
  expect(hrefs()).toEqual(before);
});
