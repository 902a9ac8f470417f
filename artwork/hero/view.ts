import type { Point } from '../drawing/points.ts';

/** Units of the drawing. The scene is 1920 by 1080; the sky goes on above it for upright crops. */
export const FRAME = { width: 1920, height: 1080, skyTop: -420 } as const;
/**
 * Units painted beyond each edge of a crop and cut off by whoever renders it: a blur looks past the edge, and where the
 * painting ended it would fade.
 */
export const BLEED = 48;
export const HORIZON = 640;
export const SUN = { x: 992, y: 584, radius: 34 } as const;

/** Where the parallels of the quay meet, and how far above the water the eye is (metres). */
const VANISHING = 1180;
const EYE = 5;
const FOCAL = 1500;

/** Metres: x to the side of the eye, y above the water, z away from the eye. */
export interface View {
  project(x: number, y: number, z: number): Point;
  /** 1 as seen, -1 in the water's mirror. */
  upright: 1 | -1;
}

export const asSeen: View = {
  project: (x, y, z) => [VANISHING + (FOCAL * x) / z, HORIZON - (FOCAL * (y - EYE)) / z],
  upright: 1,
};

/** The same scene in a flat sea. */
export const inWater: View = { project: (x, y, z) => asSeen.project(x, -y, z), upright: -1 };

/** Units for a metre at a depth. */
export const scaleAt = (z: number) => FOCAL / z;

/** The metre across that is seen at `x` of the drawing at a depth. */
export const acrossAt = (x: number, z: number) => ((x - VANISHING) * z) / FOCAL;
