import type { Face } from '../drawing/face.ts';
import { lineOf } from '../drawing/points.ts';
import type { Camera } from '../scene/camera.ts';
import { createCamera, mirrored } from '../scene/camera.ts';
import { paintLawn, paintPaving, paintPool } from '../scene/ground.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import { paintWindow } from '../scene/openings.ts';
import type { Pen } from '../scene/pen.ts';
import { paintGrass, paintOverhang, paintPalm, paintShrub } from '../scene/plants.ts';
import { paintFinish } from '../scene/sky.ts';
import {
  paintBox,
  paintShadeBelow,
  paintShadow,
  paintUnderside,
  SUN_ON_FRONT,
  SUN_ON_SIDE,
} from '../scene/solid.ts';
import { paintBackdrop } from './backdrop.ts';

const HORIZON = 800;

function paintScreen(pen: Pen, face: Face, u: number, v: number, width: number, height: number): void {
  pen.polygon(face.quad(u, v, width, height), pen.tone(MATERIALS.seaInk, 0.25));
  if (pen.atmosphere.lamps > 0.3)
    pen.polygon(face.quad(u, v, width, height), LAMP, `opacity="${pen.atmosphere.lamps * 0.55}"`);
  const slats = Math.round(width / 0.17);
  for (let slat = 0; slat < slats; slat += 1) {
    const shade = face.exposure * (0.85 + pen.draws.fraction() * 0.25);
    pen.polygon(
      face.quad(u + (width * slat) / slats, v, (width / slats) * 0.58, height),
      pen.tone(MATERIALS.brass, shade),
    );
  }
}

function paintCladding(pen: Pen, face: Face, rowHeight: number): void {
  const joints: string[] = [];
  for (let v = rowHeight; v < face.up; v += rowHeight)
    joints.push(lineOf(face.at(0, v), face.at(face.along, v)));
  let row = 0;
  for (let v = 0; v < face.up; v += rowHeight, row += 1) {
    for (let u = row % 2 === 0 ? 0.9 : 0.45; u < face.along; u += 0.9) {
      const top = Math.min(face.up, v + rowHeight);
      if (pen.draws.happens(0.3))
        pen.polygon(
          face.quad(Math.max(0, u - 0.9), v, Math.min(0.9, u), top - v),
          pen.draws.happens(0.5) ? '#ffffff' : '#54402a',
          'opacity="0.07"',
        );
      joints.push(lineOf(face.at(u, v), face.at(u, top)));
    }
  }
  pen.path(
    joints.join(''),
    `stroke="${pen.tone('#8a7453', face.exposure * 0.6)}" stroke-width="1" opacity="0.45"`,
  );
}

function paintBalustrade(pen: Pen, face: Face, u: number, v: number, width: number): void {
  pen.polygon(
    face.quad(u, v, width, 1.05),
    pen.gradient([
      [0, '#ffffff', 0.42],
      [1, pen.tone(MATERIALS.glass, 0.6), 0.35],
    ]),
  );
  pen.polygon(
    face.quad(u, v + 1.02, width, 0.07),
    pen.tone(MATERIALS.brass, Math.min(1, face.exposure + 0.2)),
  );
}

function paintDownlights(
  pen: Pen,
  face: Face,
  from: number,
  to: number,
  step: number,
  v: number,
  drop: number,
): void {
  const { lamps } = pen.atmosphere;
  if (lamps < 0.3) return;
  for (let u = from; u <= to; u += step) {
    const cone = [
      face.at(u - 0.08, v),
      face.at(u + 0.08, v),
      face.at(u + 0.75, v - drop),
      face.at(u - 0.75, v - drop),
    ];
    pen.polygon(
      cone,
      pen.gradient([
        [0, '#ffe7b8', 0.42 * lamps],
        [1, '#ffcf85', 0],
      ]),
    );
  }
}

interface VillaPlan {
  stone: string;
  cantilever: number;
  upperWidth: number;
}

/** Two storeys: a glazed ground floor, a white upper volume that juts out, a stone stair tower. */
function paintVilla(pen: Pen, camera: Camera, plan: VillaPlan, exposures: typeof SUN_ON_FRONT): void {
  const { stone, cantilever, upperWidth } = plan;
  const wingRoof = { x: -10.9, y: 3.7, z: 2, width: 8.8, height: 0.38, depth: 8.8 };
  paintUnderside(pen, camera, wingRoof, MATERIALS.walnut);
  const wing = paintBox(
    pen,
    camera,
    { x: -10.5, y: 0, z: 2.5, width: 8, height: 3.7, depth: 8 },
    MATERIALS.travertine,
    exposures,
  );
  paintCladding(pen, wing.front, 0.45);
  paintWindow(pen, wing.front, 0.9, 0.3, 2.9, 2.8, { panes: 2, curtains: true });
  paintWindow(pen, wing.front, 4.4, 0.3, 2.2, 2.8, { panes: 1, curtains: true });
  paintBox(pen, camera, wingRoof, MATERIALS.plaster, exposures);

  const upperX = -3.2 + (12 - upperWidth) * 0.55;
  const slab = {
    x: upperX - 0.6,
    y: 3.5,
    z: -cantilever - 0.5,
    width: upperWidth + 1.3,
    height: 0.36,
    depth: 9.6 + cantilever,
  };
  const roof = {
    x: upperX - 0.55,
    y: 6.96,
    z: -cantilever - 0.35,
    width: upperWidth + 1.15,
    height: 0.42,
    depth: 9.8 + cantilever * 0.5,
  };
  paintUnderside(pen, camera, slab, MATERIALS.walnut);
  const ground = paintBox(
    pen,
    camera,
    { x: -3.2, y: 0, z: 0, width: 12, height: 3.5, depth: 9 },
    MATERIALS.plaster,
    exposures,
  );
  paintWindow(pen, ground.front, 3.1, 0.15, 5.4, 3, {
    panes: 4,
    curtains: true,
    lit: pen.atmosphere.lamps * 0.9,
  });
  paintWindow(pen, ground.front, 9.2, 0.15, 2.3, 3, { panes: 1, curtains: true });
  pen.polygon(ground.front.quad(0.75, 0, 1.7, 2.9), pen.tone('#3a2818', 0.4));
  pen.polygon(
    ground.front.quad(0.85, 0, 1.5, 2.8),
    pen.gradient([
      [0, pen.tone(MATERIALS.walnut, 0.75)],
      [1, pen.tone(MATERIALS.walnut, 0.5)],
    ]),
  );
  for (let plank = 1; plank < 6; plank += 1)
    pen.polygon(ground.front.quad(0.85 + plank * 0.25, 0, 0.025, 2.8), pen.tone('#3a2818', 0.4));
  pen.polygon(ground.front.quad(2.05, 0.7, 0.06, 1.3), pen.tone(MATERIALS.brass, 1));
  paintWindow(pen, ground.side, 1.2, 0.9, 2.6, 2, { panes: 2 });
  paintWindow(pen, ground.side, 5, 0.9, 2.6, 2, { panes: 2, curtains: true });
  paintShadeBelow(pen, ground.front, 1.3);
  paintShadeBelow(pen, ground.side, 0.6);
  paintDownlights(pen, ground.front, 1.6, 11.6, 2.5, 3.45, 2.8);

  paintBox(pen, camera, slab, MATERIALS.plaster, exposures);
  paintUnderside(pen, camera, roof, MATERIALS.walnut);
  const upper = paintBox(
    pen,
    camera,
    { x: upperX, y: 3.86, z: -cantilever + 1.1, width: upperWidth, height: 3.1, depth: 8 + cantilever * 0.5 },
    MATERIALS.plaster,
    exposures,
  );
  paintWindow(pen, upper.front, 0.7, 0.1, upperWidth * 0.5, 2.55, {
    panes: 3,
    curtains: true,
    lit: pen.atmosphere.lamps * 0.85,
  });
  paintScreen(pen, upper.front, upperWidth * 0.5 + 1.1, 0.1, upperWidth * 0.5 - 1.7, 2.6);
  paintWindow(pen, upper.side, 1.2, 0.7, 1.8, 1.9, { panes: 1, curtains: true });
  paintWindow(pen, upper.side, 4.3, 0.7, 2.6, 1.9, { panes: 2 });
  paintShadeBelow(pen, upper.front, 0.85);
  paintShadeBelow(pen, upper.side, 0.5);
  paintDownlights(pen, upper.front, 1.2, upperWidth - 0.6, 2.4, 3.05, 1.9);
  paintBox(pen, camera, roof, MATERIALS.plaster, exposures);
  const edge = paintBox(
    pen,
    camera,
    { x: upperX - 0.6, y: 3.86, z: -cantilever - 0.42, width: upperWidth + 1.2, height: 0.02, depth: 0.05 },
    MATERIALS.plaster,
    exposures,
  );
  paintBalustrade(pen, edge.front, 0.1, 0, upperWidth + 1);

  const tower = paintBox(
    pen,
    camera,
    { x: -5.4, y: 0, z: -0.5, width: 2.6, height: 8.4, depth: 4 },
    stone,
    exposures,
  );
  paintCladding(pen, tower.front, 0.42);
  paintCladding(pen, tower.side, 0.42);
  paintWindow(pen, tower.front, 0.95, 1.1, 0.7, 6.4, { panes: 1, lit: pen.atmosphere.lamps * 0.9 });
  paintBox(
    pen,
    camera,
    { x: -5.55, y: 8.4, z: -0.65, width: 2.9, height: 0.22, depth: 4.3 },
    MATERIALS.plaster,
    exposures,
  );
}

const STONES = [MATERIALS.travertine, '#a98e6b', '#6f6a63', MATERIALS.clay] as const;

/** A contemporary villa; the variant chooses its stone, its cantilever, its garden and what lies behind. */
export function drawVilla(pen: Pen, variant: number): void {
  const { draws } = pen;
  const exposures = variant % 3 === 2 ? SUN_ON_SIDE : SUN_ON_FRONT;
  const camera = createCamera({
    eye: 2,
    horizon: HORIZON,
    centre: 770,
    distance: 44,
    turn: 23 + (variant % 4) * 3.5,
    scale: 70,
  });
  const plan: VillaPlan = {
    stone: STONES[variant % STONES.length] ?? STONES[0],
    cantilever: 1.2 + (variant % 3) * 0.5,
    upperWidth: 9.2 + (variant % 4) * 0.9,
  };

  paintBackdrop(pen, HORIZON, variant);
  for (let palm = 0; palm < 5; palm += 1) {
    paintPalm(
      pen,
      camera,
      [-20 + palm * 8.5 + draws.fraction() * 3, 0, 15 + draws.fraction() * 6],
      8 + draws.fraction() * 3,
    );
  }
  paintLawn(pen, camera, { x: -60, z: -36, width: 78, depth: 50 });
  paintPaving(pen, camera, { x: -5.8, z: -36, width: 24, depth: 36.4 }, MATERIALS.paving, 1.2);
  paintShadow(pen, camera, { x: -10.5, y: 0, z: 2.5, width: 8, height: 3.7, depth: 8 }, 1);
  paintShadow(
    pen,
    camera,
    { x: -3.2, y: 0, z: 0, width: 12, height: 7, depth: 9 },
    variant % 3 === 2 ? -1 : 1,
  );

  for (let shrub = 0; shrub < 7; shrub += 1) paintShrub(pen, camera, [-12 + shrub * 1.3, 0, 2.1], 1.5, 0.9);
  paintVilla(pen, camera, plan, exposures);
  for (let shrub = 0; shrub < 4; shrub += 1)
    paintShrub(pen, camera, [9.6, 0, 0.8 + shrub * 1.7], 1.5, 1, shrub % 2 ? '#c2587a' : undefined);

  const pool = { x: -4.6, z: -16.5, width: 11, depth: 13.2 };
  const mirror = mirrored(camera, -0.12);
  paintPool(pen, camera, pool, () => paintVilla(pen, mirror, plan, exposures));
  paintGrass(pen, camera, [-5.9, 0, -1.6], 1.1);
  paintGrass(pen, camera, [-6.8, 0, -1.4], 0.9);
  paintPalm(pen, camera, [-9.4, 0, -1.2], 8.4 + draws.fraction() * 2);
  if (variant % 2 === 0) paintPalm(pen, camera, [11.5, 0, -2.2], 6.4);
  for (let tuft = 0; tuft < 5; tuft += 1)
    paintGrass(pen, camera, [-7.6 + tuft * 0.35, 0, -3 - tuft * 2.4], 0.9 + draws.fraction() * 0.4);
  paintOverhang(pen, -60, -80, 560);
  paintFinish(pen);
}
