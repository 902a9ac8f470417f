import type { Face } from '../drawing/face.ts';
import { createCamera } from '../scene/camera.ts';
import { paintLawn, paintPaving } from '../scene/ground.ts';
import { MATERIALS } from '../scene/light.ts';
import { paintArch } from '../scene/openings.ts';
import type { Pen } from '../scene/pen.ts';
import { paintGrass, paintOverhang, paintPalm, paintShrub } from '../scene/plants.ts';
import { paintFinish } from '../scene/sky.ts';
import { paintBox, paintShadeBelow, paintShadow, SUN_ON_FRONT, SUN_ON_SIDE } from '../scene/solid.ts';
import { paintBackdrop } from './backdrop.ts';

const HORIZON = 800;
const WALLS = [MATERIALS.sandstone, '#ecdcc0', MATERIALS.clay, MATERIALS.plaster] as const;

/** Stepped battlements along the top of a wall. */
function paintCrest(pen: Pen, face: Face, material: string): void {
  const step = 0.8;
  for (let u = 0.1; u + 0.5 < face.along; u += step) {
    pen.polygon(face.quad(u, face.up, 0.5, 0.3), pen.tone(material, face.exposure));
    pen.polygon(face.quad(u + 0.12, face.up + 0.3, 0.26, 0.22), pen.tone(material, face.exposure));
  }
  pen.polygon(
    face.quad(0, face.up - 0.55, face.along, 0.09),
    pen.tone(material, face.exposure * 0.55),
    'opacity="0.7"',
  );
}

/** The projecting beams of an old roof, each with its shadow. */
function paintBeams(pen: Pen, face: Face, v: number): void {
  for (let u = 0.5; u < face.along - 0.2; u += 0.75) {
    pen.polygon(
      face.quad(u + 0.06, v - 0.5, 0.14, 0.5),
      pen.atmosphere.shadow.colour,
      `opacity="${pen.atmosphere.shadow.opacity * 0.6}"`,
    );
    pen.polygon(face.quad(u, v, 0.17, 0.17), pen.tone(MATERIALS.walnut, face.exposure * 0.8));
  }
}

/** A house after the old Gulf manner: plaster, arches, carved screens, a wind tower. */
export function drawHouse(pen: Pen, variant: number): void {
  const { draws } = pen;
  const wall = WALLS[variant % WALLS.length] ?? WALLS[0];
  const exposures = variant % 3 === 1 ? SUN_ON_SIDE : SUN_ON_FRONT;
  const camera = createCamera({
    eye: 1.9,
    horizon: HORIZON,
    centre: 790,
    distance: 42,
    turn: 22 + (variant % 5) * 3,
    scale: 72,
  });
  const windTower = variant % 2 === 1;

  paintBackdrop(pen, HORIZON, variant + 2);
  for (let palm = 0; palm < 4; palm += 1)
    paintPalm(
      pen,
      camera,
      [-17 + palm * 9 + draws.fraction() * 3, 0, 13 + draws.fraction() * 4],
      8 + draws.fraction() * 3,
    );
  paintLawn(pen, camera, { x: -60, z: -34, width: 77, depth: 46 });
  paintPaving(pen, camera, { x: -6, z: -34, width: 14, depth: 34.2 }, MATERIALS.travertine, 0.9);
  paintShadow(pen, camera, { x: -9, y: 0, z: 0, width: 17, height: 6.5, depth: 10 }, 1);

  if (windTower) {
    const tower = paintBox(
      pen,
      camera,
      { x: -8.4, y: 4, z: 5, width: 3, height: 8, depth: 3 },
      wall,
      exposures,
    );
    for (const face of [tower.front, tower.side]) {
      for (const u of [0.35, 1.15, 1.95]) paintArch(pen, face, u, 4.2, 0.6, 2.9, 'passage');
      paintCrest(pen, face, wall);
    }
  }
  const back = paintBox(
    pen,
    camera,
    { x: -4.5, y: 0, z: 2.2, width: 12.5, height: 7.4, depth: 8 },
    wall,
    exposures,
  );
  for (let bay = 0; bay < 4; bay += 1)
    paintArch(pen, back.front, 1.4 + bay * 2.8, 4.4, 1.25, 2.1, bay % 2 === 0 ? 'screen' : 'glass');
  for (const u of [1.2, 4.2]) paintArch(pen, back.side, u, 4.4, 1.2, 2, 'glass');
  paintBeams(pen, back.front, 6.75);
  for (const face of [back.front, back.side]) paintCrest(pen, face, wall);

  const low = paintBox(
    pen,
    camera,
    { x: -9.5, y: 0, z: 1, width: 6.2, height: 4.2, depth: 7 },
    wall,
    exposures,
  );
  for (const u of [1, 3.5]) paintArch(pen, low.front, u, 0.9, 1.4, 2.2, 'screen');
  paintCrest(pen, low.front, wall);

  const porch = paintBox(
    pen,
    camera,
    { x: -3.3, y: 0, z: -0.6, width: 11.5, height: 4.05, depth: 2.8 },
    wall,
    exposures,
  );
  paintArch(pen, porch.front, 4.5, 0, 2.4, 3.35, 'door');
  for (const u of [0.7, 2.6]) paintArch(pen, porch.front, u, 0.75, 1.35, 2.3, 'glass');
  for (const u of [7.6, 9.5])
    paintArch(pen, porch.front, u, 0.75, 1.35, 2.3, variant % 2 === 0 ? 'glass' : 'screen');
  paintBeams(pen, porch.front, 3.55);
  paintShadeBelow(pen, porch.front, 0.25, 0.6);
  for (const face of [porch.front, porch.side]) paintCrest(pen, face, wall);
  if (pen.atmosphere.lamps > 0.3) {
    for (const u of [4, 7.4]) {
      const [x, y] = porch.front.at(u, 2.5);
      pen.add(
        `<circle cx="${x}" cy="${y}" r="150" fill="${pen.radial([
          [0, '#ffdf9e', 0.75 * pen.atmosphere.lamps],
          [0.25, '#ffc873', 0.3 * pen.atmosphere.lamps],
          [1, '#ffc873', 0],
        ])}"/>`,
      );
      pen.polygon(
        porch.front.quad(u - 0.12, 2.35, 0.24, 0.4),
        '#ffefc9',
        `stroke="${pen.tone(MATERIALS.walnut, 0.6)}" stroke-width="2"`,
      );
    }
  }
  for (let shrub = 0; shrub < 5; shrub += 1)
    paintShrub(pen, camera, [-3 + shrub * 0.98, 0, -1.3], 1.2, 0.8, shrub % 2 ? '#c2587a' : undefined);
  for (let shrub = 0; shrub < 4; shrub += 1)
    paintShrub(pen, camera, [4.5 + shrub * 1.1, 0, -1.3], 1.2, 0.85, shrub % 2 ? undefined : '#d98f4e');
  paintPalm(pen, camera, [-8.2, 0, -3], 7.6);
  paintPalm(pen, camera, [9.4, 0, -1.8], 6.6);
  for (let tuft = 0; tuft < 6; tuft += 1) {
    paintGrass(pen, camera, [-6.5, 0, -3 - tuft * 2.3], 0.8 + draws.fraction() * 0.4);
    paintGrass(pen, camera, [8.6, 0, -4 - tuft * 2.3], 0.7 + draws.fraction() * 0.4);
  }
  paintOverhang(pen, -70, -100, 520);
  paintFinish(pen);
}
