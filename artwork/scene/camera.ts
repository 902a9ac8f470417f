import type { Point } from '../drawing/points.ts';

/** Metres: x to the side, y up, z away from the camera. */
export type Place3 = readonly [x: number, y: number, z: number];

export interface Camera {
  /** Height of the eye, metres. */
  readonly eye: number;
  /** The horizon's height in the drawing. */
  readonly horizon: number;
  project(place: Place3): Point;
  /** Units of the drawing for a metre at that place. */
  scaleAt(place: Place3): number;
}

export interface CameraOptions {
  eye: number;
  horizon: number;
  centre: number;
  /** From the eye to the origin of the scene, metres. */
  distance: number;
  /** Degrees by which the scene is turned about its origin. */
  turn: number;
  /** Units of the drawing for a metre at the origin. */
  scale: number;
}

const NEAREST = 0.5;

/** An architect's camera: it looks level, so that verticals stay vertical. */
export function createCamera({ eye, horizon, centre, distance, turn, scale }: CameraOptions): Camera {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const focal = scale * distance;
  const depthOf = ([x, , z]: Place3) => Math.max(NEAREST, distance - x * sin + z * cos);
  return {
    eye,
    horizon,
    project: (place) => {
      const [x, y, z] = place;
      const depth = depthOf(place);
      return [centre + (focal * (x * cos + z * sin)) / depth, horizon - (focal * (y - eye)) / depth];
    },
    scaleAt: (place) => focal / depthOf(place),
  };
}

/** The same camera looking at the mirror image in the ground. */
export const mirrored = (camera: Camera, level = 0): Camera => ({
  ...camera,
  project: ([x, y, z]) => camera.project([x, 2 * level - y, z]),
});
