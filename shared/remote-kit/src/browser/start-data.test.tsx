import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Api } from '@shared/api';
import { createFakeHttp } from '@shared/api/testing';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import type { FirstView } from '@shared/contract';
import { QueryClientProvider, useQuery, type QueryClient } from '@shared/facades/query';
import { dehydrate } from '@shared/facades/query/server';
import { Island } from '../context/island.tsx';
import type { Islands } from '../context/islands.ts';
import { RemoteContext, type RemoteContextValue } from '../context/remote-context.ts';
import { createBrowserQueryClient } from '../page/query-client.ts';
import { createIslands } from './create-islands.ts';
import { startData } from './start-data.ts';

/** A server's answer for everybody, by which a first view came. */
function renderedState(): unknown {
  const client = createBrowserQueryClient();
  client.setQueryData(['list'], 'for everybody');
  return dehydrate(client);
}

const propsWith = (firstView: FirstView | undefined) => ({
  domElement: document.body,
  bus: createFakeBus('ar'),
  http: createFakeHttp(),
  languageGate: createLanguageGate(),
  reportRenderError: () => undefined,
  ...(firstView && { firstView }),
});

interface RelatedProps {
  queryClient: QueryClient;
  query: { queryKey: string[]; queryFn: () => Promise<string> };
  islands: Islands | undefined;
}

const Related = ({ query }: Pick<RelatedProps, 'query'>) => <p>{useQuery(query).data ?? 'loading'}</p>;

function RelatedPage({ queryClient, query, islands }: RelatedProps) {
  const context: RemoteContextValue = {
    name: 'mf-test',
    api: {} as Api,
    bus: undefined,
    head: { when: 'committed', send: () => undefined },
    placeParcel: undefined,
    islands,
  };
  return (
    <RemoteContext value={context}>
      <QueryClientProvider client={queryClient}>
        <Island as="div" until="used">
          <Related query={query} />
        </Island>
      </QueryClientProvider>
    </RemoteContext>
  );
}

function start(firstView: FirstView | undefined) {
  const queryClient = createBrowserQueryClient();
  const queryFn = jest.fn(() => Promise.resolve('for this visitor'));
  startData({ queryClient }, propsWith(firstView), () => [{ queryKey: ['list'], queryFn }]);
  return { queryClient, queryFn, shown: () => queryClient.getQueryData(['list']) };
}

it("begins with the server's data, and asks for nothing", () => {
  const { queryFn, shown } = start({ state: renderedState() });
  expect(shown()).toBe('for everybody');
  expect(queryFn).not.toHaveBeenCalled();
});

it("begins with the server's data without the visitor's token, and leaves asking once more to what shows it", () => {
  const { queryFn, shown, queryClient } = start({ state: renderedState(), isAnonymous: true });
  expect(shown()).toBe('for everybody');
  expect(queryClient.getQueryState(['list'])?.isInvalidated).toBe(true);
  expect(queryFn).not.toHaveBeenCalled();
});

it('leaves what the server was late with to what shows it: an answer now would not fit what is being taken over', () => {
  const { queryFn, shown } = start({ state: dehydrate(createBrowserQueryClient()) });
  expect(shown()).toBeUndefined();
  expect(queryFn).not.toHaveBeenCalled();
});

it("asks at once where there is no server's view", () => {
  expect(start(undefined).queryFn).toHaveBeenCalledTimes(1);
});

it('what sleeps over an answer that the server was late with wakes as it was drawn, and shows the answer then', async () => {
  const queryClient = createBrowserQueryClient();
  const query = { queryKey: ['related'], queryFn: () => Promise.resolve('three articles') };
  const islands = createIslands();
  const tree = (own: Islands | undefined) => (
    <RelatedPage queryClient={queryClient} query={query} islands={own} />
  );
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(tree(undefined));
  expect(element.textContent).toBe('loading');
  const problems: unknown[] = [];
  startData({ queryClient }, propsWith({ state: dehydrate(createBrowserQueryClient()) }), () => [query]);
  await act(
    async () =>
      void hydrateRoot(element, tree(islands), { onRecoverableError: (error) => problems.push(error) }),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(element.textContent).toBe('loading');
  act(() => void islands.wakeAll());
  await waitFor(() => expect(element.textContent).toBe('three articles'));
  expect(problems).toEqual([]);
});
