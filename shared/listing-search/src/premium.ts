import { stableRandom } from './stable-random.ts';

const PREMIUM_SHARE = 0.2;

/**
 * Whether a listing counts as premium: what its record says, and where that is silent what the specification calls randomised,
 * at the API as on the card (decisions, "Values").
 */
export const isPremium = (id: string, said: boolean | null | undefined): boolean =>
  said ?? stableRandom(id, 'premium') < PREMIUM_SHARE;
