import { answerOf, contractCalls, findCall, type Scenario } from '@shared/api/scenarios';
import { API_BASE } from '@shared/contract';
import { setupWorker } from 'msw/browser';
// Not from 'msw': that has every remote's build parse graphql, which is as large as the rest of the stage.
import { http } from 'msw/core/http';

/** A file of this release, so that worker and library are always of one version; its origin lets it rule every page. */
const WORKER_URL = new URL('msw/mockServiceWorker.js', import.meta.url);

/**
 * Answers the API's calls as the scenario says, by a service worker of the stage's own origin: the remote sends
 * real requests, with their real time limit. Resolves when it is in charge.
 */
export async function startScenario(scenario: Scenario, options: { delayMs: number }): Promise<void> {
  const calls = await contractCalls();
  const worker = setupWorker(
    http.all(`*${API_BASE}/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const call = findCall(calls, { method: request.method, path: pathname.slice(API_BASE.length) });
      const answer = answerOf(scenario, call, options);
      if (answer.kind === 'none') return Response.error();
      if (answer.kind === 'real') {
        await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
        // Nobody's answer: the worker sends the request on.
        return undefined;
      }
      const { status, body } = answer;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    }),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: WORKER_URL.pathname, options: { scope: '/' } },
  });
}
