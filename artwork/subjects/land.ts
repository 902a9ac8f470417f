import { lineOf } from '../drawing/points.ts';
import { createCamera } from '../scene/camera.ts';
import { outlineOf } from '../scene/ground.ts';
import { MATERIALS } from '../scene/light.ts';
import type { Pen } from '../scene/pen.ts';
import { paintGrass, paintPalm, paintShrub } from '../scene/plants.ts';
import { paintFinish } from '../scene/sky.ts';
import { paintBox, SUN_ON_FRONT } from '../scene/solid.ts';
import { paintBackdrop } from './backdrop.ts';

/** A levelled plot between road and horizon, staked out, with a kerb, lamps and a low wall. */
export function drawLand(pen: Pen, variant: number): void {
  const { draws, atmosphere } = pen;
  const horizon = 520;
  const camera = createCamera({
    eye: 8,
    horizon,
    centre: 800,
    distance: 74,
    turn: 20 + (variant % 4) * 4,
    scale: 40,
  });
  paintBackdrop(pen, horizon, variant, '#cdb68e');
  let pebbles = '';
  for (let pebble = 0; pebble < 900; pebble += 1) {
    const place = [-70 + draws.fraction() * 130, 0, -22 + draws.fraction() * 70] as const;
    const [x, y] = camera.project(place);
    const size = camera.scaleAt(place) * (0.03 + draws.fraction() * 0.09);
    pebbles += `M${x.toFixed(1)} ${y.toFixed(1)}h${(size * 2).toFixed(1)}v${size.toFixed(1)}h${(-size * 2).toFixed(1)}z`;
  }
  pen.path(pebbles, `fill="${pen.tone('#8d754f', 0.5)}" opacity="0.35"`);

  const plot = { x: -17, z: -9, width: 32, depth: 27 };
  pen.polygon(
    outlineOf(camera, plot),
    pen.gradient([
      [0, pen.tone('#f0e3c6', 1)],
      [1, pen.tone('#d3b987', 0.85)],
    ]),
  );
  const furrows: string[] = [];
  for (let z = plot.z + 0.8; z < plot.z + plot.depth; z += 1.1)
    furrows.push(lineOf(camera.project([plot.x, 0, z]), camera.project([plot.x + plot.width, 0, z + 0.3])));
  pen.path(furrows.join(''), `stroke="${pen.tone('#9b7f53', 0.5)}" stroke-width="2" opacity="0.2"`);

  for (const [x, z, width, depth] of [
    [-17, 18, 32, 0.4],
    [-17.2, -9, 0.4, 27],
  ] as const) {
    paintBox(pen, camera, { x, y: 0, z, width, height: 1.6, depth }, MATERIALS.plaster, SUN_ON_FRONT);
  }
  const stakes = [
    [-17, -9],
    [-6, -9],
    [4.5, -9],
    [15, -9],
    [15, 0],
    [15, 9],
    [15, 18],
  ] as const;
  const tape: string[] = [];
  for (const [index, [x, z]] of stakes.entries()) {
    const next = stakes[index + 1];
    if (next) tape.push(lineOf(camera.project([x, 1, z]), camera.project([next[0], 1, next[1]])));
    const [shadowX, shadowY] = camera.project([x + 1.4, 0, z - 0.4]);
    const foot = camera.project([x, 0, z]);
    pen.path(
      lineOf(foot, [shadowX, shadowY]),
      `stroke="${atmosphere.shadow.colour}" stroke-width="4" opacity="${atmosphere.shadow.opacity}"`,
    );
    paintBox(
      pen,
      camera,
      { x: x - 0.08, y: 0, z: z - 0.08, width: 0.16, height: 1.5, depth: 0.16 },
      MATERIALS.walnut,
      SUN_ON_FRONT,
    );
    const [headX, headY] = camera.project([x, 1.5, z]);
    pen.add(
      `<path d="M${headX.toFixed(1)} ${headY.toFixed(1)}l34 9l-34 11z" fill="${pen.tone(variant % 2 ? '#c2703e' : MATERIALS.brass, 1)}"/>`,
    );
  }
  pen.path(
    tape.join(''),
    `stroke="${pen.tone('#fff7e2', 1)}" stroke-width="2.4" stroke-dasharray="16 9" opacity="0.85"`,
  );

  pen.polygon(
    outlineOf(camera, { x: -180, z: -24, width: 245, depth: 9.5 }),
    pen.gradient([
      [0, pen.tone(MATERIALS.asphalt, 0.82)],
      [1, pen.tone(MATERIALS.asphalt, 0.62)],
    ]),
  );
  for (const z of [-14.5, -24.4])
    pen.polygon(outlineOf(camera, { x: -180, z, width: 245, depth: 0.5 }), pen.tone(MATERIALS.plaster, 0.9));
  pen.polygon(outlineOf(camera, { x: -180, z: -14, width: 245, depth: 3 }), pen.tone(MATERIALS.paving, 0.9));
  for (let x = -100; x < 56; x += 6)
    pen.polygon(
      outlineOf(camera, { x, z: -19.4, width: 2.8, depth: 0.22 }),
      pen.tone('#ffffff', 0.95),
      'opacity="0.8"',
    );

  for (let index = 0; index < 6; index += 1)
    paintPalm(
      pen,
      camera,
      [-44 + index * 17 + draws.fraction() * 4, 0, 26 + draws.fraction() * 10],
      8 + draws.fraction() * 2,
    );
  for (let tuft = 0; tuft < 16; tuft += 1) {
    const place = [-44 + draws.fraction() * 24, 0, -10 + draws.fraction() * 26] as const;
    if (draws.happens(0.7)) paintGrass(pen, camera, place, 0.8);
    else paintShrub(pen, camera, place, 1.6, 0.9);
  }
  for (let index = 0; index < 3; index += 1)
    paintPalm(pen, camera, [18.5 + index * 1.5, 0, -12.3 + index * 11], 8.5);
  for (const x of [-24, 2]) {
    paintBox(
      pen,
      camera,
      { x, y: 0, z: -12.6, width: 0.16, height: 7, depth: 0.16 },
      MATERIALS.seaInk,
      SUN_ON_FRONT,
    );
    paintBox(
      pen,
      camera,
      { x: x - 0.1, y: 7, z: -14.2, width: 0.35, height: 0.14, depth: 2 },
      MATERIALS.seaInk,
      SUN_ON_FRONT,
    );
    if (atmosphere.lamps > 0.3) {
      const [lampX, lampY] = camera.project([x, 6.9, -14]);
      pen.add(
        `<circle cx="${lampX}" cy="${lampY}" r="150" fill="${pen.radial([
          [0, '#fff1cf', 0.9 * atmosphere.lamps],
          [0.12, '#ffd596', 0.4 * atmosphere.lamps],
          [1, '#ffd596', 0],
        ])}"/>`,
      );
    }
  }
  paintFinish(pen);
}
