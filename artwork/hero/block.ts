import { mix } from '../drawing/colour.ts';
import type { Face as Side } from '../drawing/face.ts';
import { faceOf } from '../drawing/face.ts';
import type { Point } from '../drawing/points.ts';
import type { Scene } from './scene.ts';
import { tone } from './scene.ts';

/** An upright box in metres; `x`, `y`, `z` is its lower corner on the dark side, nearest to the eye. */
export interface Block {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** A side of a block, `z` metres from the eye. */
export interface Face extends Side {
  readonly z: number;
}

const FRONT = 0.26;

/**
 * Paints a block that stands on the dark side of the vanishing point: its front in the shade, its end in the sun, and
 * its top or underside when the eye sees it.
 */
export function paintBlock(
  scene: Scene,
  { x, y, z, width, height, depth }: Block,
  material: string,
  lights: { front?: number; end?: number; top?: string } = {},
): { front: Face; end: Face } {
  const { drawing, view, hour } = scene;
  const front = faceOf({ along: width, up: height, z, exposure: lights.front ?? FRONT }, (u, v) =>
    view.project(x + u, y + v, z),
  );
  const end = faceOf({ along: depth, up: height, z, exposure: lights.end ?? 1 }, (u, v) =>
    view.project(x + width, y + v, z + u),
  );
  const level = (up: number): Point[] => [
    view.project(x, up, z),
    view.project(x + width, up, z),
    view.project(x + width, up, z + depth),
    view.project(x, up, z + depth),
  ];
  const [left] = front.at(0, 0);
  const down: readonly [Point, Point] =
    view.upright === 1
      ? [
          [0, 0],
          [0.25, 1],
        ]
      : [
          [0, 1],
          [0.25, 0],
        ];
  const shade = (exposure: number) => tone(scene, material, exposure, z, left);
  drawing.polygon(
    end.quad(0, 0, depth, height),
    drawing.gradient(
      [
        [0, mix(shade(end.exposure), '#fff4da', hour.name === 'day' ? 0.25 : 0)],
        [1, shade(end.exposure - 0.12)],
      ],
      ...down,
    ),
  );
  drawing.polygon(
    front.quad(0, 0, width, height),
    drawing.gradient(
      [
        [0, shade(front.exposure + 0.1)],
        [1, shade(front.exposure - 0.06)],
      ],
      ...down,
    ),
  );
  if (view.upright === 1 && y + height < 5)
    drawing.polygon(level(y + height), tone(scene, lights.top ?? material, 0.8, z, left));
  return { front, end };
}

/** The lower side of a slab above the eye, warmed by the lamps in it; painted before the walls that carry it. */
export function paintSoffit(scene: Scene, { x, y, z, width, depth }: Block, material: string): void {
  const { drawing, view, hour } = scene;
  const corners = [
    view.project(x, y, z),
    view.project(x + width, y, z),
    view.project(x + width, y, z + depth),
    view.project(x, y, z + depth),
  ];
  const colour = tone(scene, material, 0.35, z, corners[0]?.[0] ?? 0);
  drawing.polygon(corners, mix(colour, '#d8954f', 0.42 * hour.lamps));
}
