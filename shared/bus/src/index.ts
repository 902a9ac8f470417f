export { createBus } from './create-bus.ts';
export type { HostBus } from './create-bus.ts';
