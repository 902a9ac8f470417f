import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, type Api } from '@shared/api';
import { createHttpClient } from '@shared/api/http';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import type { FirstView, HttpClient } from '@shared/contract';
import { queryOptions, useQuery } from '@shared/facades/query';
import { dehydrate } from '@shared/facades/query/server';
import { act, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useApi } from '../context/hooks.ts';
import { definePage } from '../page/definition.ts';
import { createServerQueryClient } from '../page/query-client.ts';
import { defineRemote } from './define-remote.ts';

const FOR_EVERYBODY = '+966 11 000 0000';
const FOR_THIS_VISITOR = '+966 11 222 3333';

/** An API that knows its visitors by their token. */
async function startApi() {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ method, headers: { authorization } }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization, content-type');
    if (method === 'OPTIONS') {
      response.end();
      return;
    }
    asked.push(authorization);
    const phone = authorization === 'Bearer abc' ? FOR_THIS_VISITOR : FOR_EVERYBODY;
    response.end(JSON.stringify({ data: { phone } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const settingsQuery = (api: Pick<Api, 'getSettings'>) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.getSettings({ signal }) });

const Phone = ({ shown }: { shown: string | undefined }) => <h1>{shown}</h1>;
const page = definePage({
  View: () => <Phone shown={useQuery(settingsQuery(useApi())).data?.phone} />,
  queries: ({ api }) => [settingsQuery(api)],
});

/** As the document server fetches it, which has no visitor's token. */
async function firstViewOf(baseUrl: string): Promise<FirstView> {
  const client = createServerQueryClient();
  const http = createHttpClient({ baseUrl, readToken: () => undefined });
  await client.fetchQuery(settingsQuery(createApi(http)));
  return { state: dehydrate(client) };
}

function takeOver(firstView: FirstView, http: HttpClient) {
  const remote = defineRemote({
    name: 'mf-blog',
    locales: { ar: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) },
    pages: { blog: () => Promise.resolve({ default: page }) },
  });
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = renderToString(<Phone shown={FOR_EVERYBODY} />);
  const props = {
    name: 'mf-blog',
    bus: createFakeBus('ar'),
    languageGate: createLanguageGate(),
    domElement,
    http,
    firstView,
    reportHead: () => undefined,
    reportRenderError: () => undefined,
  };
  /** Awaiting a mount inside of `act` would wait for ever. */
  const run = async (lifecycle: () => Promise<unknown>) => {
    let done: Promise<unknown> = Promise.resolve();
    await act(async () => {
      done = lifecycle();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await done;
  };
  return {
    domElement,
    mount: () => run(() => remote.mount(props)),
    async leave() {
      await run(() => remote.unmount(props));
      domElement.remove();
    },
  };
}

let api: Awaited<ReturnType<typeof startApi>>;
const complaints = jest.spyOn(console, 'error');
beforeEach(async () => {
  complaints.mockClear();
  window.history.replaceState(null, '', '/blog');
  api = await startApi();
});
afterEach(() => {
  localStorage.clear();
  api.stop();
});

it("of a visitor with a token is asked for once more, with it (specification, section 6), and shows this visitor's answer", async () => {
  const firstView = await firstViewOf(api.baseUrl);
  localStorage.setItem('token', 'abc');
  const http = createHttpClient({ baseUrl: api.baseUrl });
  const { domElement, mount, leave } = takeOver({ ...firstView, isAnonymous: true }, http);
  expect(domElement).toHaveTextContent(FOR_EVERYBODY);
  await mount();
  await waitFor(() => expect(domElement).toHaveTextContent(FOR_THIS_VISITOR));
  expect(api.asked).toEqual([undefined, 'Bearer abc']);
  expect(complaints).not.toHaveBeenCalled();
  await leave();
});

it('of a visitor without one is not asked for again', async () => {
  const firstView = await firstViewOf(api.baseUrl);
  const { domElement, mount, leave } = takeOver(firstView, createHttpClient({ baseUrl: api.baseUrl }));
  await mount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(domElement).toHaveTextContent(FOR_EVERYBODY);
  expect(api.asked).toEqual([undefined]);
  expect(complaints).not.toHaveBeenCalled();
  await leave();
});
