export { createBus } from './create-bus.ts';
export type { HostBus } from './create-bus.ts';
export { TOAST_REMOVE_DELAY_MS, toasts } from './toasts.ts';
export type { ToastsOptions, ToastState } from './toasts.ts';
