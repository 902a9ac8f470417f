import { paintGround } from '../scene/ground.ts';
import { MATERIALS } from '../scene/light.ts';
import type { Pen } from '../scene/pen.ts';
import { paintDunes, paintGrove, paintSea, paintSky, paintSkyline } from '../scene/sky.ts';

export type Backdrop = 'sea' | 'city' | 'dunes' | 'grove';
const BACKDROPS: readonly [Backdrop, ...Backdrop[]] = ['sea', 'city', 'dunes', 'grove'];

/** Sky, what stands on the horizon, and bare ground; the variant chooses among the four. */
export function paintBackdrop(
  pen: Pen,
  horizon: number,
  variant: number,
  ground: string = MATERIALS.paving,
  only?: Backdrop,
): void {
  const backdrop = only ?? BACKDROPS[variant % BACKDROPS.length] ?? 'grove';
  paintSky(pen, horizon);
  if (backdrop === 'sea') paintSea(pen, horizon - 14, horizon + 40);
  if (backdrop === 'city') paintSkyline(pen, horizon, 190, 2);
  if (backdrop === 'dunes') paintDunes(pen, horizon + 20, 90, 2);
  paintGround(pen, horizon, backdrop === 'dunes' ? MATERIALS.sand : ground);
  if (backdrop !== 'dunes') paintGrove(pen, horizon, 34);
}
