export { describeLocalSite, root, type LocalSite, type Service } from './services.ts';
export { requireFreePorts, startService, waitUntilReady, type RunningService } from './processes.ts';
export { buildParts, PARTS } from './build-step.ts';
