import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import {
  PUBLISHED_INTEGRITY,
  type NextView,
  type RegistrySnapshot,
  type RemoteModule,
} from '@shared/contract';
import { createFakeHttp } from '@shared/remote-kit/testing';
import type { LoadRemote } from './live-release.ts';
import { startPrefetching } from './prefetch.ts';

const base = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/';
const filesOf = (page: string) => ({
  ar: ['remoteEntry.js', `${page}.js`, 'ar.js'],
  en: ['remoteEntry.js', `${page}.js`, 'en.js'],
});
const registry = {
  contract: 1,
  remotes: {
    'mf-blog': {
      name: 'mf-blog',
      base,
      container: { url: `${base}remoteEntry.js`, integrity: 'sha384-remoteEntry' },
      startUp: true,
      routes: [
        { path: '/blog', files: filesOf('library') },
        { path: '/blog/:id', files: filesOf('article') },
      ],
    },
    'mf-forms': {
      name: 'mf-forms',
      base: '/remotes/mf-forms/releases/1.0.0-0000aaaa/',
      routes: [],
      startUp: false,
    },
    'mf-map': {
      name: 'mf-map',
      base: '/remotes/mf-map/releases/1.0.0-0000bbbb/',
      routes: [{ path: '/map', files: { ar: ['map.js'], en: ['map.js'] } }],
      startUp: false,
      onlyWhenMeant: true,
    },
  },
} as unknown as RegistrySnapshot;

const chrome = `
  <div id="header"><a href="/blog">a</a><a href="/blog?page=2">b</a><a href="https://elsewhere.example/">c</a></div>
  <main><a id="article" href="/blog/1"><b>d</b></a><a id="away" href="https://elsewhere.example/blog/2">e</a></main>
  <div id="footer"><a href="/contact">f</a><a href="/blog">g</a><a href="/blog/7">h</a><a href="/blog/8">i</a></div>`;

describe('prefetching', () => {
  const http = createFakeHttp();
  const bus = createFakeBus('ar');
  const domElement = document.createElement('div');
  const capabilities = { bus, http, languageGate: createLanguageGate() };
  /** As the remote meets it. */
  const host = { ...capabilities, domElement };
  const prepare = jest.fn((_view: NextView) => Promise.resolve());
  const rooms = {
    roomOf: jest.fn((_name: string) => domElement),
    layOut: jest.fn(() => Promise.resolve()),
    keepBehind: jest.fn(),
  };
  const startUp = jest.fn(() => Promise.resolve());
  const load = jest.fn<ReturnType<LoadRemote>, [string]>();
  const listeners = jest.spyOn(document, 'addEventListener');
  const windowListeners = jest.spyOn(window, 'addEventListener');
  let rest = () => {};
  let isPrepared: ReturnType<typeof startPrefetching>;

  const asked: [string, RequestInit | undefined][] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    asked.length = 0;
    globalThis.fetch = ((url: string, init?: RequestInit) => {
      asked.push([url.replace(base, ''), init]);
      return Promise.reject(new TypeError('Failed to fetch'));
    }) as unknown as typeof fetch;
    const hashes = Object.fromEntries(
      ['library', 'article', 'ar', 'en'].map((name) => [`${name}.js`, `sha384-${name}`]),
    );
    Object.assign(globalThis, { [PUBLISHED_INTEGRITY]: { [new URL(base, document.baseURI).href]: hashes } });
    bus.switchLanguage('ar');
    load.mockImplementation((name) =>
      Promise.resolve({ ok: true, value: { prepare, startUp, name } as unknown as RemoteModule }),
    );
    document.body.innerHTML = chrome;
    isPrepared = startPrefetching(
      registry,
      capabilities,
      load,
      new Promise((resolve) => (rest = resolve)),
      rooms,
    );
  });
  afterEach(() => {
    for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
    for (const [type, listener] of windowListeners.mock.calls)
      window.removeEventListener(type, listener as EventListener);
    Reflect.deleteProperty(globalThis, PUBLISHED_INTEGRITY);
    Reflect.deleteProperty(navigator, 'connection');
    jest.useRealTimers();
  });

  const fetched = () => asked.map(([file]) => file);
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
    it.each(['pointerover', 'focusin'])('begins with %s: its code is prepared', async (type) => {
      await point('#article b', type);
      expect(load).toHaveBeenCalledWith('mf-blog');
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog/1', language: 'ar' }]]);
    });

    it('tells of each page of its kind that it is prepared, once it is', async () => {
      await point('#article b');
      expect(['/blog/1', '/blog/2', '/blog'].map(isPrepared)).toEqual([true, true, false]);
      prepare.mockRejectedValueOnce(new Error('gone'));
      await point('#header a');
      expect(isPrepared('/blog')).toBe(false);
    });

    it('goes on where the pointer rests: the page is drawn', async () => {
      await point('#article b');
      await jest.advanceTimersByTimeAsync(100);
      expect(prepare).toHaveBeenLastCalledWith({ pathname: '/blog/1', search: '', language: 'ar', host });
    });

    it('goes on at once where it presses, as a finger does', async () => {
      await point('#article b', 'pointerdown');
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog/1', search: '', language: 'ar', host }]]);
    });

    it('goes no further where the pointer only passes', async () => {
      await point('#article b');
      await point('main');
      await jest.advanceTimersByTimeAsync(100);
      expect(prepare).toHaveBeenCalledTimes(1);
    });

    it('draws nothing where memory is scarce', async () => {
      Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: 2 });
      await point('#article b', 'pointerdown');
      Reflect.deleteProperty(navigator, 'deviceMemory');
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog/1', search: '', language: 'ar' }]]);
    });

    it('draws nothing in a browser whose keys would reach it', async () => {
      const style = jest
        .spyOn(document.documentElement, 'style', 'get')
        .mockReturnValue({} as CSSStyleDeclaration);
      await point('#article b', 'pointerdown');
      style.mockRestore();
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog/1', search: '', language: 'ar' }]]);
    });

    it('takes the language of the moment', async () => {
      bus.switchLanguage('en');
      await point('#article');
      expect(prepare).toHaveBeenCalledWith({ pathname: '/blog/1', language: 'en' });
    });

    it.each([
      ['on another site', '#away'],
      ['that is none', 'main'],
    ])('%s does not begin', async (_what, selector) => {
      await point(selector);
      expect(load).not.toHaveBeenCalled();
    });

    it('does not begin for a visitor who saves data', async () => {
      saveData();
      await point('#article');
      await point('#article', 'pointerdown');
      await jest.advanceTimersByTimeAsync(100);
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
      expect(fetched()).toEqual([]);
    });

    it('fetches the files behind the footer, each once, checked by its hash and after all else', async () => {
      await idle();
      expect(asked).toEqual(
        ['remoteEntry', 'article', 'ar'].map((name) => [
          `${name}.js`,
          { integrity: `sha384-${name}`, priority: 'low' },
        ]),
      );
    });

    it('fetches none whose remote does not load: nobody tells their hashes', async () => {
      load.mockResolvedValue({ ok: false, error: { kind: 'offline', remote: 'mf-blog', cause: 'x' } });
      await idle();
      expect(fetched()).toEqual([]);
    });

    it('lets those remotes fetch for the start-up that want to, once and with the host’s client and bus', async () => {
      await idle();
      expect(startUp).toHaveBeenCalledTimes(1);
      expect(startUp).toHaveBeenCalledWith({ http, bus: host.bus });
    });

    it('prepares the header’s pages, each once, and not the footer’s, nor what this browser keeps', async () => {
      document
        .querySelector('#header')
        ?.insertAdjacentHTML('beforeend', '<a href="/properties?saved=1">h</a>');
      await idle();
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog', search: '', language: 'ar', host }]]);
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
        [{ pathname: '/blog', search: '', language: 'ar', host }],
        [{ pathname: '/contact', search: '', language: 'ar', host }],
      ]);
    });

    it('prepares one page of each kind that the page leads to', async () => {
      const main =
        '<main id="outlet"><a href="/blog/1">1</a><a href="/blog/2">2</a><a href="/property/3">3</a></main>';
      document.body.insertAdjacentHTML('beforeend', main);
      await idle();
      expect(prepare.mock.calls.map(([{ pathname }]) => pathname).toSorted()).toEqual([
        '/blog',
        '/blog/1',
        '/property/3',
      ]);
    });

    it('leaves a remote that waits until it is meant, wherever its links stand, and begins at the press', async () => {
      document.body.insertAdjacentHTML('beforeend', '<main id="outlet"></main>');
      for (const place of ['#header', '#outlet', '#footer'])
        document
          .querySelector(place)
          ?.insertAdjacentHTML('beforeend', '<a href="/map">m</a><a href="/map?area=1">n</a>');
      await idle();
      window.dispatchEvent(new Event('single-spa:routing-event'));
      await jest.advanceTimersByTimeAsync(10_000);
      expect(prepare.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/blog', '/blog']);
      expect(load).not.toHaveBeenCalledWith('mf-map');
      await point('#outlet a', 'pointerdown');
      expect(load).toHaveBeenCalledWith('mf-map');
      expect(prepare).toHaveBeenLastCalledWith({ pathname: '/map', search: '', language: 'ar', host });
    });

    it('draws anew what went with the page that was left', async () => {
      await idle();
      prepare.mockClear();
      window.dispatchEvent(new Event('single-spa:routing-event'));
      await jest.advanceTimersByTimeAsync(10_000);
      expect(prepare.mock.calls).toEqual([[{ pathname: '/blog', search: '', language: 'ar', host }]]);
    });

    it('leaves all of it for a visitor who saves data', async () => {
      saveData();
      await idle();
      expect(load).not.toHaveBeenCalled();
      expect(fetched()).toEqual([]);
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
