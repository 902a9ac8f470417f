export { createFakeBus } from './fake-bus.ts';
export type { FakeBus } from './fake-bus.ts';
