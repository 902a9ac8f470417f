import { stageWorker, type Network, type WorkerStage } from './worker-scope.test-kit.ts';

// Counts entries in IndexedDB, which Node has not.
const limits = jest.fn();
jest.mock('workbox-expiration', () => ({
  ExpirationPlugin: function Limits(options: object) {
    limits(options);
  },
}));

// What was kept is found again although the next request has other headers.
const html = (text: string, init?: ResponseInit) =>
  new Response(text, { headers: { 'content-type': 'text/html', vary: 'accept' }, ...init });
const typed =
  (type: string) =>
  (text: string, headers: Record<string, string> = {}) =>
    new Response(text, { headers: { 'content-type': type, ...headers } });
const script = typed('text/javascript');
const picture = typed('image/avif');
const json = typed('application/json; charset=utf-8');
/** What came by way of another address, which only a network can make. */
const redirected = (response: Response): Response =>
  Object.defineProperties(response, {
    redirected: { value: true },
    clone: { value: () => redirected(Response.prototype.clone.call(response)) },
  });
const online: Network = ({ pathname, search }) => {
  const text = `fresh ${pathname}${search}`;
  if (/^\/(?:assets|remotes)\//.test(pathname)) return script(text);
  if (/^\/media\//.test(pathname)) return picture(text);
  return /^\/api\//.test(pathname) ? json(text) : html(text);
};
const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const failing: Network = () => html('broken', { status: 503 });

const textOf = async (answer: Response | undefined) => answer?.text();

describe('the service worker', () => {
  let worker: WorkerStage;
  beforeEach(async () => {
    limits.mockClear();
    worker = await stageWorker(online, () =>
      jest.isolateModulesAsync(async () => void (await import('./service-worker.ts'))),
    );
  });

  const visit = (address: string) => worker.ask(address, { mode: 'navigate' });

  describe('starts', () => {
    it('at once, for pages that are open already too', async () => {
      await worker.live('activate');
      expect(worker.calls.skipWaiting).toHaveBeenCalled();
      expect(worker.calls.claim).toHaveBeenCalled();
    });

    it('with the page that it shows when there is no network, taken past the HTTP cache', async () => {
      const asked: RequestCache[] = [];
      worker.network = (url, request) => {
        asked.push(request.cache);
        return online(url, request);
      };
      await worker.live('install');
      expect(asked).toEqual(['reload']);
    });

    it('and keeps that page where no other cache, nor what it has to give up, takes it along', async () => {
      await worker.live('install');
      await worker.live('activate');
      for (const name of ['pages', 'sound-files', 'pictures', 'answers']) await caches.delete(name);
      worker.network = offline;
      expect(await textOf(await visit('/join'))).toBe('fresh /offline.html');
    });

    it('not at all without that page: the browser tries again later', async () => {
      worker.network = failing;
      await expect(worker.live('install')).rejects.toThrow('the answer is an error');
    });

    it('without what an earlier worker has kept by other rules', async () => {
      await caches.open('files');
      await worker.ask('/media/7.avif');
      await worker.live('activate');
      expect((await caches.keys()).toSorted()).toEqual(['pictures']);
    });

    it('with documents asked for beside it', async () => {
      await worker.live('activate');
      expect(worker.calls.enablePreload).toHaveBeenCalled();
      const preload = Promise.resolve(html('preloaded'));
      expect(await textOf(await worker.ask('/blog', { mode: 'navigate', preload }))).toBe('preloaded');
      expect(worker.asked).toEqual([]);
      expect(worker.kept('pages')).toEqual(['/blog']);
    });
  });

  it('bounds each of its caches, and gives one up rather than the visitor’s space', () => {
    const bounds: [number, number][] = [
      [60, 14],
      [300, 60],
      [200, 30],
      [80, 7],
    ];
    expect(limits.mock.calls).toEqual(
      bounds.map(([maxEntries, days]) => [
        expect.objectContaining({ maxEntries, maxAgeSeconds: days * 86_400, purgeOnQuotaError: true }),
      ]),
    );
  });

  describe('gives documents', () => {
    it('from the network while there is one, never an older one', async () => {
      await visit('/sell');
      worker.network = () => html('a newer shell');
      expect(await textOf(await visit('/sell'))).toBe('a newer shell');
    });

    it('as they were seen when there is none, each query of its own', async () => {
      await visit('/blog');
      await visit('/blog?page=2');
      worker.network = offline;
      expect(await textOf(await visit('/blog'))).toBe('fresh /blog');
      expect(await textOf(await visit('/blog?page=2'))).toBe('fresh /blog?page=2');
    });

    it('of which the last one seen counts', async () => {
      await visit('/sell');
      worker.network = () => html('seen later');
      await visit('/sell');
      worker.network = offline;
      expect(await textOf(await visit('/sell'))).toBe('seen later');
    });

    it('and says that there is no network for those never seen', async () => {
      await worker.live('install');
      worker.network = offline;
      expect(await textOf(await visit('/join'))).toBe('fresh /offline.html');
    });

    it('and an error where even that page is missing', async () => {
      worker.network = offline;
      expect((await visit('/join'))?.type).toBe('error');
    });

    it.each([404, 500, 503])('that are a %i as they are, and keeps what was seen before', async (status) => {
      await visit('/sell');
      worker.network = () => html('wrong', { status });
      expect((await visit('/sell'))?.status).toBe(status);
      worker.network = offline;
      expect(await textOf(await visit('/sell'))).toBe('fresh /sell');
    });

    it.each<[string, () => Response]>([
      ['is this visitor’s alone', () => html('of a tester', { headers: { 'cache-control': 'private' } })],
      ['nobody is to keep', () => html('of a tester', { headers: { 'cache-control': 'private, no-store' } })],
      ['came by way of another address', () => redirected(html('elsewhere'))],
      ['is none', () => json('{}')],
    ])('but keeps no document that %s', async (_what, answer) => {
      worker.network = answer;
      await visit('/sell');
      await worker.tell({ type: 'visited', url: '/rent' });
      expect(worker.kept('pages')).toEqual([]);
    });

    it.each(['/api/v1/home/sell', '/api/docs', '/media/7.avif'])(
      'and takes %s, opened by itself, for none',
      async (address) => {
        await visit(address);
        expect([...worker.kept('pages'), ...worker.kept('answers')]).toEqual([]);
      },
    );
  });

  describe('gives files named by their content', () => {
    const file = '/assets/main.1a2b3c4d.js';

    it('from what it has kept, without asking again', async () => {
      await worker.ask(file);
      expect(await textOf(await worker.ask(file))).toBe(`fresh ${file}`);
      expect(worker.asked).toEqual([file]);
      expect(worker.kept('sound-files')).toEqual([file]);
    });

    it.each(['reload', 'no-store'] as const)(
      'from the network when they are asked for by %s, and keeps that from then on',
      async (cache) => {
        await worker.ask(file);
        worker.network = () => script('mended');
        expect(await textOf(await worker.ask(file, { cache }))).toBe('mended');
        expect(await textOf(await worker.ask(file))).toBe('mended');
        expect(worker.asked).toEqual([file, file]);
      },
    );

    it.each<[string, () => Response]>([
      ['a page of HTML', () => html('Welcome')],
      ['a text', () => typed('text/plain')('Welcome')],
      ['what came by way of another address', () => redirected(script('elsewhere'))],
    ])('but keeps not %s in the place of one', async (_what, answer) => {
      await worker.ask(file);
      worker.network = answer;
      await worker.ask('/assets/other.1a2b3c4d.js');
      await worker.ask(file, { cache: 'reload' });
      expect(worker.kept('sound-files')).toEqual([file]);
      expect(await textOf(await worker.ask(file))).toBe(`fresh ${file}`);
    });

    describe('of a remote', () => {
      const address = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/7.js';
      const integrity = 'sha384-AAAA';

      it('and keeps those whose hash was checked on the way, no others', async () => {
        worker.network = () => script('unchecked');
        await worker.ask(address);
        expect(worker.kept('sound-files')).toEqual([]);
        worker.network = () => script('checked');
        await worker.ask(address, { integrity });
        expect(worker.kept('sound-files')).toEqual([address]);
        expect(await textOf(await worker.ask(address))).toBe('checked');
      });

      it('never without the hash that the page has given, and fails where it is wrong', async () => {
        const hashes: string[] = [];
        worker.network = (_url, request) => {
          hashes.push(request.integrity);
          throw new TypeError('integrity');
        };
        expect((await worker.ask(address, { integrity }))?.type).toBe('error');
        expect(hashes).toEqual([integrity]);
        expect(worker.kept('sound-files')).toEqual([]);
      });
    });

    it('as the network says, when that is an error, and asks again next time', async () => {
      worker.network = failing;
      expect((await worker.ask(file))?.status).toBe(503);
      worker.network = online;
      expect((await worker.ask(file))?.status).toBe(200);
    });

    it('and fails as the network does for those never seen; no page comes in the place of a script', async () => {
      await worker.live('install');
      worker.network = offline;
      expect((await worker.ask(file))?.type).toBe('error');
    });
  });

  it('shows a picture that was seen at once and renews it for the next time', async () => {
    await worker.ask('/media/7.avif');
    worker.network = () => picture('retouched');
    expect(await textOf(await worker.ask('/media/7.avif'))).toBe('fresh /media/7.avif');
    expect(await textOf(await worker.ask('/media/7.avif'))).toBe('retouched');
  });

  it('keeps no picture that is none', async () => {
    worker.network = () => html('Welcome');
    await worker.ask('/media/7.avif');
    expect(worker.kept('pictures')).toEqual([]);
  });

  describe('gives answers of the API', () => {
    it('from the network, and those of the last time without one', async () => {
      await worker.ask('/api/v1/home/sell');
      worker.network = () => json('newer');
      expect(await textOf(await worker.ask('/api/v1/home/sell'))).toBe('newer');
      worker.network = offline;
      expect(await textOf(await worker.ask('/api/v1/home/sell'))).toBe('newer');
    });

    it('that are errors as they are, keeping none', async () => {
      worker.network = failing;
      expect((await worker.ask('/api/v1/home/sell'))?.status).toBe(503);
      expect(worker.kept('answers')).toEqual([]);
    });

    it('but keeps none that was asked for with a token, that its server wants forgotten, or that is none', async () => {
      await worker.ask('/api/v1/home/sell', { headers: { authorization: 'Bearer x' } });
      worker.network = () => json('now', { 'cache-control': 'private, no-store' });
      await worker.ask('/api/v1/home/rent');
      worker.network = () => html('Welcome');
      await worker.ask('/api/v1/settings/get');
      expect(worker.kept('answers')).toEqual([]);
    });

    it('but leaves free slots to the network', async () => {
      expect(await worker.ask('/api/v1/appointments/slots?date=2026-11-22')).toBeUndefined();
      expect(worker.kept('answers')).toEqual([]);
    });
  });

  describe('told of a move inside the site', () => {
    it('fetches that page as a document, so that it opens later too', async () => {
      const accepted: (string | null)[] = [];
      worker.network = (url, request) => {
        accepted.push(request.headers.get('accept'));
        return online(url, request);
      };
      await worker.tell({ type: 'visited', url: '/blog?page=2' });
      expect(accepted).toEqual(['text/html']);
      worker.network = offline;
      expect(await textOf(await visit('/blog?page=2'))).toBe('fresh /blog?page=2');
    });

    it('without a network keeps nothing and fails nowhere', async () => {
      worker.network = offline;
      await expect(worker.tell({ type: 'visited', url: '/blog' })).resolves.toBeUndefined();
      expect(worker.kept('pages')).toEqual([]);
    });

    it.each([
      undefined,
      null,
      'visited',
      { type: 'visited' },
      { type: 'visited', url: 7 },
      { type: 'left', url: '/blog' },
      { type: 'visited', url: 'https://elsewhere.example/' },
      { type: 'visited', url: '//elsewhere.example/' },
    ])('asks for nothing when it is told %j', async (data) => {
      await worker.tell(data);
      expect(worker.asked).toEqual([]);
    });
  });
});
