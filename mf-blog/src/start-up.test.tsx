import { createFakeHttp, mountRemote, status } from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import en from './locales/en.json';
import remote from './remote.ts';
import { libraryHttp } from './testing/library-http.ts';

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;

describe('the start-up of mf-blog (specification, section 7; decisions, "Calls")', () => {
  it('leaves nothing of a failure: the library is then opened as if for the first time', async () => {
    const failing = createFakeHttp({ 'GET /blog/': status(404) });
    await remote.startUp?.({ http: failing });
    expect(failing.requests).toHaveLength(1);

    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const library = libraryHttp(3);
    const http = createFakeHttp({ 'GET /blog/': (request) => isAsked.then(() => library.request(request)) });
    const { element, unmount } = await mountRemote(remote, { url: '/blog', language: 'en', http });
    expect(within(element).getByText(en.library.loading)).toBeInTheDocument();
    expect(within(element).queryByText(en.library.failed.title)).toBeNull();
    answer();
    expect(await within(element).findAllByRole('article')).toHaveLength(3);
    await unmount();
  });
});
