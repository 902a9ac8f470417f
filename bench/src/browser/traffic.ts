import type { DevToolsSession } from './devtools-pipe.ts';

/** One request of a page; times in milliseconds since the document was asked for. */
export interface Transfer {
  url: string;
  kind: 'document' | 'script' | 'data' | 'font' | 'picture' | 'prefetch' | 'other';
  startedAt: number;
  /** Undefined while it is on the way, or when it failed. */
  endedAt?: number;
  /** On the wire, with headers; 0 from a cache. */
  bytes: number;
  fromCache: boolean;
  /** Whether the document itself asked for it, by a tag or a hint. */
  byDocument: boolean;
}

export interface Traffic {
  transfers(): readonly Transfer[];
  /** Resolves when nothing that the page waits for is on the way any more, and nothing new was asked for a while. */
  quiet(quietMs: number, limitMs: number): Promise<void>;
  /** Resolves when all answers, pictures and fonts have come that were asked for until now. */
  arrived(limitMs: number): Promise<void>;
}

const KINDS: Readonly<Record<string, Transfer['kind']>> = {
  Document: 'document',
  Script: 'script',
  Fetch: 'data',
  XHR: 'data',
  Font: 'font',
  Image: 'picture',
  Prefetch: 'prefetch',
};

/** A script that is hinted at has no type of its own before it is run. */
function kindOf(type: string | undefined, url: string, priority: string): Transfer['kind'] {
  if (type === 'Other' && /\.js$/.test(url)) return priority === 'VeryLow' ? 'prefetch' : 'script';
  return KINDS[type ?? ''] ?? 'other';
}

/** Of which something is painted as soon as it has come. */
const PAINTED: ReadonlySet<Transfer['kind']> = new Set(['document', 'data', 'font', 'picture']);

/** Writes down what a page asks for, from now on. */
export function recordTraffic(session: DevToolsSession): Traffic {
  const all = new Map<string, Transfer>();
  let zero: number | undefined;
  let changedAt = performance.now();
  const touch = () => (changedAt = performance.now());

  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return;
    zero ??= timestamp;
    touch();
    all.set(requestId, {
      url: request.url,
      kind: kindOf(type, request.url, request.initialPriority),
      startedAt: (timestamp - zero) * 1000,
      bytes: 0,
      fromCache: false,
      byDocument: initiator.type === 'parser' || initiator.type === 'preload',
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const transfer = all.get(requestId);
    if (transfer) transfer.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = all.get(requestId);
    if (transfer && (response.fromDiskCache || response.fromPrefetchCache)) transfer.fromCache = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = all.get(requestId);
    if (!transfer) return;
    transfer.endedAt = (timestamp - (zero ?? timestamp)) * 1000;
    transfer.bytes = transfer.fromCache ? 0 : encodedDataLength;
    touch();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    all.delete(requestId);
    touch();
  });

  const isWaited = ({ kind, endedAt }: Transfer) => endedAt === undefined && kind !== 'prefetch';
  const until = async (isSo: () => boolean, limitMs: number) => {
    const limit = performance.now() + limitMs;
    while (!isSo() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return {
    transfers: () => [...all.values()],
    quiet: (quietMs, limitMs) =>
      until(() => performance.now() - changedAt >= quietMs && ![...all.values()].some(isWaited), limitMs),
    arrived(limitMs) {
      const asked = new Set(all.keys());
      // What failed is gone.
      // Not scripts: that of a worker has its end elsewhere.
      const isOnTheWay = (each: Transfer) => PAINTED.has(each.kind) && isWaited(each);
      return until(() => ![...all].some(([id, each]) => asked.has(id) && isOnTheWay(each)), limitMs);
    },
  };
}

/** Pictures and fonts come when they come; nothing else waits for them. */
const CARRIES_THE_PAGE: ReadonlySet<Transfer['kind']> = new Set(['document', 'script', 'data']);

/**
 * The longest chain of round trips that followed one upon another until `moment`, as addresses. The document is the
 * first; what it names itself is the second; what a script asks for comes after whatever script or answer had arrived
 * by then. Only what had arrived at the moment can have been waited for.
 */
export function sequentialTrips(transfers: readonly Transfer[], moment: number): string[] {
  const relevant = transfers
    .filter(({ kind, fromCache }) => CARRIES_THE_PAGE.has(kind) && !fromCache)
    // What of the document has arrived is shown while the rest is on the way.
    .filter(({ kind, endedAt }) => kind === 'document' || (endedAt !== undefined && endedAt <= moment))
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const document = relevant.filter(({ kind }) => kind === 'document').map(({ url }) => pathOf(url));
  const chains = new Map<Transfer, string[]>();
  const longest = (some: Iterable<string[]>) =>
    [...some].reduce((best, chain) => (chain.length > best.length ? chain : best), document);
  for (const transfer of relevant) {
    if (transfer.kind === 'document') continue;
    const before = [...chains].filter(([{ endedAt = 0 }]) => endedAt <= transfer.startedAt);
    const after = transfer.byDocument ? document : longest(before.map(([, chain]) => chain));
    chains.set(transfer, [...after, pathOf(transfer.url)]);
  }
  return longest(chains.values());
}

const pathOf = (url: string) => new URL(url).pathname;
