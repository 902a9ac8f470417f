export { defineRemote } from './define-remote.tsx';
export * from '../public.ts';
