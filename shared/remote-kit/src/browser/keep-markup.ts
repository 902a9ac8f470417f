import type { KeepMarkup } from '../page/keep-markup.ts';

/** In the browser nothing is kept: React draws each component itself, and takes over what the server has put there. */
export const keepMarkup: KeepMarkup = (component) => component;
