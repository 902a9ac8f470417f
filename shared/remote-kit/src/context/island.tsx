import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { createIslandGate, type IslandGate } from './island-gate.ts';
import { useRemoteContext } from './remote-context.ts';

interface Content {
  /** It does not sleep, or no longer: it stands on the first screen, or shows what the server could not know. Default: `false`. */
  awake?: boolean;
  children: ReactNode;
}

interface Placed extends Content {
  /** The element that holds it. Default: none; it can then neither be seen nor hold pictures. */
  as: 'div' | 'li';
  /**
   * Until when it sleeps: until it is nearly in sight, or, where seeing it needs no script, until somebody points at it,
   * focuses or presses something in it. Default: `seen`.
   */
  until?: 'seen' | 'used';
  className?: string;
}

interface Anywhere extends Content {
  as?: undefined;
  until?: 'used';
  className?: undefined;
}

export type IslandProps = Anywhere | Placed;

/**
 * A part of a page that stays as the server drew it until it is needed: nothing of it runs before. It can be read, found,
 * focused and followed meanwhile; a press wakes it and is answered by it. What changes what it shows wakes it first, and so
 * does a picture that cannot be had. Where there is no server's markup it is like any other part.
 */
export function Island({ as: Holder, until = 'seen', className, awake = false, children }: IslandProps) {
  const { islands } = useRemoteContext();
  const [gate] = useState(createIslandGate);
  const place = useRef<HTMLElement>(null);
  // Before its root is told to be mounted: who wakes all of it then wakes this too.
  useLayoutEffect(() => {
    if (gate.isAlive || awake || !islands) return undefined;
    const leave = islands.add({
      wake: gate.open,
      seen: until === 'seen' && place.current ? place.current : undefined,
    });
    gate.whenAlive(leave);
    return leave;
  }, [gate, islands, until, awake]);
  useEffect(() => {
    const element = place.current;
    if (gate.isAlive || awake || !islands || !element) return undefined;
    const stop = watchPictures(element, () => void gate.open());
    gate.whenAlive(stop);
    return stop;
  }, [gate, islands, awake]);
  useEffect(() => {
    if (awake) void gate.open();
  }, [gate, awake]);
  const content = (
    <Suspense>
      <Gate gate={islands && gate} awake={awake}>
        {children}
      </Gate>
    </Suspense>
  );
  if (Holder === undefined) return content;
  return (
    <Holder className={className} ref={place as Ref<HTMLDivElement & HTMLLIElement>}>
      {content}
    </Holder>
  );
}

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Tells of a picture that cannot be had, also if that was before anybody listened. */
function watchPictures(place: HTMLElement, tell: () => void): () => void {
  if ([...place.querySelectorAll('img')].some(isBroken)) tell();
  place.addEventListener('error', tell, true);
  return () => place.removeEventListener('error', tell, true);
}

const never = () => () => undefined;

/**
 * While React hydrates it suspends for as long as the gate holds, so that its boundary keeps the server's markup. Without a
 * gate, as on the server, it never does.
 */
function Gate({
  gate,
  awake,
  children,
}: {
  gate: IslandGate | undefined;
  awake: boolean;
  children: ReactNode;
}) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (gate) use(gate.pass(isHydrating && !awake));
  // Before the island itself is told: one that nobody has drawn before does not sleep at all.
  useLayoutEffect(() => gate?.settle(), [gate]);
  return children;
}
