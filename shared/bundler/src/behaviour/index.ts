export type { SiteCookie } from './visitor.ts';
export { tryRelease, type Tried } from './try-release.ts';
export { tryShell, type TriedWith } from './try-shell.ts';
