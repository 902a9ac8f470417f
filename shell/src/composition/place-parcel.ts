import {
  LimitExceeded,
  parcelKey,
  placeKey,
  within,
  type FirstView,
  type JsonProps,
  type ParcelProps,
  type PlaceParcel,
  type RemoteFailure,
  type RemoteFailureKind,
  type RemoteLifecycles,
} from '@shared/contract';
import type { Parcel } from 'single-spa';
import { afterTheMove } from './after-the-move.ts';
import { diagnose } from './diagnose.ts';
import { settleParcelPresses } from './early-presses.ts';
import type { LoadRemote } from './live-release.ts';
import { APPEAR_LIMIT_MS } from './time-limits.ts';
import { tryTwice, type TryFailure } from './try-twice.ts';

export interface ParcelPorts {
  load: LoadRemote;
  /** Whether this page may place parcels of a remote, as the site's operator says. Default: of any. */
  mayPlace?(remote: string): boolean;
  prepareRetry(remote: string): Promise<void>;
  capabilities: Pick<ParcelProps, 'bus' | 'http' | 'languageGate'>;
  /** The server's content for a parcel, when the document holds it; given out once. */
  takeParcelView(key: string): FirstView | undefined;
  report(failure: RemoteFailure): void;
}

/** `mountParcel` of the application that the parcel stands in: what goes with the application goes with it. */
export type MountParcel = (config: object, props: ParcelProps) => Parcel;

/** What leaves the page with its section is not waited for. */
const leftLater = (lifecycles: RemoteLifecycles<ParcelProps>): RemoteLifecycles<ParcelProps> => ({
  ...lifecycles,
  unmount(props) {
    afterTheMove(() => lifecycles.unmount(props));
    return Promise.resolve();
  },
});

export function createPlaceParcel(ports: ParcelPorts, mountParcel: MountParcel): PlaceParcel {
  const failedBefore = new Set<string>();

  return (ref, domElement, onFailure) => {
    const { remote, name } = ref;
    let { props } = ref;
    let parcel: Parcel | undefined;
    let ended = false;
    let draw: (() => Promise<unknown> | undefined) | undefined;

    const remove = async () => {
      ended = true;
      settleParcelPresses(domElement, false);
      await parcel?.unmount().catch(() => undefined);
    };
    const fail = (kind: RemoteFailureKind, cause: unknown) => {
      if (ended) return;
      failedBefore.add(remote);
      const failure: RemoteFailure = { kind, remote: parcelKey(ref), cause };
      ports.report(failure);
      onFailure(failure);
      void remove();
    };

    let firstView: FirstView | undefined;
    const appear = async (): Promise<TryFailure | undefined> => {
      // What may not be placed is not even loaded: the remote offers it to others.
      const loaded = ports.mayPlace?.(remote) === false ? undefined : await ports.load(remote);
      if (ended) return undefined;
      if (loaded?.ok === false) return loaded.error;
      const lifecycles = loaded?.value.parcels[name];
      if (!lifecycles)
        return { kind: 'missing-expose', cause: new Error(`${remote} offers no parcel ${name}`) };
      firstView ??= ports.takeParcelView(placeKey(ref));
      const given: ParcelProps = {
        ...ports.capabilities,
        domElement,
        props,
        ...(firstView && { firstView }),
        reportRenderError: (thrown) => void diagnose(thrown, 'render').then((kind) => fail(kind, thrown)),
      };
      const drawn = props;
      parcel = mountParcel(leftLater(lifecycles), given);
      draw = () => parcel?.update?.({ ...given, props }).catch((error: unknown) => fail('render', error));
      return parcel.mountPromise.then(
        () => {
          if (props !== drawn) void draw?.();
          return undefined;
        },
        async (error: unknown) => ({ kind: await diagnose(error, 'mount'), cause: error }),
      );
    };
    const prepareRetry = () => ports.prepareRetry(remote);
    const tries = failedBefore.delete(remote) ? prepareRetry().then(appear) : tryTwice(appear, prepareRetry);
    const shown = within(tries, APPEAR_LIMIT_MS).then(
      (failure) => (failure ? fail(failure.kind, failure.cause) : settleParcelPresses(domElement, !ended)),
      (error: unknown) => fail(error instanceof LimitExceeded ? 'timeout' : 'mount', error),
    );
    const update = (next: JsonProps | undefined) => {
      props = next;
      if (!ended && parcel?.getStatus() === 'MOUNTED') void draw?.();
    };
    return { shown, update, remove };
  };
}
