export { defineRemote } from './define-remote.tsx';
export { keepMarkup } from './keep-markup.tsx';
export * from '../public.ts';
