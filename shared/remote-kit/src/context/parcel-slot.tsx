import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import {
  parcelKey,
  type JsonProps,
  type PlacedParcel,
  type RemoteFailure,
  type TypedParcel,
} from '@shared/contract';
import type { Islands } from './islands.ts';
import { useRemoteContext } from './remote-context.ts';

export interface ParcelSlotProps {
  /** With its props, if it takes any; others are drawn by the parcel where it stands. */
  parcel: TypedParcel;
  /** Holds the place, in the size of what comes, while the parcel's code is on the way. */
  placeholder: ReactNode;
  /** Shown in the parcel's place when it fails; the rest of the page goes on. */
  Failed: ComponentType<{ failure: RemoteFailure; onRetry: () => void }>;
}

interface Standing {
  placed: PlacedParcel;
  removal: ReturnType<typeof setTimeout> | undefined;
}

type SlotState = { kind: 'loading' | 'shown' } | { kind: 'failed'; failure: RemoteFailure };

/**
 * A place for another remote's parcel. On the server it is an empty element that the document server fills
 * with the parcel's markup; in the browser the host places the parcel. Over that markup it does so when the visitor comes
 * near or uses something in it: nothing of the parcel's code is asked for before.
 */
export function ParcelSlot({ parcel, placeholder, Failed }: ParcelSlotProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={attempt}
      parcel={parcel}
      placeholder={placeholder}
      Failed={Failed}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

/** What a visitor does first to something in a parcel; the host keeps the press itself until the parcel is alive. */
const USES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** @returns calls it off */
function sleepUntilUsed(islands: Islands, place: HTMLElement, start: () => Promise<void>): () => void {
  let started: Promise<void> | undefined;
  const wake = () => {
    stop();
    return (started ??= start());
  };
  const onUse = () => void wake();
  const leave = islands.add({ wake, seen: place });
  for (const use of USES) place.addEventListener(use, onUse, { capture: true, passive: true });
  const stop = () => {
    leave();
    for (const use of USES) place.removeEventListener(use, onUse, { capture: true });
  };
  return stop;
}

const propsOf = (text: string | undefined) =>
  text === undefined ? undefined : (JSON.parse(text) as JsonProps);

// React neither compares nor touches what the document server has put inside.
const FOREIGN_MARKUP = { __html: '' };

function Attempt({ parcel, placeholder, Failed, onRetry }: ParcelSlotProps & { onRetry: () => void }) {
  const { placeParcel, islands } = useRemoteContext();
  const { remote, name } = parcel;
  const propsText = parcel.props && JSON.stringify(parcel.props);
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SlotState>({ kind: 'shown' });

  const standing = useRef<Standing>(undefined);
  const propsNow = useRef(propsText);
  const readProps = () => propsOf(propsNow.current);
  // Before the parcel is placed below.
  useEffect(() => {
    if (propsNow.current === propsText) return;
    propsNow.current = propsText;
    standing.current?.placed.update?.(propsOf(propsText));
  }, [propsText]);

  useEffect(() => {
    const place = element.current;
    if (!place || !placeParcel) return undefined;
    clearTimeout(standing.current?.removal);
    let stopSleeping = () => {};
    if (!standing.current) {
      const stand =
        (place.firstElementChild as HTMLElement | null) ?? place.appendChild(document.createElement('div'));
      const isRendered = stand.hasChildNodes();
      if (!isRendered) setState({ kind: 'loading' });
      const start = async () => {
        const placed = placeParcel({ remote, name, props: readProps() }, stand, (failure) =>
          setState({ kind: 'failed', failure }),
        );
        standing.current = { placed, removal: undefined };
        await placed.shown;
        setState((now) => (now.kind === 'loading' ? { kind: 'shown' } : now));
      };
      if (isRendered && islands) stopSleeping = sleepUntilUsed(islands, place, start);
      else void start();
    }
    return () => {
      stopSleeping();
      const { current } = standing;
      // Strict mode takes effects down and puts them up again at once; the server's markup must outlive that.
      if (current) current.removal = setTimeout(() => void current.placed.remove());
    };
  }, [placeParcel, islands, remote, name]);

  return (
    <>
      {state.kind === 'failed' && <Failed failure={state.failure} onRetry={onRetry} />}
      {state.kind === 'loading' && placeholder}
      <div
        ref={element}
        hidden={state.kind !== 'shown'}
        data-parcel={parcelKey(parcel)}
        data-props={propsText}
        suppressHydrationWarning
        dangerouslySetInnerHTML={FOREIGN_MARKUP}
      />
    </>
  );
}
