export { defineRemote } from './define-remote.ts';
export * from './public.ts';
