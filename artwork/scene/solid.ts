import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { faceOf } from '../drawing/face.ts';
import type { Point } from '../drawing/points.ts';
import type { Camera, Place3 } from './camera.ts';
import { LAMP } from './light.ts';
import type { Pen } from './pen.ts';

/** An upright box; `x`, `y`, `z` is its corner at the bottom, nearest the camera and towards smaller x. */
export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

export interface Faces {
  front: Face;
  side: Face;
}

export interface Exposures {
  front: number;
  side: number;
  top: number;
}

export const SUN_ON_FRONT: Exposures = { front: 0.96, side: 0.34, top: 1 };
export const SUN_ON_SIDE: Exposures = { front: 0.6, side: 1, top: 1 };

const twiceArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/**
 * Paints a box in one material, each face in its own light, and returns the two upright faces for windows and the
 * like. The camera sees the front and one side: the one towards larger x when the scene is turned that way.
 */
export function paintBox(pen: Pen, camera: Camera, box: Box, material: string, exposures: Exposures): Faces {
  const { x, y, z, width, height, depth } = box;
  const corners = (level: number): Point[] => [
    camera.project([x, level, z]),
    camera.project([x + width, level, z]),
    camera.project([x + width, level, z + depth]),
    camera.project([x, level, z + depth]),
  ];
  const faceAt = (along: number, exposure: number, place: (u: number, v: number) => Place3): Face =>
    faceOf({ along, up: height, exposure }, (u, v) => camera.project(place(u, v)));
  const front = faceAt(width, exposures.front, (u, v) => [x + u, y + v, z]);
  const right = faceAt(depth, exposures.side, (u, v) => [x + width, y + v, z + u]);
  const left = faceAt(depth, exposures.side, (u, v) => [x, y + v, z + depth - u]);
  const seesRight = twiceArea(right.quad(0, 0, depth, height)) < 0;
  const side = seesRight ? right : left;

  for (const face of [side, front]) {
    const outline = face.quad(0, 0, face.along, face.up);
    if (Math.abs(twiceArea(outline)) < 1) continue;
    const top = pen.tone(material, Math.min(1, face.exposure + 0.07));
    const bottom = pen.tone(material, Math.max(0, face.exposure - 0.1));
    const fill = pen.gradient([
      [0, top],
      [1, mix(bottom, pen.atmosphere.haze, 0.06)],
    ]);
    pen.polygon(outline, fill, `stroke="${bottom}" stroke-width="0.6"`);
  }
  if (y + height < camera.eye) pen.polygon(corners(y + height), pen.tone(material, exposures.top));
  return { front, side };
}

/**
 * The lower face of a slab above the eye. Painted before the walls that carry the slab, which hide all of it but
 * the overhang.
 */
export function paintUnderside(pen: Pen, camera: Camera, box: Box, material: string): void {
  const { x, y, z, width, depth } = box;
  if (y <= camera.eye) return;
  const colour = mix(pen.tone(material, 0.3), LAMP, pen.atmosphere.lamps * 0.3);
  const corners = (
    [
      [x, z],
      [x + width, z],
      [x + width, z + depth],
      [x, z + depth],
    ] as const
  ).map(([px, pz]) => camera.project([px, y, pz]));
  pen.polygon(
    corners,
    pen.gradient([
      [0, mix(colour, '#1a130c', 0.25)],
      [1, colour],
    ]),
  );
}

/** The shadow that a box on the ground throws; painted before the box. */
export function paintShadow(pen: Pen, camera: Camera, box: Box, direction: -1 | 1): void {
  const { x, z, width, depth, height } = box;
  const { colour, opacity, length } = pen.atmosphere.shadow;
  const reach = Math.min(height * length, 16);
  const dx = direction * reach;
  const dz = -reach * 0.35;
  const [near, far] = [z, z + depth];
  const [start, end] = direction > 0 ? [x, x + width] : [x + width, x];
  const outline = (
    [
      [start, near],
      [start + dx, near + dz],
      [end + dx, near + dz],
      [end + dx, far + dz],
      [end, far],
    ] as const
  ).map(([px, pz]) => camera.project([px, 0, pz]));
  pen.polygon(outline, colour, `opacity="${opacity}" filter="${pen.blur(5)}"`);
  // Where a wall meets the ground no light comes in at all.
  const contact = (
    [
      [x - 0.3, z - 0.5],
      [x + width + 0.3, z - 0.5],
      [x + width + 0.4, far],
      [x, far],
    ] as const
  ).map(([px, pz]) => camera.project([px, 0, pz]));
  pen.polygon(contact, colour, `opacity="${opacity * 0.8}" filter="${pen.blur(7)}"`);
}

/** A soft band of shade at the top of a face, below whatever juts out above it. */
export function paintShadeBelow(pen: Pen, face: Face, depth: number, strength = 1): void {
  const { colour, opacity } = pen.atmosphere.shadow;
  const fill = pen.gradient([
    [0, colour, opacity * 1.25 * strength],
    [0.7, colour, opacity * 0.8 * strength],
    [1, colour, 0],
  ]);
  pen.polygon(face.quad(0, face.up - depth, face.along, depth), fill);
}
