/** A section's parts are taken down after the move, for 1.5 s at most. */
const TAKEN_DOWN_MS = 2000;

/** Scripts of a stack, the innermost first: browsers write frames in words of their own, and all write the address. */
const SCRIPT = /https?:\/\/[^\s()]+?\.js/g;
/** Works for who has called it. */
const LIBRARIES = /\/libraries\.[^/]*$/;
/** Calls what it was given before, and nobody can tell by whom. */
const RENDERER = /\/react-dom\.[^/]*$/;

type Listener = EventListenerOrEventListenerObject;
/** Whose time or whose script it is, as seen by a function that its caller has called. */
type OwnerOf = (called: object) => string;

/** What single-spa says of a move before it begins. */
interface Move {
  newAppStatuses: Readonly<Record<string, string>>;
}

/** How much of each owner stands. */
function createTally() {
  const standing = new Map<string, number>();
  const add = (owner: string, by: number) => standing.set(owner, (standing.get(owner) ?? 0) + by);
  return {
    of: (owner: string) => standing.get(owner) ?? 0,
    /** @returns strikes it off, once */
    enter(owner: string): () => void {
      let stands = true;
      add(owner, 1);
      return () => {
        if (stands) add(owner, -1);
        stands = false;
      };
    },
  };
}
type Tally = ReturnType<typeof createTally>;

/** Whose script has called a function: a remote's or the shell's, by its address; undefined where no address tells. */
function callerOf(called: object, remoteOf: (script: string) => string | undefined): string | undefined {
  const trace: { stack?: string } = {};
  // Not in every browser: there it is whose time it is.
  (Error as { captureStackTrace?(target: object, from: object): void }).captureStackTrace?.(trace, called);
  for (const script of trace.stack?.match(SCRIPT) ?? []) {
    const remote = remoteOf(script);
    if (remote !== undefined) return remote;
    if (RENDERER.test(script)) return undefined;
    if (!LIBRARIES.test(script)) return 'shell';
  }
  return undefined;
}

/** As a browser takes it, which takes null for nothing. */
const optionsOf = (options: boolean | AddEventListenerOptions | null | undefined) =>
  typeof options === 'object' ? (options ?? {}) : { capture: options === true };

/** Counts who listens to the window or the document from now on; listeners are held weakly, and heard by the browser as ever. */
function countListeners(target: Window | Document, ownerOf: OwnerOf, tally: Tally): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const known = new WeakMap<Listener, Map<string, () => void>>();
  const addCounted = (
    type: string,
    listener: Listener | null,
    options?: boolean | AddEventListenerOptions,
  ) => {
    add.call(target, type, listener as Listener, options);
    const { once = false, signal, capture = false } = optionsOf(options);
    if (!listener || once || signal?.aborted) return;
    const key = `${type} ${capture}`;
    const entries = known.get(listener) ?? new Map<string, () => void>();
    known.set(listener, entries);
    if (entries.has(key)) return;
    const strike = tally.enter(ownerOf(addCounted));
    const forget = () => {
      strike();
      entries.delete(key);
    };
    entries.set(key, forget);
    signal?.addEventListener('abort', forget, { once: true });
  };
  target.addEventListener = addCounted;
  target.removeEventListener = (
    type: string,
    listener: Listener | null,
    options?: boolean | EventListenerOptions,
  ) => {
    remove.call(target, type, listener as Listener, options);
    if (listener) known.get(listener)?.get(`${type} ${optionsOf(options).capture ?? false}`)?.();
  };
}

function countIntervals(ownerOf: OwnerOf, tally: Tally): void {
  const { setInterval: begin, clearInterval: end } = window;
  const known = new Map<unknown, () => void>();
  const beginCounted = (...given: Parameters<typeof begin>) => {
    const id = begin.apply(window, given);
    known.set(id, tally.enter(ownerOf(beginCounted)));
    return id;
  };
  window.setInterval = beginCounted as typeof begin;
  window.clearInterval = ((id: number | undefined) => {
    end.call(window, id);
    known.get(id)?.();
    known.delete(id);
  }) as typeof end;
}

/** Of the page's own elements, whose time each came in. */
function watchElements(owner: () => string): (of: string) => number {
  const known = new WeakMap<Node, string>();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => known.set(node, owner()));
  }).observe(document.body, { childList: true });
  return (of) => Array.from(document.body.children).filter((element) => known.get(element) === of).length;
}

/**
 * Tells, two seconds after a section was left, how much of what has come in its time still stands beside it: listeners to the window
 * and the document, timers that repeat, elements of the page itself. What another's script began meanwhile, as what the shell
 * does when the browser is idle, is the other's. What the first page had begun before this was called is not known.
 * @param first whose section stands now
 * @param remoteOf whose release a script is of, by its address; undefined for those of nobody's
 */
export function watchLeftovers(
  first: string,
  remoteOf: (script: string) => string | undefined,
  note: (remote: string, left: number) => void,
): void {
  let current = first;
  const ownerOf: OwnerOf = (called) => callerOf(called, remoteOf) ?? current;
  const tally = createTally();
  countListeners(window, ownerOf, tally);
  countListeners(document, ownerOf, tally);
  countIntervals(ownerOf, tally);
  const elementsOf = watchElements(() => current);

  window.addEventListener('single-spa:before-app-change', (event) => {
    const { newAppStatuses } = (event as CustomEvent<Move>).detail;
    const [entering] = Object.entries(newAppStatuses).find(([, status]) => status === 'MOUNTED') ?? [];
    const left = current;
    current = entering ?? 'shell';
    setTimeout(() => {
      // Who has come back has its own again.
      if (current !== left) note(left, tally.of(left) + elementsOf(left));
    }, TAKEN_DOWN_MS);
  });
}
