/** What the pictures of the sample data show: `<subject>-<variant>-<light>.jpg`, drawn by artwork/. */
export const EXTERIORS = [
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
export const INTERIORS = ['living', 'bedroom', 'kitchen', 'workspace'] as const;

/** How many there are of each. */
export const EXTERIOR_VARIANTS = 8;
export const INTERIOR_VARIANTS = 6;
export const COVER_VARIANTS = 12;
export const AGENT_VARIANTS = 8;
