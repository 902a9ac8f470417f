import type {
  DefinedUseQueryResult,
  QueryClient,
  QueryObserver,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { hashOf, type FirstClient } from './first-client.ts';
import { libraryNow, loadLibrary, type Library } from './library.ts';

// Each query types its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type Options = UseQueryOptions<any, any, any, any>;
type Refetch = UseQueryResult['refetch'];

/** What is known of a query without the library. */
interface Known {
  data: unknown;
  /** Data of another question, until those of this one come. */
  isPlaceholder: boolean;
  /** Whether it may be asked for. */
  isEnabled: boolean;
  /** Whether it will be. */
  isWaiting: boolean;
  /** Undefined unless it could not be. */
  error: unknown;
  /** When the data were those of the API, in milliseconds since 1970; 0 where there are none. */
  updatedAt: number;
}

/** What only the library has: a promise of the data, for components that suspend. */
type Result = Record<Exclude<keyof UseQueryResult, 'promise'>, unknown>;

/** The library's fields of a result (`QueryObserverResult`), and each of them: a page reads here what the server has read. */
function resultOf(
  { data, isPlaceholder, isEnabled, isWaiting, error, updatedAt }: Known,
  refetch: Refetch,
): UseQueryResult {
  const isSuccess = data !== undefined;
  const isError = !isSuccess && error !== undefined;
  const isPending = !isSuccess && !isError;
  const isFetching = isWaiting && !isError;
  const result: Result = {
    data,
    error: isError ? error : null,
    status: isSuccess ? 'success' : isError ? 'error' : 'pending',
    fetchStatus: isFetching ? 'fetching' : 'idle',
    isSuccess,
    isError,
    isPending,
    isFetching,
    isLoading: isFetching && isPending,
    isRefetching: isFetching && !isPending,
    isLoadingError: isError,
    isRefetchError: false,
    isPaused: false,
    isPlaceholderData: isPlaceholder,
    errorUpdateCount: isError ? 1 : 0,
    failureCount: isError ? 1 : 0,
    failureReason: isError ? error : null,
    dataUpdatedAt: updatedAt,
    errorUpdatedAt: 0,
    isEnabled,
    isFetched: isError || (isSuccess && !isPlaceholder),
    isFetchedAfterMount: false,
    isInitialLoading: isFetching && isPending,
    isStale: false,
    refetch,
  };
  return result as unknown as DefinedUseQueryResult;
}

/** An option that is a value, or makes one. */
const given = (option: unknown, ...words: unknown[]): unknown =>
  typeof option === 'function' ? (option as (...given: unknown[]) => unknown)(...words) : option;

const saysTheSame = (one: object, other: object, fields: Iterable<PropertyKey>): boolean =>
  [...fields].every((field) => Object.is(Reflect.get(one, field), Reflect.get(other, field)));

export interface FirstObserver {
  /** What a component shows that is being drawn with these options. */
  resultFor(options: Options): UseQueryResult;
  /** The same result, for a component of which it is noted what it reads. */
  track(result: UseQueryResult): UseQueryResult;
  /** As `useSyncExternalStore` asks. */
  subscribe(listener: () => void): () => void;
  /** As `useSyncExternalStore` asks: another one when there is something new. */
  current(): unknown;
  /** Those that the component has been drawn with. */
  setOptions(options: Options): void;
}

/**
 * Watches a query for a component that was drawn before the library was here, and goes on as an observer of the library's. The
 * component is drawn again for that only where something that it reads is another.
 */
export function createFirstObserver(client: FirstClient, initial: Options): FirstObserver {
  const listeners = new Set<() => void>();
  /** What the component reads of a result. */
  const read = new Set<PropertyKey>();
  let options = initial;
  let observer: QueryObserver | undefined;
  let stop: (() => void) | undefined;
  let shown: UseQueryResult | undefined;
  let error: unknown;
  /** Another one when there is something new; the library's coming alone is nothing new, and must not wake what sleeps below. */
  let news = {};
  /** The last data, and what they are the answer to. */
  let answered: { data: unknown; options: Options } | undefined;

  const tell = () => {
    news = {};
    listeners.forEach((listener) => listener());
  };
  const follow = (of: QueryObserver, { notifyManager }: Library) => {
    stop = of.subscribe(notifyManager.batchCalls(tell));
    of.updateResult();
  };
  const begin = (whole: QueryClient, library: Library) => {
    error = undefined;
    // With what is shown: it stays until the answer to what has been asked since is here.
    const first = answered?.options ?? options;
    const begun = new library.QueryObserver(whole, whole.defaultQueryOptions(first));
    observer = begun;
    follow(begun, library);
    if (first !== options) begun.setOptions(whole.defaultQueryOptions(options));
    if (!shown || !saysTheSame(shown, begun.getCurrentResult(), read)) tell();
  };
  const setError = (reason: unknown) => {
    error = reason;
    tell();
  };
  /** Without the library nothing can be asked for. */
  const load = () => loadLibrary().catch(setError);
  /** Has the library fetched where there is something to be asked for. */
  const want = () => {
    const isAsked = options.enabled !== false && client.getQueryData(options.queryKey) === undefined;
    if (isAsked && error === undefined) void load();
  };
  const refetch: Refetch = async (how) => {
    if (error !== undefined) setError(undefined);
    await load();
    return observer ? observer.refetch(how) : resultFor(options);
  };

  function resultFor(of: Options): UseQueryResult {
    const { whole } = client;
    if (observer && whole)
      return observer.getOptimisticResult({
        ...whole.defaultQueryOptions(of),
        _optimisticResults: 'optimistic',
      });
    const state = client.getQueryState(of.queryKey);
    const own = state ? state.data : given(of.initialData);
    if (own !== undefined) answered = { data: own, options: of };
    // Nothing, `null`, is an answer too. A question that failed has none, not even that of another.
    const isPlaceholder = own === undefined && error === undefined;
    const answer = isPlaceholder ? given(of.placeholderData, answered?.data, undefined) : own;
    const data = answer !== undefined && of.select ? of.select(answer) : answer;
    const isEnabled = of.enabled !== false;
    const next = resultOf(
      {
        data,
        isPlaceholder: isPlaceholder && data !== undefined,
        isEnabled,
        isWaiting: isEnabled && own === undefined,
        error,
        updatedAt: state?.dataUpdatedAt ?? 0,
      },
      refetch,
    );
    if (!shown || !saysTheSame(shown, next, Object.keys(next))) shown = next;
    return shown;
  }

  return {
    resultFor,
    track: (result) =>
      observer
        ? observer.trackResult(result)
        : new Proxy(result, {
            get(target, field) {
              if (field !== 'refetch') read.add(field);
              return Reflect.get(target, field) as unknown;
            },
          }),
    subscribe(listener) {
      listeners.add(listener);
      const { whole } = client;
      const library = libraryNow();
      let callOff: (() => void) | undefined;
      if (!whole || !library) {
        callOff = client.whenWhole(begin);
        want();
      }
      // It may have come since the component was drawn; or the component is back.
      else if (!observer) begin(whole, library);
      else if (!stop) {
        const before = observer.getCurrentResult();
        follow(observer, library);
        if (observer.getCurrentResult() !== before) tell();
      }
      return () => {
        callOff?.();
        listeners.delete(listener);
        stop?.();
        stop = undefined;
      };
    },
    current: () => news,
    setOptions(next) {
      const isAnother = hashOf(next.queryKey) !== hashOf(options.queryKey);
      options = next;
      if (isAnother && error !== undefined) setError(undefined);
      if (observer && client.whole) observer.setOptions(client.whole.defaultQueryOptions(next));
      else want();
    },
  };
}
