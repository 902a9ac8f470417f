import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import type { Root } from 'react-dom/client';
import { tellMismatch } from '@shared/contract';
import { useRemoteContext } from '../context/remote-context.ts';
import { Surroundings, useSurroundings } from '../context/remote-tree.tsx';
import { loadedRenderer } from './renderer.ts';

// One object: at another one React would set what it holds, and take the server's markup away.
const SERVERS_MARKUP = { __html: '' };

interface ServersPartProps {
  load(): Promise<FunctionComponent<object>>;
  props: object;
  /** To have it drawn anew in another way; its code is here. */
  giveUp(): void;
}

const isSame = (one: object, other: object): boolean => {
  const [given, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return given.length === others.size && given.every(([name, value]) => Object.is(others.get(name), value));
};

/** The object of before for as long as it says the same. */
function useSame<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props);
  if (same === props || isSame(same, props)) return same;
  setSame(props);
  return props;
}

/**
 * Markup of the server, taken over as a root of its own once its code is here. Until it is alive it stays as it was drawn;
 * what has changed meanwhile is shown then.
 */
export function ServersPart({ load, props, giveUp }: ServersPartProps) {
  const { islands, name } = useRemoteContext();
  const surroundings = useSurroundings();
  const shown = useSame(props);
  const [drawn] = useState(shown);
  const [drawnIn] = useState(surroundings.language);
  const holder = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [Part, setPart] = useState<FunctionComponent<object>>();
  const [isAlive, setAlive] = useState(false);
  /** Those who wait for it to be alive; undefined when it has gone. */
  const waiting = useRef<(() => void)[]>(undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();

  const takeOver = (Loaded: FunctionComponent<object>) =>
    new Promise<void>((resolve) => {
      if (!waiting.current) return resolve();
      waiting.current.push(resolve);
      setPart(() => Loaded);
    });
  // Where there is no code it stays to be read, and sleeps on.
  const wake = useEffectEvent(() => load().then(takeOver, () => undefined));
  useLayoutEffect(() => {
    if (!islands || Part) return undefined;
    return islands.add({ wake: () => wake(), seen: holder.current ?? undefined });
  }, [islands, Part]);

  // In a language that it was not drawn in it cannot be taken over.
  const isForeign = surroundings.language !== drawnIn;
  const follow = useEffectEvent(
    () => void (isForeign ? load().then(giveUp, () => undefined) : shown !== drawn && wake()),
  );
  useEffect(() => {
    if (!Part) follow();
  }, [Part, isForeign, shown]);

  const arrive = () => {
    setAlive(true);
    waiting.current?.splice(0).forEach((resolve) => resolve());
  };
  const treeOf = (of: object) =>
    Part && (
      <Surroundings {...surroundings}>
        <Telling arrive={arrive}>
          <Part {...of} />
        </Telling>
      </Surroundings>
    );
  const hydrate = useEffectEvent((element: Element) => {
    // What the visitor does meanwhile goes before it.
    startTransition(() => {
      root.current = loadedRenderer().hydrateRoot(element, treeOf(drawn), {
        // Thrown again by this component: its page's boundary shows and reports it.
        onUncaughtError: (error) => setFailure({ error }),
        onRecoverableError: (error, { componentStack }) => tellMismatch(name, error, componentStack),
      });
    });
  });
  useEffect(() => {
    // Not the holder: React stops an event inside a root that it is taking over where the root's element is one of its own too.
    const element = holder.current?.firstElementChild;
    if (Part && element && !root.current) hydrate(element);
  }, [Part]);
  const given = useRef({ shown: drawn, surroundings });
  const update = useEffectEvent(() => {
    const { current: before } = given;
    given.current = { shown, surroundings };
    const draw = () => root.current?.render(treeOf(shown));
    // As its page does; the rest may wait for what the visitor does.
    if (before.surroundings !== surroundings) draw();
    else if (before.shown !== shown) startTransition(draw);
  });
  useEffect(() => {
    if (isAlive) update();
  }, [isAlive, shown, surroundings]);

  useLayoutEffect(() => {
    waiting.current = [];
    return () => {
      waiting.current?.forEach((resolve) => resolve());
      waiting.current = undefined;
    };
  }, []);
  useEffect(
    () => () => {
      const gone = root.current;
      // React does not let a root go while it draws another one.
      queueMicrotask(() => gone?.unmount());
    },
    [],
  );

  if (failure) throw failure.error;
  return <div ref={holder} dangerouslySetInnerHTML={SERVERS_MARKUP} suppressHydrationWarning />;
}

/** Tells that what it holds has come alive. */
function Telling({ arrive, children }: { arrive(): void; children: ReactNode }) {
  const tell = useEffectEvent(arrive);
  useLayoutEffect(() => tell(), []);
  return children;
}
