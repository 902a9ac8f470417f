import type { ApiExtension, HttpClient, HttpResult, ServerRemote } from '@shared/contract';
import { loadConfined } from './confined-bundle.ts';
import { packView } from './rendered-view.ts';
import { ANSWER_SLOTS, type FromWorker, type HttpCall, type ToWorker } from './worker-messages.ts';

/**
 * Runs one remote's server bundle: another team's code, apart from the document server. The only thing it is lent is the way
 * to the API, and even that through the document server.
 */
const send = process.send?.bind(process);
const [, , bundle] = process.argv;
if (!send || bundle === undefined) throw new Error('worker.ts runs as a process of the document server');
const say = (message: FromWorker) => send(message);

const unanswered = new Map<number, (result: HttpResult) => void>();
const answers = Array.from({ length: ANSWER_SLOTS }, (): HttpResult | undefined => undefined);
let lastCall = 0;

/** The way to the API for one job. */
const httpOf = (job: number, extensions: readonly ApiExtension[]): HttpClient => ({
  extensions,
  request({ method, path, query, headers }) {
    lastCall += 1;
    const call = lastCall;
    const request: HttpCall = { method, path, ...(query && { query }), ...(headers && { headers }) };
    return new Promise((resolve) => {
      unanswered.set(call, resolve);
      say({ type: 'http', job, call, request });
    });
  },
});

const errorText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function render(
  remote: ServerRemote,
  { job, request, extensions }: Extract<ToWorker, { type: 'render' }>,
): Promise<void> {
  try {
    // Sent from here: a result that cannot be copied is the bundle's failure like any other.
    const result = await remote.render(request, { http: httpOf(job, extensions) });
    say({ type: 'rendered', job, result: packView(result) });
  } catch (error) {
    say({ type: 'failed', job, message: errorText(error) });
  }
}

function answer({ call, slot, ...sent }: Extract<ToWorker, { type: 'http-result' }>): void {
  const result = sent.result ?? (slot === undefined ? undefined : answers[slot]);
  if (slot !== undefined) answers[slot] = result;
  if (result) unanswered.get(call)?.(result);
  unanswered.delete(call);
}

function load(file: string): ServerRemote {
  const { default: remote } = loadConfined(file) as { default?: ServerRemote };
  if (typeof remote?.render === 'function') return remote;
  throw new Error('the server bundle has no render in its default export');
}

// Signals to all of a terminal's or a container's processes are the document server's to answer: it lets jobs end first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// Who has started it is gone: nobody would hear anything.
process.on('disconnect', () => process.exit());
try {
  const remote = load(bundle);
  process.on('message', (message: ToWorker) => {
    if (message.type === 'render') void render(remote, message);
    else if (message.type === 'forget') answers[message.slot] = undefined;
    else answer(message);
  });
  say({ type: 'ready' });
} catch (error) {
  send({ type: 'unloadable', message: errorText(error) } satisfies FromWorker, () => process.exit(1));
}
