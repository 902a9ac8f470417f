import type { Point } from './points.ts';

/** One side of a solid, addressed in metres from its lower corner: `u` along, `v` up. */
export interface Face {
  readonly along: number;
  readonly up: number;
  /** 0 turned from the light, 1 towards it. */
  readonly exposure: number;
  at(u: number, v: number): Point;
  quad(u: number, v: number, width: number, height: number): Point[];
}

/** A face of the given measures; `at` says where in the drawing its metres are. */
export const faceOf = <Measures extends Pick<Face, 'along' | 'up' | 'exposure'>>(
  measures: Measures,
  at: Face['at'],
): Measures & Face => ({
  ...measures,
  at,
  quad: (u, v, width, height) => [at(u, v), at(u + width, v), at(u + width, v + height), at(u, v + height)],
});
