export type { Subject } from './subject.ts';
export { tryRelease, type Tried } from './try-release.ts';
