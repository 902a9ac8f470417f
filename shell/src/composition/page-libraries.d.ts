/** Written by the bundler: the shared libraries that stand in the shell's entry. */
declare module 'virtual:page-libraries' {
  import type { PageLibrary } from '@shared/host/federation';
  export const pageLibraries: readonly PageLibrary[];
}
