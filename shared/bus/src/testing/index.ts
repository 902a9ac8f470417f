export { createFakeBus, expectContractKept } from './fake-bus.ts';
export type { FakeBus } from './fake-bus.ts';
