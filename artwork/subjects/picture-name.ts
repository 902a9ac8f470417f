import type { Light } from '../scene/light.ts';
import { LIGHTS } from '../scene/light.ts';

const EXTERIORS = [
  'villa',
  'house',
  'apartment',
  'office',
  'shop',
  'warehouse',
  'land',
  'commercial',
  'building',
] as const;
const INTERIORS = ['living', 'bedroom', 'kitchen', 'workspace'] as const;
export const COVER = 'cover';

const EXTERIOR_VARIANTS = 8;
const INTERIOR_VARIANTS = 6;
const COVER_VARIANTS = 12;

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
