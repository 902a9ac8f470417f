export { defineRemote } from './browser/define-remote.ts';
export { keepMarkup } from './browser/keep-markup.ts';
export * from './public.ts';
export { latePart } from './browser/late-part.tsx';
