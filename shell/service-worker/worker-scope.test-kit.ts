/** What the network says to an address; what throws or rejects is no network. */
export type Network = (url: URL, request: Request) => Response | Promise<Response>;

export interface WorkerStage {
  /** Asks as a page does; undefined when the worker leaves the request to the network. */
  ask(address: string, how?: RequestInit & { preload?: Promise<Response> }): Promise<Response | undefined>;
  /** Fires an event of the worker's life and waits for all that it extends. */
  live(type: 'install' | 'activate'): Promise<void>;
  tell(data: unknown): Promise<void>;
  /** Paths and queries that a cache holds. */
  kept(cacheName: string): string[];
  /** What the network was asked for, in order. */
  asked: readonly string[];
  calls: { skipWaiting: jest.Mock; claim: jest.Mock; enablePreload: jest.Mock };
  network: Network;
}

const ORIGIN = 'https://site.example';

type Extended = Event & { waits: Promise<unknown>[]; answer?: Promise<Response> };

class ExtendableEvent extends Event {
  readonly waits: Promise<unknown>[] = [];
  waitUntil(task: Promise<unknown>): void {
    this.waits.push(task);
  }
}

class FetchEvent extends ExtendableEvent {
  answer?: Promise<Response>;
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

/** Waits also for what is added meanwhile, as a browser keeps a worker alive. */
async function ended({ waits }: Extended): Promise<void> {
  for (let task = waits.shift(); task; task = waits.shift()) await task;
}

/** Resolves addresses against the site, and can be a navigation: Node refuses both. */
const siteRequest = (PlainRequest: typeof Request) =>
  class extends PlainRequest {
    readonly #mode: RequestMode;
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { mode = 'cors', ...rest } = init;
      super(input instanceof PlainRequest ? input : new URL(input, ORIGIN), rest);
      this.#mode = mode;
    }
    override get mode(): RequestMode {
      return this.#mode;
    }
    override clone(): Request {
      // Node's own clone is a plain request, which has lost the mode.
      return Object.defineProperty(super.clone(), 'mode', { value: this.#mode });
    }
  };

interface Entry {
  request: Request;
  response: Response;
}

const urlOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

/** As much of a browser's cache as answers by address, and by `Vary` unless told to ignore it. */
function createCache() {
  const entries = new Map<string, Entry>();
  const fits = ({ request, response }: Entry, asked: RequestInfo | URL, { ignoreVary = false } = {}) =>
    ignoreVary ||
    (response.headers.get('vary') ?? '')
      .split(',')
      .every(
        (name) =>
          name.trim() === '' ||
          request.headers.get(name.trim()) ===
            (asked instanceof Request ? asked.headers.get(name.trim()) : null),
      );
  const put = (asked: RequestInfo | URL, response: Response) => {
    const request = asked instanceof Request ? asked : new Request(asked);
    entries.set(urlOf(asked), { request, response });
    return Promise.resolve();
  };
  return {
    entries,
    put,
    match(asked: RequestInfo | URL, options?: CacheQueryOptions) {
      const entry = entries.get(urlOf(asked));
      return Promise.resolve(entry && fits(entry, asked, options) ? entry.response.clone() : undefined);
    },
    async add(asked: RequestInfo | URL) {
      const response = await fetch(asked);
      if (!response.ok) throw new TypeError('not kept: the answer is an error');
      await put(asked, response);
    },
  };
}

/**
 * Runs the service worker in a scope made for the test: its own events, caches in memory and a network that the test
 * plays.
 * @param start imports the worker, which registers its listeners
 */
export async function stageWorker(network: Network, start: () => Promise<unknown>): Promise<WorkerStage> {
  const scope = new EventTarget();
  const stores = new Map<string, ReturnType<typeof createCache>>();
  const asked: string[] = [];
  const calls = {
    skipWaiting: jest.fn(() => Promise.resolve()),
    claim: jest.fn(() => Promise.resolve()),
    enablePreload: jest.fn(() => Promise.resolve()),
  };
  const open = (name: string) => {
    const store = stores.get(name) ?? createCache();
    stores.set(name, store);
    return store;
  };
  const SiteRequest = siteRequest(PLAIN_REQUEST);
  const stage: WorkerStage = {
    asked,
    calls,
    network,
    kept: (cacheName) => [...open(cacheName).entries.keys()].map((href) => href.replace(ORIGIN, '')),
    async ask(address, { mode = 'cors', preload, ...init } = {}) {
      const event = Object.assign(new FetchEvent('fetch'), {
        request: new SiteRequest(address, { ...init, mode }),
        preloadResponse: preload ?? Promise.resolve(undefined),
      });
      scope.dispatchEvent(event);
      const answer = await event.answer;
      await ended(event);
      return answer;
    },
    async live(type) {
      const event = new ExtendableEvent(type);
      scope.dispatchEvent(event);
      await ended(event);
    },
    async tell(data) {
      const event = Object.assign(new ExtendableEvent('message'), { data });
      scope.dispatchEvent(event);
      await ended(event);
    },
  };
  Object.assign(globalThis, {
    self: globalThis,
    // Workbox explains itself on the console otherwise.
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(`${ORIGIN}/service-worker.js`),
    addEventListener: scope.addEventListener.bind(scope),
    skipWaiting: calls.skipWaiting,
    clients: { claim: calls.claim },
    registration: { scope: `${ORIGIN}/`, navigationPreload: { enable: calls.enablePreload } },
    ExtendableEvent,
    FetchEvent,
    Request: SiteRequest,
    caches: {
      open: (name: string) => Promise.resolve(open(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      async match(request: RequestInfo | URL, options?: CacheQueryOptions) {
        for (const store of stores.values()) {
          const response = await store.match(request, options);
          if (response) return response;
        }
        return undefined;
      },
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(urlOf(input));
      asked.push(url.pathname + url.search);
      return stage.network(url, input instanceof Request ? input : new Request(input, init));
    },
  });
  await start();
  return stage;
}

const PLAIN_REQUEST = Request;
