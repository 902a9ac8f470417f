import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/points.ts';
import { lineOf } from '../drawing/points.ts';
import type { Camera } from './camera.ts';
import type { Pen } from './pen.ts';

/** The ground from the horizon to the lower edge, hazy afar. */
export function paintGround(pen: Pen, horizon: number, material: string): void {
  const near = pen.tone(material, 0.82);
  const fill = pen.gradient([
    [0, mix(pen.tone(material, 0.9), pen.atmosphere.haze, 0.75)],
    [0.22, mix(near, pen.atmosphere.haze, 0.3)],
    [1, mix(near, pen.atmosphere.shadow.colour, 0.16)],
  ]);
  pen.add(`<rect y="${horizon}" width="${pen.width}" height="${pen.height - horizon}" fill="${fill}"/>`);
}

export interface Patch {
  x: number;
  z: number;
  width: number;
  depth: number;
}

export const outlineOf = (camera: Camera, { x, z, width, depth }: Patch, level = 0): Point[] => [
  camera.project([x, level, z]),
  camera.project([x + width, level, z]),
  camera.project([x + width, level, z + depth]),
  camera.project([x, level, z + depth]),
];

/** A paved patch with joints every `step` metres. */
export function paintPaving(pen: Pen, camera: Camera, patch: Patch, material: string, step: number): void {
  pen.polygon(
    outlineOf(camera, patch),
    pen.gradient([
      [0, pen.tone(material, 0.92)],
      [1, pen.tone(material, 0.8)],
    ]),
  );
  const joints: string[] = [];
  for (let x = patch.x; x <= patch.x + patch.width; x += step) {
    joints.push(lineOf(camera.project([x, 0, patch.z]), camera.project([x, 0, patch.z + patch.depth])));
  }
  for (let z = patch.z; z <= patch.z + patch.depth; z += step) {
    joints.push(lineOf(camera.project([patch.x, 0, z]), camera.project([patch.x + patch.width, 0, z])));
  }
  pen.add(
    `<g clip-path="${pen.clip(outlineOf(camera, patch))}"><path d="${joints.join('')}" stroke="${pen.tone(material, 0.25)}" stroke-width="1.6" opacity="0.4"/></g>`,
  );
}

export function paintLawn(pen: Pen, camera: Camera, patch: Patch): void {
  pen.polygon(
    outlineOf(camera, patch),
    pen.gradient([
      [0, pen.tone('#9aa86c', 0.9)],
      [1, pen.tone('#77905a', 0.75)],
    ]),
  );
}

/**
 * A pool whose water mirrors what `paintMirror` draws; that is given a clip and draws the scene once more through
 * a mirrored camera.
 */
export function paintPool(pen: Pen, camera: Camera, patch: Patch, paintMirror: () => void): void {
  const rim = { x: patch.x - 0.45, z: patch.z - 0.45, width: patch.width + 0.9, depth: patch.depth + 0.9 };
  pen.polygon(outlineOf(camera, rim), pen.tone('#f1e9da', 0.95));
  const water = outlineOf(camera, patch, -0.12);
  const { atmosphere } = pen;
  pen.polygon(
    water,
    pen.gradient([
      [0, mix(pen.tone('#58b0b8', 0.85), atmosphere.haze, 0.35)],
      [0.5, pen.tone('#3f97a6', 0.85)],
      [1, pen.tone('#2b7688', 0.85)],
    ]),
  );
  pen.add(`<g clip-path="${pen.clip(water)}"><g opacity="0.62" filter="${pen.blur(2.4)}">`);
  paintMirror();
  pen.add('</g>');
  const ripples: string[] = [];
  const top = Math.min(...water.map(([, y]) => y));
  const bottom = Math.max(...water.map(([, y]) => y));
  const start = Math.min(...water.map(([x]) => x));
  const end = Math.max(...water.map(([x]) => x));
  for (let row = 0; row < 20; row += 1) {
    const y = top + ((bottom - top) * (row + pen.draws.fraction())) / 20;
    for (let wave = 0; wave < 4; wave += 1) {
      const x = start + pen.draws.fraction() * (end - start);
      const length = 30 + pen.draws.fraction() * 110;
      ripples.push(`M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 2).toFixed(0)} -3 ${length.toFixed(0)} 0`);
    }
  }
  pen.path(ripples.join(''), `stroke="#ffffff" stroke-width="1.5" fill="none" opacity="0.32"`);
  pen.add('</g>');
}
