export { createBus } from './create-bus.ts';
export type { HostBus } from './create-bus.ts';
export { createLanguageGate } from './language-gate.ts';
export type { HostLanguageGate } from './language-gate.ts';
