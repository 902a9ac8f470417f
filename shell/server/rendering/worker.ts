import { readlinkSync } from 'node:fs';
// Not by name: webpack would resolve the call at build time, and the bundle's path is known at run time only.
import nodeModule from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { HttpClient, HttpResult, RenderRequest, ServerRemote } from '@shared/contract';
import type { FromWorker, HttpCall, ToWorker } from './worker-messages.ts';

/**
 * Runs one remote's server bundle: another team's code, apart from the document server. The only thing it
 * is lent is the way to the API, and even that through the document server.
 */
const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread');
const send = (message: FromWorker) => port.postMessage(message);

/** `<process>/task/<thread>` (proc(5)). Elsewhere than on Linux nothing says it. */
function systemThread(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}
send({ type: 'started', thread: systemThread() });

const unanswered = new Map<number, (result: HttpResult) => void>();
let lastCall = 0;

const http: HttpClient = {
  request({ method, path, query, headers }) {
    lastCall += 1;
    const call = lastCall;
    const request: HttpCall = { method, path, ...(query && { query }), ...(headers && { headers }) };
    return new Promise((resolve) => {
      unanswered.set(call, resolve);
      send({ type: 'http', call, request });
    });
  },
};

const { bundle } = workerData as { bundle: string };
const remote = (nodeModule.createRequire(bundle)(bundle) as { default?: ServerRemote }).default;
if (typeof remote?.render !== 'function')
  throw new Error('the server bundle has no render in its default export');

async function render(job: number, request: RenderRequest): Promise<void> {
  try {
    // Sent from here: a result that cannot be copied is the bundle's failure like any other.
    send({ type: 'rendered', job, result: await remote?.render(request, { http }) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ type: 'failed', job, message });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') return void render(message.job, message.request);
  unanswered.get(message.call)?.(message.result);
  unanswered.delete(message.call);
  return undefined;
});
send({ type: 'ready' });
