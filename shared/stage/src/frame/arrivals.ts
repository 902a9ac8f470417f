import type { HttpClient } from '@shared/contract';

/** No call for so long: what follows from an answer, such as the next call, has begun by then. */
const QUIET_MS = 500;
/** An API that never answers, as a scenario may have it, is not waited for. */
const LIMIT_MS = 15_000;
const LOOK_MS = 50;

export interface WatchedArrivals {
  http: HttpClient;
  /** Resolves when the data that was asked for has come or failed and nothing more is asked for; after 15 s at the latest. */
  arrived(): Promise<void>;
}

/** Knows of the calls that are under way. */
export function watchArrivals(http: HttpClient): WatchedArrivals {
  let underWay = 0;
  let last = 0;
  return {
    http: {
      ...(http.extensions && { extensions: http.extensions }),
      async request(request) {
        underWay += 1;
        try {
          return await http.request(request);
        } finally {
          underWay -= 1;
          last = Date.now();
        }
      },
    },
    arrived() {
      const started = Date.now();
      last = Math.max(last, started);
      return new Promise((resolve) => {
        const look = setInterval(() => {
          const isQuiet = underWay === 0 && Date.now() - last >= QUIET_MS;
          if (!isQuiet && Date.now() - started < LIMIT_MS) return;
          clearInterval(look);
          resolve();
        }, LOOK_MS);
      });
    },
  };
}
