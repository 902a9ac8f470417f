import type { Head, ParcelProps, RemoteLifecycles, RemoteModule, RemoteProps } from '@shared/contract';
import type { StageState } from '../state/stage-state.ts';
import { parcelProps } from './parcel-props.ts';
import type { Log } from './watched-host.ts';

/** What stands on the stage, as single-spa takes it. */
export interface Subject {
  lifecycles: RemoteLifecycles<never>;
  props: object;
}

/**
 * The remote's pages, or one of its parcels with the props that were given. Throws, in words for the team, when
 * there is no such parcel or the props are none.
 */
export function subjectOf(
  remote: RemoteModule,
  { parcel, props }: Pick<StageState, 'parcel' | 'props'>,
  host: ParcelProps,
  reportHead: (head: Head) => void,
): Subject {
  if (parcel === '') return { lifecycles: remote, props: { ...host, reportHead } satisfies RemoteProps };
  const lifecycles = remote.parcels[parcel];
  if (!lifecycles) throw new Error(`this release offers no parcel ${parcel}`);
  return { lifecycles, props: { ...host, props: parcelProps(props) } };
}

/** The same lifecycles, each told when it is done. */
export function toldLifecycles(lifecycles: RemoteLifecycles<never>, log: Log): RemoteLifecycles<never> {
  const told =
    (step: Exclude<keyof RemoteLifecycles, 'update'>): RemoteLifecycles<never>['mount'] =>
    async (props) => {
      const started = performance.now();
      const result = await lifecycles[step](props);
      log({ channel: 'host', title: step, outcome: `in ${Math.round(performance.now() - started)} ms` });
      return result;
    };
  return { bootstrap: told('bootstrap'), mount: told('mount'), unmount: told('unmount') };
}
