import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { tellMismatch } from '@shared/contract';
import { useRemoteContext } from '../context/remote-context.ts';
import { Surroundings, useSurroundings } from '../context/remote-tree.tsx';

// One object: at another one React would set what it holds, and take the server's markup away.
const SERVERS_MARKUP = { __html: '' };

interface ServersPartProps {
  load(): Promise<FunctionComponent<object>>;
  /** What the server drew it with. */
  props: object;
  /** The markup is no longer what is to be shown. */
  isOutdated: boolean;
  /** To have it drawn anew in another way; its code is here. */
  giveUp(): void;
}

/** Markup of the server, taken over as a root of its own once its code is here. */
export function ServersPart({ load, props, isOutdated, giveUp }: ServersPartProps) {
  const { islands, name } = useRemoteContext();
  const surroundings = useSurroundings();
  const holder = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [drawnIn] = useState(surroundings.language);
  const [Part, setPart] = useState<FunctionComponent<object>>();
  /** Those who wait for it to be alive; undefined when it has gone. */
  const waiting = useRef<(() => void)[]>(undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isStale = isOutdated || (Part === undefined && surroundings.language !== drawnIn);
  const replace = useEffectEvent(() => void load().then(giveUp, () => undefined));

  useLayoutEffect(() => {
    if (!islands || Part) return undefined;
    const takeOver = (Loaded: FunctionComponent<object>) =>
      new Promise<void>((resolve) => {
        if (!waiting.current) return resolve();
        waiting.current.push(resolve);
        setPart(() => Loaded);
      });
    // Where there is no code it stays to be read, and sleeps on.
    const wake = () => load().then(takeOver, () => undefined);
    return islands.add({ wake, seen: holder.current ?? undefined });
  }, [islands, load, Part]);

  useEffect(() => {
    if (isStale) replace();
  }, [isStale]);

  useEffect(() => {
    const element = holder.current;
    if (!Part || !element) return;
    const tree = (
      <Surroundings {...surroundings}>
        <Telling waiting={waiting}>
          <Part {...props} />
        </Telling>
      </Surroundings>
    );
    if (root.current) return root.current.render(tree);
    root.current = hydrateRoot(element, tree, {
      // Thrown again by this component: its page's boundary shows and reports it.
      onUncaughtError: (error) => setFailure({ error }),
      onRecoverableError: (error, { componentStack }) => tellMismatch(name, error, componentStack),
    });
  }, [Part, surroundings, props, name]);

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

/** Tells those who wait for it that what it holds has come alive. */
function Telling({
  waiting,
  children,
}: {
  waiting: RefObject<(() => void)[] | undefined>;
  children: ReactNode;
}) {
  useLayoutEffect(() => waiting.current?.splice(0).forEach((resolve) => resolve()), [waiting]);
  return children;
}
