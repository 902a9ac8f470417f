import { isToastCommand, type Bus, type HttpClient, type HttpResult } from '@shared/contract';
import type { TrafficEntry } from '../channel/messages.ts';

export type Log = (entry: Omit<TrafficEntry, 'at'>) => void;

const asText = (value: unknown): string => {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
};

/** The host's bus, with every command of the remote told. */
export const watchBus = (bus: Bus, log: Log): Bus => ({
  language$: bus.language$,
  toasts$: bus.toasts$,
  sendToast(command) {
    const known = isToastCommand(command);
    log({
      channel: 'bus',
      title: known ? `toast ${command.type}` : 'toast command refused',
      ...(!known && { outcome: 'not in the contract', wrong: true }),
      detail: asText(command),
    });
    bus.sendToast(command);
  },
  tellNews(count) {
    log({ channel: 'bus', title: `news: ${count}`, detail: asText(count) });
    bus.tellNews?.(count);
  },
});

const outcomeOf = (result: HttpResult): string => {
  if (result.ok) return String(result.status);
  return result.failure.kind === 'status' ? String(result.failure.status) : result.failure.kind;
};

/** The way to the API, with each call and what became of it told. */
export function watchHttp(http: HttpClient, log: Log): HttpClient {
  return {
    ...(http.extensions && { extensions: http.extensions }),
    async request(request) {
      const started = performance.now();
      const result = await http.request(request);
      const { method, path, query, body } = request;
      log({
        channel: 'api',
        title: `${method} ${path}`,
        outcome: `${outcomeOf(result)} in ${Math.round(performance.now() - started)} ms`,
        detail: asText({ ...(query && { query }), ...(body !== undefined && { body }), result }),
        wrong: !result.ok && result.failure.kind !== 'aborted',
      });
      return result;
    },
  };
}
