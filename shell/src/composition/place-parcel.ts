import {
  LimitExceeded,
  parcelKey,
  within,
  type FirstView,
  type ParcelProps,
  type PlaceParcel,
  type RemoteFailure,
  type RemoteFailureKind,
} from '@shared/contract';
import type { Parcel } from 'single-spa';
import { diagnose } from './diagnose.ts';
import type { LoadRemote } from './federation.ts';
import { APPEAR_LIMIT_MS } from './time-limits.ts';

export interface ParcelPorts {
  load: LoadRemote;
  prepareRetry(remote: string): Promise<void>;
  capabilities: Pick<ParcelProps, 'bus' | 'http' | 'languageGate'>;
  /** The server's content for a parcel, when the document holds it; given out once. */
  takeParcelView(key: string): FirstView | undefined;
  report(failure: RemoteFailure): void;
}

/** `mountParcel` of the application that the parcel stands in: what goes with the application goes with it. */
export type MountParcel = (config: object, props: ParcelProps) => Parcel;

export function createPlaceParcel(ports: ParcelPorts, mountParcel: MountParcel): PlaceParcel {
  const failedBefore = new Set<string>();

  return (ref, domElement, onFailure) => {
    const { remote, name } = ref;
    let parcel: Parcel | undefined;
    let ended = false;

    const remove = async () => {
      ended = true;
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

    const appear = async (): Promise<void> => {
      if (failedBefore.delete(remote)) await ports.prepareRetry(remote);
      const loaded = await ports.load(remote);
      if (ended) return;
      if (!loaded.ok) return fail(loaded.error.kind, loaded.error.cause);
      const lifecycles = loaded.value.parcels[name];
      if (!lifecycles) return fail('missing-expose', new Error(`${remote} offers no parcel ${name}`));
      const firstView = ports.takeParcelView(parcelKey(ref));
      parcel = mountParcel(lifecycles, {
        ...ports.capabilities,
        domElement,
        ...(firstView && { firstView }),
        reportRenderError: (thrown) => void diagnose(thrown, 'render').then((kind) => fail(kind, thrown)),
      });
      await parcel.mountPromise;
    };
    const shown = within(appear(), APPEAR_LIMIT_MS).catch(async (error: unknown) =>
      fail(error instanceof LimitExceeded ? 'timeout' : await diagnose(error, 'mount'), error),
    );
    return { shown, remove };
  };
}
