import {
  createFakeHttp,
  inScenario,
  expectAccessible,
  expectNoLeaks,
  mountRemote,
} from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import remote from './remote.ts';
import { articleHttp, libraryHttp } from './testing/library-http.ts';

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const heading = (element: HTMLElement) => within(element).findByRole('heading', { level: 1 });

// The remote's cache outlives a mount: each test asks for an address that no other test has filled.
describe.each(['ar', 'en'] as const)('mf-blog in %s (design, "Accessibility")', (language) => {
  const page = language === 'ar' ? 1 : 2;

  it('axe finds nothing in the library', async () => {
    const { element, unmount } = await mountRemote(remote, {
      url: `/blog?page=${page}`,
      language,
      http: libraryHttp(60),
    });
    await within(element).findAllByRole('article');
    await expectAccessible(element);
    await unmount();
  });

  it('axe finds nothing in an article', async () => {
    const { element, unmount } = await mountRemote(remote, {
      url: '/blog/a1',
      language,
      http: articleHttp(),
    });
    await heading(element);
    await expectAccessible(element);
    await unmount();
  });

  it.each(['empty', 'offline'] as const)('axe finds nothing when the API is %s', async (scenario) => {
    const url = `/blog/${scenario}-${language}`;
    const http = createFakeHttp({ '*': inScenario(scenario) });
    const { element, unmount } = await mountRemote(remote, { url, language, http });
    await within(element).findByRole('heading', { level: 1 }, { timeout: 3000 });
    await expectAccessible(element);
    await unmount();
  });
});

describe('mf-blog leaves nothing behind (quality, "Memory")', () => {
  it.each(['/blog?page=1', '/blog/a1'])('at %s', async (url) => {
    await expectNoLeaks(remote, { url, http: articleHttp(), shown: heading });
  });
});
