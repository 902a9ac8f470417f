import {
  COVER_VARIANTS,
  EXTERIOR_VARIANTS,
  EXTERIORS,
  INTERIOR_VARIANTS,
  INTERIORS,
} from 'api/sample/subjects';
import type { Light } from '../scene/light.ts';
import { LIGHTS } from '../scene/light.ts';

export const COVER = 'cover';

type Exterior = (typeof EXTERIORS)[number];
type Interior = (typeof INTERIORS)[number];

export interface PictureName {
  subject: Exterior | Interior | typeof COVER;
  variant: number;
  light: Light;
}

const variantsOf = (subject: PictureName['subject']): number => {
  if (subject === COVER) return COVER_VARIANTS;
  return INTERIORS.some((interior) => interior === subject) ? INTERIOR_VARIANTS : EXTERIOR_VARIANTS;
};

/** Reads `<subject>-<variant>-<light>.jpg`; undefined for any other name. */
export function parsePictureName(name: string): PictureName | undefined {
  const match = /^([a-z]+)-([1-9]\d?)-([a-z]+)\.jpg$/.exec(name);
  const subject = ([...EXTERIORS, ...INTERIORS, COVER] as const).find((known) => known === match?.[1]);
  const light = LIGHTS.find((known) => known === match?.[3]);
  const variant = Number(match?.[2]);
  if (!subject || !light || variant > variantsOf(subject)) return undefined;
  return { subject, variant, light };
}
