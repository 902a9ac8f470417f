import { createFakeBus } from '@shared/bus/testing';
import type { RegistrySnapshot, RemoteModule } from '@shared/contract';
import { createFakeHttp } from '@shared/remote-kit/testing';
import type { LoadRemote } from './federation.ts';
import { startPrefetching } from './prefetch.ts';

const base = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/';
const registry = {
  contract: 1,
  remotes: {
    'mf-blog': {
      name: 'mf-blog',
      base,
      startUp: true,
      routes: [
        { path: '/blog', files: { ar: ['library.js', 'ar.js'], en: ['library.js', 'en.js'] } },
        { path: '/blog/:id', files: { ar: ['article.js', 'ar.js'], en: ['article.js', 'en.js'] } },
      ],
    },
    'mf-forms': {
      name: 'mf-forms',
      base: '/remotes/mf-forms/releases/1.0.0-0000aaaa/',
      routes: [],
      startUp: false,
    },
  },
} as unknown as RegistrySnapshot;

const chrome = `
  <div id="header"><a href="/blog">a</a><a href="/blog?page=2">b</a><a href="https://elsewhere.example/">c</a></div>
  <main><a id="article" href="/blog/1"><b>d</b></a><a id="away" href="https://elsewhere.example/blog/2">e</a></main>
  <div id="footer"><a href="/contact">f</a></div>`;

describe('prefetching', () => {
  const http = createFakeHttp();
  const bus = createFakeBus('ar');
  const prepare = jest.fn(() => Promise.resolve());
  const startUp = jest.fn(() => Promise.resolve());
  const load = jest.fn<ReturnType<LoadRemote>, [string]>();
  const listeners = jest.spyOn(document, 'addEventListener');
  let rest = () => {};

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    bus.switchLanguage('ar');
    load.mockImplementation((name) =>
      Promise.resolve({ ok: true, value: { prepare, startUp, name } as unknown as RemoteModule }),
    );
    document.body.innerHTML = chrome;
    startPrefetching(registry, { bus, http }, load, new Promise((resolve) => (rest = resolve)));
  });
  afterEach(() => {
    for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
    for (const hint of document.head.querySelectorAll('link')) hint.remove();
    Reflect.deleteProperty(navigator, 'connection');
    jest.useRealTimers();
  });

  const hints = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) =>
      link.getAttribute('href')?.replace(base, ''),
    );
  const point = async (selector: string, type = 'pointerover') => {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
  };
  const idle = () => {
    rest();
    return jest.advanceTimersByTimeAsync(1000);
  };
  const saveData = () =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });

  describe('of the page behind a link', () => {
    it.each(['pointerover', 'focusin'])(
      'begins with %s: its files are hinted, its code prepared',
      async (type) => {
        await point('#article b', type);
        expect(hints()).toEqual(['article.js', 'ar.js']);
        expect(load).toHaveBeenCalledWith('mf-blog');
        expect(prepare).toHaveBeenCalledWith({ pathname: '/blog/1', language: 'ar' });
      },
    );

    it('takes the language of the moment', async () => {
      bus.switchLanguage('en');
      await point('#article');
      expect(hints()).toEqual(['article.js', 'en.js']);
      expect(prepare).toHaveBeenCalledWith({ pathname: '/blog/1', language: 'en' });
    });

    it('hints each file once, however often the visitor passes', async () => {
      await point('#article');
      await point('#article');
      await point('#header a');
      expect(hints()).toEqual(['article.js', 'ar.js', 'library.js']);
    });

    it.each([
      ['on another site', '#away'],
      ['that is none', 'main'],
    ])('%s does not begin', async (_what, selector) => {
      await point(selector);
      expect(hints()).toEqual([]);
      expect(load).not.toHaveBeenCalled();
    });

    it('does not begin for a visitor who saves data', async () => {
      saveData();
      await point('#article');
      expect(load).not.toHaveBeenCalled();
    });

    it('fails in silence: it shows when it matters', async () => {
      prepare.mockImplementationOnce(() => Promise.reject(new Error('no network')));
      await expect(point('#article')).resolves.toBeUndefined();
      load.mockResolvedValueOnce({ ok: false, error: { kind: 'offline', remote: 'mf-blog', cause: 'x' } });
      await expect(point('#article')).resolves.toBeUndefined();
    });
  });

  describe('when the page is at rest', () => {
    it('does nothing before', async () => {
      await jest.advanceTimersByTimeAsync(60_000);
      expect(load).not.toHaveBeenCalled();
      expect(hints()).toEqual([]);
    });

    it('hints the files behind header and footer', async () => {
      await idle();
      expect(hints()).toEqual(['library.js', 'ar.js']);
    });

    it('lets those remotes fetch for the start-up that want to, once and with the host’s client', async () => {
      await idle();
      expect(startUp).toHaveBeenCalledTimes(1);
      expect(startUp).toHaveBeenCalledWith({ http });
    });

    it('prepares the header’s pages, each once, and not the footer’s', async () => {
      await idle();
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog', language: 'ar' }]]);
    });

    it('prepares one page after the other', async () => {
      document.querySelector('#header')?.insertAdjacentHTML('beforeend', '<a href="/contact">g</a>');
      let arrive = () => {};
      prepare.mockImplementationOnce(() => new Promise<void>((resolve) => (arrive = resolve)));
      await idle();
      expect(prepare).toHaveBeenCalledTimes(1);
      arrive();
      await idle();
      expect(prepare.mock.calls).toEqual([
        [{ pathname: '/blog', language: 'ar' }],
        [{ pathname: '/contact', language: 'ar' }],
      ]);
    });

    it('leaves all of it for a visitor who saves data', async () => {
      saveData();
      await idle();
      expect(load).not.toHaveBeenCalled();
      expect(hints()).toEqual([]);
    });

    it('goes on after a page that cannot be prepared and a start-up that fails', async () => {
      document.querySelector('#header')?.insertAdjacentHTML('beforeend', '<a href="/contact">g</a>');
      prepare.mockImplementationOnce(() => Promise.reject(new Error('no network')));
      startUp.mockImplementationOnce(() => Promise.reject(new Error('no network')));
      await idle();
      expect(prepare).toHaveBeenCalledTimes(2);
    });
  });
});
