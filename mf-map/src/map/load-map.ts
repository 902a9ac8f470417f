import type { DrawMap } from '../drawing/shown-map.ts';

/** The library that draws maps: by far the largest part, and nobody's but the map's. */
export const loadMap = async (): Promise<DrawMap> => (await import('#draw-map')).drawMap;
