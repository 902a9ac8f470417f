import type { Chance } from '../drawing/chance.ts';
import { chanceFrom } from '../drawing/chance.ts';
import { blend, mix, under } from '../drawing/colour.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Hour } from './hours.ts';
import type { View } from './view.ts';
import { SUN } from './view.ts';

/** What every painter gets: where to draw, from where it is seen, and in which light. */
export interface Scene {
  drawing: Drawing;
  view: View;
  hour: Hour;
  /** Repeatable draws for one object; the same in the scene and in its mirror image. */
  chance(object: string): Chance;
}

/** The draws of one object of the scene, by its name. */
export function chanceFor(object: string): Chance {
  let seed = 2_166_136_261;
  for (const character of object) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return chanceFrom(seed);
}

/** Metres after which the air has taken two thirds of an object's colour. */
const CLARITY = 880;

/** The air's colour at `x` of the drawing: warm beside the sun. */
export const hazeAt = ({ hour }: Scene, x: number) =>
  mix(hour.hazeAway, hour.hazeBySun, (Math.max(0, x) / SUN.x) ** 1.6);

/**
 * A material in this hour's light and air. `exposure` 0 is turned from the sun, 1 is towards it; `z` in metres; `x`
 * in units of the drawing.
 */
export function tone(scene: Scene, material: string, exposure: number, z: number, x: number): string {
  const { lit, shaded } = scene.hour;
  const near = under(material, blend(shaded, lit, exposure));
  return mix(near, hazeAt(scene, x), 0.94 * (1 - Math.exp(-z / CLARITY)));
}
