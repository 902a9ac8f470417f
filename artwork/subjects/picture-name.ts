import {
  AGENT_VARIANTS,
  COVER_VARIANTS,
  EXTERIOR_VARIANTS,
  EXTERIORS,
  INTERIOR_VARIANTS,
  INTERIORS,
} from 'api/sample/subjects';
import type { Light } from '../scene/light.ts';
import { LIGHTS } from '../scene/light.ts';

export const COVER = 'cover';
export const AGENT = 'agent';

type Exterior = (typeof EXTERIORS)[number];
type Interior = (typeof INTERIORS)[number];

export interface PictureName {
  subject: Exterior | Interior | typeof COVER | typeof AGENT;
  variant: number;
  light: Light;
}

const variantsOf = (subject: PictureName['subject']): number => {
  if (subject === COVER) return COVER_VARIANTS;
  if (subject === AGENT) return AGENT_VARIANTS;
  return INTERIORS.some((interior) => interior === subject) ? INTERIOR_VARIANTS : EXTERIOR_VARIANTS;
};

/** Reads `<subject>-<variant>-<light>.jpg`; undefined for any other name. */
export function parsePictureName(name: string): PictureName | undefined {
  const match = /^([a-z]+)-([1-9]\d?)-([a-z]+)\.jpg$/.exec(name);
  const subject = ([...EXTERIORS, ...INTERIORS, COVER, AGENT] as const).find((known) => known === match?.[1]);
  const light = LIGHTS.find((known) => known === match?.[3]);
  const variant = Number(match?.[2]);
  if (!subject || !light || variant > variantsOf(subject)) return undefined;
  return { subject, variant, light };
}
