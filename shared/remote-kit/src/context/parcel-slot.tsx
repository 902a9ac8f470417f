import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { parcelKey, type ParcelRef, type PlacedParcel, type RemoteFailure } from '@shared/contract';
import { useRemoteContext } from './remote-context.ts';

export interface ParcelSlotProps {
  parcel: ParcelRef;
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
 * with the parcel's markup; in the browser the host places the parcel, over that markup when there is some.
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

// React neither compares nor touches what the document server has put inside.
const FOREIGN_MARKUP = { __html: '' };

function Attempt({ parcel, placeholder, Failed, onRetry }: ParcelSlotProps & { onRetry: () => void }) {
  const { placeParcel } = useRemoteContext();
  const { remote, name } = parcel;
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SlotState>({ kind: 'shown' });

  const standing = useRef<Standing>(undefined);

  useEffect(() => {
    const place = element.current;
    if (!place || !placeParcel) return undefined;
    clearTimeout(standing.current?.removal);
    if (!standing.current) {
      const stand =
        (place.firstElementChild as HTMLElement | null) ?? place.appendChild(document.createElement('div'));
      if (!stand.hasChildNodes()) setState({ kind: 'loading' });
      const placed = placeParcel({ remote, name }, stand, (failure) => setState({ kind: 'failed', failure }));
      void placed.shown.then(() => setState((now) => (now.kind === 'loading' ? { kind: 'shown' } : now)));
      standing.current = { placed, removal: undefined };
    }
    const { current } = standing;
    return () => {
      // Strict mode takes effects down and puts them up again at once; the server's markup must outlive that.
      current.removal = setTimeout(() => void current.placed.remove());
    };
  }, [placeParcel, remote, name]);

  return (
    <>
      {state.kind === 'failed' && <Failed failure={state.failure} onRetry={onRetry} />}
      {state.kind === 'loading' && placeholder}
      <div
        ref={element}
        hidden={state.kind !== 'shown'}
        data-parcel={parcelKey(parcel)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={FOREIGN_MARKUP}
      />
    </>
  );
}
