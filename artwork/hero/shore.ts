import { pair } from '../drawing/points.ts';
import { paintBlock } from './block.ts';
import { LAMP, materials } from './hours.ts';
import { paintHedge, paintPalm } from './plants.ts';
import type { Scene } from './scene.ts';
import { tone } from './scene.ts';
import { acrossAt, scaleAt } from './view.ts';
import { paintCourtyardVilla, paintFarVilla, paintHoveringVilla, paintTerraceVilla } from './villas.ts';

const QUAY = 1.25;

interface Stretch {
  /** Where the quay turns the corner, in the drawing. */
  corner: number;
  /** Metres from the eye to its wall. */
  z: number;
  depth: number;
}

/** The quay goes back in steps; each step is a plot. Far to near. */
const stretches: readonly Stretch[] = [
  { corner: 1052, z: 620, depth: 600 },
  { corner: 1006, z: 400, depth: 220 },
  { corner: 952, z: 250, depth: 150 },
  { corner: 868, z: 168, depth: 82 },
  { corner: 704, z: 112, depth: 56 },
  { corner: 428, z: 76, depth: 40 },
];

/** The wall of the quay: coping, courses of stone and the dark line of the tide. */
function paintQuay(scene: Scene, { corner, z, depth }: Stretch): void {
  const x = acrossAt(-140, z);
  const width = acrossAt(corner, z) - x;
  const wall = paintBlock(scene, { x, y: 0, z, width, height: QUAY, depth }, materials.limestone, {
    front: 0.3,
    top: materials.sandstone,
  });
  const { drawing } = scene;
  const scale = scaleAt(z);
  drawing.polygon(
    wall.front.quad(0, 0, width, 0.34),
    tone(scene, '#4c5a52', 0.3, z, corner),
    'opacity="0.8"',
  );
  drawing.polygon(wall.end.quad(0, 0, depth, 0.3), tone(scene, '#6d6a55', 0.6, z, corner), 'opacity="0.7"');
  drawing.polygon(
    wall.front.quad(0, QUAY - 0.22, width, 0.22),
    tone(scene, materials.plaster, 0.75, z, corner),
  );
  if (scale < 8) return;
  let joints = '';
  for (let u = 2.4; u < width; u += 2.4) {
    const [x1, y1] = wall.front.at(u, 0.34);
    const [, y2] = wall.front.at(u, QUAY - 0.24);
    joints += `M${pair(x1, y1)}V${y2.toFixed(1)}`;
  }
  drawing.path(joints, `stroke="${tone(scene, '#8d7d66', 0.1, z, corner)}" stroke-width="0.8" opacity="0.5"`);
}

/** Lamps on the quay, a point of light every few metres. */
function paintLanterns(scene: Scene, z: number, places: readonly number[]): void {
  const { drawing, view, hour } = scene;
  for (const at of places) {
    const x = acrossAt(at, z);
    const [footX, footY] = view.project(x, QUAY, z);
    const [, headY] = view.project(x, QUAY + 3.4, z);
    const size = scaleAt(z) * 0.2;
    drawing.path(
      `M${pair(footX, footY)}V${headY.toFixed(1)}`,
      `stroke="${tone(scene, '#2f3d44', 0.2, z, at)}" stroke-width="${(size * 0.55).toFixed(1)}"`,
    );
    drawing.add(
      `<circle cx="${footX.toFixed(1)}" cy="${headY.toFixed(1)}" r="${(size * 6).toFixed(1)}" fill="${drawing.radial(
        [
          [0, LAMP.warm, 0.6 * hour.lamps],
          [1, LAMP.warm, 0],
        ],
      )}"/><circle cx="${footX.toFixed(1)}" cy="${headY.toFixed(1)}" r="${(size * 1.1).toFixed(1)}" fill="${LAMP.core}"/>`,
    );
  }
}

/** A landing stage before the first villa, on posts. */
function paintLanding(scene: Scene): void {
  const z = 66;
  const [x, width] = [acrossAt(286, z), 9];
  for (let u = 0.5; u < width; u += 2)
    paintBlock(scene, { x: x + u, y: 0, z, width: 0.24, height: 0.8, depth: 0.2 }, materials.walnut);
  paintBlock(scene, { x, y: 0.7, z, width, height: 0.2, depth: 10 }, '#b98f63', {
    front: 0.35,
    top: '#c59d70',
  });
}

/** The waterfront, far to near: quay, houses, gardens. */
export function paintShore(scene: Scene): void {
  const palm = (at: number, z: number, height: number, lean?: number) =>
    paintPalm(scene, {
      x: acrossAt(at, z),
      y: QUAY,
      z,
      height,
      ...(lean === undefined ? {} : { lean }),
    });
  const hedge = (from: number, to: number, z: number, height: number, blossom = 0) =>
    paintHedge(scene, { from: acrossAt(from, z), to: acrossAt(to, z), y: QUAY, z, height, blossom });
  const [furthest, further, far, fourth, second, first] = stretches;
  if (!furthest || !further || !far || !fourth || !second || !first) return;

  paintQuay(scene, furthest);
  hedge(890, 1046, 640, 7);
  paintQuay(scene, further);
  paintFarVilla(scene, { x: acrossAt(946, 420), y: QUAY, z: 420 }, 1);
  for (const at of [880, 902, 934, 990]) palm(at, 415, 9);
  hedge(840, 1000, 408, 2.4);

  paintQuay(scene, far);
  hedge(760, 940, 300, 6);
  paintFarVilla(scene, { x: acrossAt(872, 266), y: QUAY, z: 266 }, 2);
  for (const at of [846, 862, 941]) palm(at, 262, 9.5);
  hedge(840, 948, 255, 1.6, 0.2);

  paintQuay(scene, fourth);
  hedge(560, 860, 230, 5.5);
  for (const at of [690, 706]) palm(at, 210, 11);
  paintTerraceVilla(scene, { x: acrossAt(716, 180), y: QUAY, z: 180 });
  for (const at of [700, 846, 858]) palm(at, 176, 9);
  hedge(700, 862, 171, 1.2, 0.3);
  paintLanterns(scene, 169.5, [760, 820]);

  paintQuay(scene, second);
  hedge(330, 690, 158, 6);
  for (const at of [420, 446, 664]) palm(at, 150, 12);
  paintCourtyardVilla(scene, { x: acrossAt(446, 124), y: QUAY, z: 124 });
  for (const at of [434, 676, 694]) palm(at, 119, 9.5);
  palm(650, 117, 7.5);
  hedge(430, 520, 115, 1.1, 0.25);
  hedge(600, 700, 115, 1.2, 0.4);
  paintLanterns(scene, 113, [520, 590, 660]);

  paintQuay(scene, first);
  hedge(-60, 410, 112, 5.6);
  for (const at of [6, 30, 118, 402]) palm(at, 104, 11.5);
  paintHoveringVilla(scene, { x: acrossAt(20, 86), y: QUAY, z: 86 });
  for (const at of [-18, 44, 416]) palm(at, 82, 9);
  palm(380, 80, 7);
  hedge(-60, 96, 79, 1.2, 0.3);
  hedge(300, 424, 79, 1.05, 0.45);
  paintLanterns(scene, 77, [130, 230, 330]);
  paintLanding(scene);
}
