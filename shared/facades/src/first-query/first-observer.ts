import type {
  DefinedUseQueryResult,
  QueryClient,
  QueryObserver,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import type { FirstClient } from './first-client.ts';
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
  /** Whether it will be asked for. */
  isWaiting: boolean;
  /** Undefined unless it could not be asked for. */
  error: unknown;
}

/** Fields of the library's result (`QueryObserverResult`). */
function resultOf({ data, isPlaceholder, isWaiting, error }: Known, refetch: Refetch): UseQueryResult {
  const isSuccess = data !== undefined;
  const isError = !isSuccess && error !== undefined;
  const isPending = !isSuccess && !isError;
  const isFetching = isWaiting && !isError;
  const result = {
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
    refetch,
  };
  return result as unknown as DefinedUseQueryResult;
}

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
    setError(undefined);
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
    const own = client.getQueryData(of.queryKey);
    if (own !== undefined) answered = { data: own, options: of };
    const { placeholderData } = of;
    const instead =
      typeof placeholderData === 'function' ? placeholderData(answered?.data, undefined) : placeholderData;
    // Nothing, `null`, is an answer too.
    const answer = own === undefined ? instead : own;
    const data = answer !== undefined && of.select ? of.select(answer) : answer;
    const isPlaceholder = own === undefined && data !== undefined;
    const isWaiting = own === undefined && of.enabled !== false;
    const next = resultOf({ data, isPlaceholder, isWaiting, error }, refetch);
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
      options = next;
      if (observer && client.whole) observer.setOptions(client.whole.defaultQueryOptions(next));
      else want();
    },
  };
}
