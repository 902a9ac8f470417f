/** What both builds of a remote see of this package; `defineRemote` differs between them. */
export {
  defineParcel,
  definePage,
  type Page,
  type PageContext,
  type Parcel,
  type RemoteDefinition,
  type StartUpContext,
} from './page/definition.ts';
export type { LatePartComponent } from './page/late-part.ts';
export { Island, type IslandProps } from './context/island.tsx';
export { ParcelSlot, type ParcelSlotProps } from './context/parcel-slot.tsx';
export { useApi, useHead, useTellNews } from './context/hooks.ts';
export { useToaster, type Toaster } from './context/use-toaster.ts';
