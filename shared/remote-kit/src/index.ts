export { defineRemote } from './browser/define-remote.ts';
export * from './public.ts';
