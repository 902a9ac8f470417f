import { Valkey } from 'iovalkey';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** One count more of a visitor, in a window of time that began with the first of them. */
export interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts of all processes that share a Valkey. */
export interface SharedCounts {
  /** Counts under a name of its own; never rejects. @param windowMs whole seconds */
  open(name: string, windowMs: number): (key: string) => Promise<Count>;
  close(): void;
}

/** It stands near and answers within a millisecond; a visitor waits no longer for one that hangs. */
const ANSWER_MS = 250;
const CONNECT_MS = 2000;
/** Between two tries to reach one that is away. */
const PAUSE_MS = { first: 100, most: 2000 };
const KEEP_ALIVE_AFTER_MS = 10_000;

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Waits for the first connection, so that the first request is counted where the last one is; not for long. */
const firstTry = (client: Valkey) =>
  new Promise<void>((resolve) => {
    const tried = () => {
      clearTimeout(timer);
      client.off('ready', tried).off('close', tried);
      resolve();
    };
    const timer = setTimeout(tried, CONNECT_MS);
    client.once('ready', tried).once('close', tried);
  });

/**
 * Counts in Valkey, or in Redis, which speaks the same. While it is away each process counts by itself, which is said once, and
 * goes back to it when it answers again.
 * @param url `valkey://host:port`, with `valkeys:` for TLS; `redis:` and `rediss:` mean the same
 * @param say takes a line when Valkey goes away and when it is back
 */
export async function connectCounts(url: string, say: (line: string) => void): Promise<SharedCounts> {
  const client = new Valkey(url, {
    // What cannot be asked at once is counted here.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: CONNECT_MS,
    keepAlive: KEEP_ALIVE_AFTER_MS,
    retryStrategy: (times) => Math.min(times * PAUSE_MS.first, PAUSE_MS.most),
  });
  let isAway = false;
  let reason = 'no connection';
  client.on('error', (error: Error) => {
    reason = error.message;
  });
  client.on('close', () => {
    if (isAway || client.status === 'end') return;
    isAway = true;
    say(`Valkey is away (${reason}): requests are counted in this process alone until it is back`);
  });
  client.on('ready', () => {
    if (isAway) say('Valkey is back: requests are counted there again');
    isAway = false;
  });
  await firstTry(client);

  return {
    open(name, windowMs) {
      const limits = { points: UNLIMITED, duration: Math.ceil(windowMs / 1000), keyPrefix: `rates:${name}` };
      const here = new RateLimiterMemory(limits);
      const there = new RateLimiterRedis({ ...limits, storeClient: client, rejectIfRedisNotReady: true });
      return async (key) => {
        const counted = await there.consume(key).catch((error: unknown) => {
          // One that hangs is not asked again before it has answered to a new connection.
          if (client.status === 'ready') {
            reason = error instanceof Error ? error.message : reason;
            client.disconnect(true);
          }
          return here.consume(key);
        });
        return { current: counted.consumedPoints, ttl: counted.msBeforeNext };
      };
    },
    close: () => client.disconnect(),
  };
}
