export { defineRemote } from './define-remote.tsx';
export { keepMarkup } from './keep-markup.tsx';
export { latePart } from './late-part.tsx';
export * from '../public.ts';
