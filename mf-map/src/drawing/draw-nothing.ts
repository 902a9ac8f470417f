import type { DrawMap } from './shown-map.ts';

/** In the place of the library that draws maps: the server's bundle has no use for it and does not carry it. */
export const drawMap: DrawMap = () => Promise.resolve(undefined);
