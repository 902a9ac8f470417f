import { createDrawing } from '../drawing/drawing.ts';
import { paintCity } from './city.ts';
import { paintDhow } from './dhow.ts';
import { paintAir, paintTerrace } from './foreground.ts';
import type { HourName } from './hours.ts';
import { hours } from './hours.ts';
import type { Scene } from './scene.ts';
import { chanceFor } from './scene.ts';
import { paintShore } from './shore.ts';
import { paintFarCoast, paintSky } from './sky.ts';
import { BLEED, FRAME, asSeen, inWater } from './view.ts';
import { paintGlitter, paintLanes, paintMirrored, paintRipples, paintSea } from './water.ts';

/** What of the scene a picture shows, in units of the drawing; the moon keeps clear of the text. */
export const crops = {
  /** 16:9. City on one side, calm sky and water on the other, where the text stands. */
  wide: { x: 0, y: 0, width: FRAME.width, height: FRAME.height, terrace: true, moon: [812, 244] },
  /** 4:5. Sky for the text above, the waterfront below. */
  tall: { x: 208, y: -240, width: 1056, height: 1320, terrace: false, moon: [500, -34] },
} as const;
export type CropName = keyof typeof crops;

/**
 * The Gulf waterfront of the home page as SVG, drawn for Arabic: the text's side is the right one. English shows it
 * mirrored. The same arguments always give the same drawing.
 */
export function drawHero(hourName: HourName, crop: CropName): string {
  const drawing = createDrawing();
  const seen: Scene = { drawing, view: asSeen, hour: hours[hourName], chance: chanceFor };
  const mirrored: Scene = { ...seen, view: inWater };
  paintSky(seen, crops[crop].moon);
  paintSea(seen);
  paintMirrored(mirrored, () => {
    paintFarCoast(mirrored);
    paintCity(mirrored);
    paintShore(mirrored);
    paintDhow(mirrored, 884, 82, 10.6);
    if (crops[crop].terrace) paintTerrace(mirrored);
  });
  paintLanes(seen);
  paintGlitter(seen);
  paintRipples(seen);
  paintFarCoast(seen);
  paintCity(seen);
  paintShore(seen);
  paintDhow(seen, 884, 82, 10.6);
  if (crops[crop].terrace) paintTerrace(seen);
  paintAir(seen);
  const { x, y, width, height } = crops[crop];
  return drawing.svg({ x: x - BLEED, y: y - BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED });
}
