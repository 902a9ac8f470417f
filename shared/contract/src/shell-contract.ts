import type { AllowedGuest } from './guest-rules.ts';
import { schemaOf, type ParcelTable, type PropsSchema } from './parcel-props.ts';
import { CONTRACT_VERSION } from './release.ts';
import { ROUTES } from './routes.ts';

/** What a shell gives to remotes and wants of them: the answer of `GET /contract.json` at the site. */
export interface ShellContract {
  /** The shell's own version, for sentences about it. */
  version: string;
  /** The version of `shared/contract` that it was built with. */
  contract: number;
  /** Versions of the contract that releases may be built against. */
  accepts: readonly number[];
  /** Routes that it gives to remotes. */
  routes: readonly { path: string; owner: string }[];
  /** Remotes beside its table that the operator lets in. Default: none. */
  guests?: readonly AllowedGuest[];
  /** Parcels that its own pages place, as `remote/name`. */
  slots: readonly string[];
  /** The props that they were written to give them, by the same names. Default: none. */
  slotProps?: Readonly<Record<string, PropsSchema>>;
  /** Versions of the shared libraries on the page, by name. */
  shared: Readonly<Record<string, string>>;
}

/** Older versions of the contract that this code still honours beside `CONTRACT_VERSION`. */
const STILL_ACCEPTED: readonly number[] = [];

/**
 * What is known today of parcels that are placed.
 * @param guests parcels that are in no table. Default: none
 */
export const slotPropsOf = (slots: readonly string[], guests?: ParcelTable): Record<string, PropsSchema> =>
  Object.fromEntries(slots.map((slot) => [slot, schemaOf(slot, guests)]));

/** The contract of a shell that is built from these sources. */
export const describeShell = (shell: Pick<ShellContract, 'version' | 'slots' | 'shared'>): ShellContract => ({
  ...shell,
  slotProps: slotPropsOf(shell.slots),
  contract: CONTRACT_VERSION,
  accepts: [CONTRACT_VERSION, ...STILL_ACCEPTED],
  routes: ROUTES.flatMap(({ path, owner }) => (owner === 'shell' ? [] : [{ path, owner }])),
});
