import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { dehydrate } from '../query-server.ts';
import * as facade from '../query.ts';
import * as firstQuery from './index.ts';
import { loadLibrary } from './library.ts';
import * as whole from './whole.ts';
import {
  hydrate,
  keepPreviousData,
  libraryAhead,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQueries,
  useQuery,
  type DehydratedState,
} from './index.ts';

/** Stands for the script that the library comes in: the test says when it comes, and whether. */
const mockScript = {
  library: undefined as typeof whole | undefined,
  asked: 0,
  waiting: new Set<(library: typeof whole) => void>(),
  settle: { come: () => {}, fail: () => {} },
  loading: undefined as Promise<typeof whole> | undefined,
};
jest.mock('./library.ts', () => ({
  libraryNow: () => mockScript.library,
  whenLibrary: (tell: (library: typeof whole) => void) => void mockScript.waiting.add(tell),
  loadLibrary() {
    mockScript.loading ??= new Promise((resolve, reject) => {
      mockScript.asked += 1;
      mockScript.settle = {
        come() {
          mockScript.library = whole;
          mockScript.waiting.forEach((tell) => tell(whole));
          Object.assign(mockScript.loading ?? {}, { status: 'fulfilled', value: whole });
          resolve(whole);
        },
        fail() {
          mockScript.loading = undefined;
          reject(new Error('no such script'));
        },
      };
    });
    return mockScript.loading;
  },
}));

/** Nobody asked for it before, or somebody did. */
const comes = () =>
  act(async () => {
    void loadLibrary();
    mockScript.settle.come();
  });
const fails = () => act(async () => mockScript.settle.fail());

const FRESH_MS = 60_000;
const queries = { staleTime: FRESH_MS, retry: false, networkMode: 'always' } as const;

/** What the API answers, by number of the question. */
let answers: Record<number, string> = {};
const ask = jest.fn(async (page: number) => {
  await Promise.resolve();
  const answer = answers[page];
  if (answer === undefined) throw new Error(`there is no ${page}`);
  return answer;
});
const pageQuery = (page: number) => queryOptions({ queryKey: ['page', page], queryFn: () => ask(page) });

/** What the document brings: the first page, at a time. */
async function brought(at = Date.now()) {
  const client = new whole.QueryClient();
  client.setQueryData(['page', 1], 'first', { updatedAt: at });
  return dehydrate(client);
}

const drawn = jest.fn();
interface PageProps {
  page?: number;
  enabled?: boolean;
  initialData?: string;
  select?: (answer: string) => string;
}
function Page({ page = 1, enabled = true, select, initialData }: PageProps) {
  const { data, errorUpdateCount, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pageQuery(page),
    enabled,
    placeholderData: keepPreviousData,
    ...(select && { select }),
    ...(initialData !== undefined && { initialData }),
  });
  drawn();
  const words = [
    data === null ? 'none' : ((data as string | undefined) ?? 'nothing'),
    isFetching && 'fetching',
    isPlaceholderData && 'of before',
    data === undefined && errorUpdateCount > 0 && 'failed',
  ];
  return <button onClick={() => void refetch()}>{words.filter(Boolean).join(', ')}</button>;
}
const shown = () => screen.getByRole('button').textContent;
const showsSoon = (words: string) => waitFor(() => expect(shown()).toBe(words));

let root: Root;
let element: HTMLElement;
let mismatches: unknown[] = [];

/** A page of a document, taken over; the library has not come. */
async function open(state: DehydratedState | undefined, props: PageProps = {}, isStale = false) {
  const client = new QueryClient({ defaultOptions: { queries } });
  if (state) hydrate(client, state);
  if (isStale) void client.invalidateQueries({ refetchType: 'none' });
  const tree = (given: PageProps) => (
    <QueryClientProvider client={client}>
      <Page {...given} />
    </QueryClientProvider>
  );
  const server = new QueryClient({ defaultOptions: { queries } });
  if (state) hydrate(server, state);
  element.innerHTML = renderToString(
    <QueryClientProvider client={server}>
      <Page {...props} />
    </QueryClientProvider>,
  );
  drawn.mockClear();
  await act(async () => {
    root = hydrateRoot(element, tree(props), { onRecoverableError: (error) => mismatches.push(error) });
  });
  return { client, draw: (given: PageProps) => act(async () => root.render(tree(given))) };
}

beforeEach(() => {
  Object.assign(mockScript, { library: undefined, asked: 0, loading: undefined });
  mockScript.waiting.clear();
  ask.mockClear();
  answers = { 1: 'first anew', 2: 'second' };
  mismatches = [];
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  if (mismatches.length > 0) throw new Error(`hydration failed: ${mismatches.join(', ')}`);
});

describe('a first view', () => {
  it('shows what the document has brought, and is not drawn again when the library comes', async () => {
    await open(await brought());
    expect(shown()).toBe('first');
    await comes();
    expect(shown()).toBe('first');
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows that there is nothing where the document says so', async () => {
    const client = new whole.QueryClient();
    client.setQueryData(['page', 1], null);
    await open(dehydrate(client));
    expect([shown(), mockScript.asked]).toEqual(['none', 0]);
    await comes();
    expect(shown()).toBe('none');
    expect(ask).not.toHaveBeenCalled();
  });

  it('keeps what sleeps below it when the library comes while it is taken over', async () => {
    const client = new QueryClient({ defaultOptions: { queries } });
    hydrate(client, await brought());
    const never = new Promise<never>(() => {});
    let sleeps = false;
    const Sleeping = () => (sleeps ? use(never) : <i>asleep</i>);
    function Around() {
      const { data } = useQuery(pageQuery(1));
      drawn();
      return (
        <>
          <b>{String(data)}</b>
          <Suspense fallback="gone">
            <Sleeping />
          </Suspense>
          <Arrives />
        </>
      );
    }
    // After the component is drawn, and before it listens.
    const Arrives = () => {
      useLayoutEffect(() => {
        void loadLibrary();
        mockScript.settle.come();
      }, []);
      return null;
    };
    const tree = (
      <QueryClientProvider client={client}>
        <Around />
      </QueryClientProvider>
    );
    element.innerHTML = renderToString(tree);
    const asleep = element.querySelector('i');
    sleeps = true;
    drawn.mockClear();
    await act(async () => {
      root = hydrateRoot(element, tree, { onRecoverableError: (error) => mismatches.push(error) });
    });
    expect(mockScript.library).toBe(whole);
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(element.querySelector('i')).toBe(asleep);
    await act(async () => void client.setQueryData(['page', 1], 'mended'));
    await waitFor(() => expect(element.querySelector('b')?.textContent).toBe('mended'));
  });

  it('asks for nothing itself, and has the library fetched by who wants it ahead', async () => {
    await open(await brought());
    expect(mockScript.asked).toBe(0);
    libraryAhead();
    expect([mockScript.asked, ask.mock.calls]).toEqual([1, []]);
    await fails();
    expect(shown()).toBe('first');
  });

  it('follows its query from then on', async () => {
    const { client } = await open(await brought());
    await comes();
    await act(async () => void client.setQueryData(['page', 1], 'mended'));
    await showsSoon('mended');
    await act(async () => client.invalidateQueries());
    await showsSoon('first anew');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks anew for what was old in its document, or is said not to hold', async () => {
    await open(await brought(Date.now() - 2 * FRESH_MS));
    expect(shown()).toBe('first');
    await comes();
    await showsSoon('first anew');
    await act(async () => root.unmount());

    Object.assign(mockScript, { library: undefined, loading: undefined });
    ask.mockClear();
    await open(await brought(), {}, true);
    expect(shown()).toBe('first');
    await comes();
    await showsSoon('first anew');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks for what its document has not brought as soon as the library is here, which it fetches at once', async () => {
    await open(undefined);
    expect([shown(), mockScript.asked]).toEqual(['nothing, fetching', 1]);
    await comes();
    await showsSoon('first anew');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('waits with what is not to be asked for yet', async () => {
    const { draw } = await open(undefined, { enabled: false });
    expect([shown(), mockScript.asked]).toEqual(['nothing', 0]);
    await draw({ enabled: true });
    expect([shown(), mockScript.asked]).toEqual(['nothing, fetching', 1]);
    await comes();
    await showsSoon('first anew');
  });

  it('shows what it has until the answer to another question is here, however early that was asked', async () => {
    const { draw } = await open(await brought());
    await draw({ page: 2 });
    expect([shown(), mockScript.asked]).toEqual(['first, fetching, of before', 1]);
    let answer: (words: string) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await comes();
    expect(shown()).toBe('first, fetching, of before');
    await act(async () => answer('second'));
    await showsSoon('second');
  });

  it('shows what is selected of an answer, before the library and after', async () => {
    const select = (answer: string) => answer.toUpperCase();
    const { draw } = await open(await brought(), { select });
    expect(shown()).toBe('FIRST');
    await draw({ page: 2, select });
    expect(shown()).toBe('FIRST, fetching, of before');
    await comes();
    await showsSoon('SECOND');
  });

  it('fails where the library cannot be had, and is tried again by Retry', async () => {
    await open(undefined);
    await fails();
    expect(shown()).toBe('nothing, failed');
    await act(async () => screen.getByRole('button').click());
    expect(mockScript.asked).toBe(2);
    await comes();
    await showsSoon('first anew');
  });

  it('shows nothing of before where another question cannot be asked; a third one is asked again', async () => {
    const { draw } = await open(await brought());
    await draw({ page: 2 });
    await fails();
    expect([shown(), mockScript.asked]).toEqual(['nothing, failed', 1]);
    await draw({ page: 1 });
    expect([shown(), mockScript.asked]).toEqual(['first', 1]);
    await draw({ page: 2 });
    expect([shown(), mockScript.asked]).toEqual(['first, fetching, of before', 2]);
    await comes();
    await showsSoon('second');
  });

  it('begins with the data that its options have', async () => {
    await open(undefined, { initialData: 'initial' });
    expect(shown()).toBe('initial');
    await comes();
    await act(async () => undefined);
    expect([shown(), ask.mock.calls]).toEqual(['initial', []]);
  });

  it('has the fields of the library’s result, with what the server has read in them', async () => {
    const at = Date.now() - 1000;
    const seen: object[] = [];
    const Reading = () => {
      seen.push({ ...useQuery(pageQuery(1)) });
      return null;
    };
    const draw = async () => {
      const client = new QueryClient({ defaultOptions: { queries } });
      hydrate(client, await brought(at));
      renderToString(
        <QueryClientProvider client={client}>
          <Reading />
        </QueryClientProvider>,
      );
    };
    await open(undefined, { enabled: false });
    await draw();
    mockScript.library = whole;
    await draw();
    const [own, ofLibrary] = seen.map((result) => Object.entries(result));
    const known = ofLibrary?.filter(([field]) => field !== 'promise' && field !== 'refetch');
    expect(own?.filter(([field]) => field !== 'refetch').toSorted()).toEqual(known?.toSorted());
  });

  it('shows that a question failed, as the library says it', async () => {
    answers = {};
    await open(undefined);
    await comes();
    await showsSoon('nothing, failed');
    answers = { 1: 'mended' };
    await act(async () => screen.getByRole('button').click());
    await showsSoon('mended');
  });

  it('is drawn with the library alone where that is here', async () => {
    mockScript.library = whole;
    await open(await brought());
    expect(shown()).toBe('first');
  });
});

describe('its client', () => {
  it('is looked through for what the document has brought', async () => {
    const { client } = await open(await brought());
    const cache = client.getQueryCache();
    expect(client.getQueryData(['page', 1])).toBe('first');
    expect(client.getQueryData(['page', 2])).toBeUndefined();
    expect(client.getQueriesData({ queryKey: ['page'] })).toEqual([[['page', 1], 'first']]);
    expect(client.getQueriesData({ queryKey: ['other'] })).toEqual([]);
    expect(cache.findAll({ predicate: ({ state }) => state.data === 'other' })).toEqual([]);
    expect(client.getDefaultOptions()).toEqual({ queries });
  });

  it('does what it was told before in the same order', async () => {
    const { client } = await open(await brought());
    const fetched = client.fetchQuery(pageQuery(2));
    void client.setQueryData(['page', 3], 'third');
    client.removeQueries({ queryKey: ['page', 3] });
    void client.setQueryData(['page', 4], 'fourth');
    await comes();
    expect(await fetched).toBe('second');
    expect(client.getQueryData(['page', 3])).toBeUndefined();
    expect(client.getQueryData(['page', 4])).toBe('fourth');
    expect(client.getQueryState(['page', 1])?.data).toBe('first');
  });

  it('says so where something cannot be fetched; what is fetched ahead fails without a word', async () => {
    const { client } = await open(await brought());
    const fetched = Promise.allSettled([client.fetchQuery(pageQuery(2)), client.prefetchQuery(pageQuery(2))]);
    await fails();
    expect(await fetched).toMatchObject([
      { status: 'rejected', reason: { message: 'no such script' } },
      { status: 'fulfilled' },
    ]);
  });

  it('can be asked and told what the library’s can, but for mutations and options in the making', async () => {
    const { client } = await open(await brought());
    const names = Object.getOwnPropertyNames(whole.QueryClient.prototype);
    expect(names.filter((name) => !(name in client))).toEqual([
      'getMutationCache',
      'getQueryDefaults',
      'getMutationDefaults',
      'defaultQueryOptions',
      'defaultMutationOptions',
    ]);
    const ensured = client.ensureQueryData(pageQuery(2));
    client.setQueriesData({ queryKey: ['page', 1] }, 'told');
    expect([client.isFetching(), client.isMutating()]).toEqual([0, 0]);
    await comes();
    expect(await ensured).toBe('second');
    expect(client.getQueryData(['page', 1])).toBe('told');
  });

  it('is the library’s where that is here', async () => {
    await open(await brought());
    await comes();
    expect(new QueryClient()).toBeInstanceOf(whole.QueryClient);
  });
});

it('has the names of the facade that stands for it elsewhere', () => {
  expect(Object.keys(firstQuery).toSorted()).toEqual(Object.keys(facade).toSorted());
});

it('draws several queries at once when the library is here', async () => {
  const client = new QueryClient({ defaultOptions: { queries } });
  function Pages() {
    const pages = useQueries({ queries: [pageQuery(1), pageQuery(2)] });
    return <p>{pages.map(({ data }) => data).join(' ')}</p>;
  }
  await open(await brought());
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Pages />
      </QueryClientProvider>,
    ),
  );
  expect(element.querySelector('p')).toBeNull();
  await comes();
  await waitFor(() => expect(element.textContent).toBe('first anew second'));
});
