/** What both builds of a remote see of this package; `defineRemote` differs between them. */
export {
  defineParcel,
  definePage,
  type Page,
  type PageContext,
  type Parcel,
  type RemoteDefinition,
} from './definition.ts';
export { ParcelSlot, type ParcelSlotProps } from './parcel-slot.tsx';
export { useApi, useHead, useToaster, type Toaster } from './hooks.ts';
