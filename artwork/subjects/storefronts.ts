import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { lineOf } from '../drawing/points.ts';
import { createCamera } from '../scene/camera.ts';
import { paintPaving } from '../scene/ground.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import { paintArch, paintWindow } from '../scene/openings.ts';
import type { Pen } from '../scene/pen.ts';
import { paintGrass, paintPalm, paintShrub } from '../scene/plants.ts';
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

const AWNINGS = [MATERIALS.palm, MATERIALS.brass, MATERIALS.seaInk, '#8f5a4a'] as const;

/** What stands in a shop window: shelves, a few vessels, a lamp. */
function paintDisplay(pen: Pen, face: Face, u: number, width: number): void {
  const glow = 0.35 + pen.atmosphere.lamps * 0.6;
  pen.polygon(
    face.quad(u, 0.45, width, 2.75),
    pen.gradient([
      [0, mix(pen.tone('#4a4038', 0.6), LAMP, glow)],
      [1, mix(pen.tone('#3a2f26', 0.6), '#d79b58', glow * 0.8)],
    ]),
  );
  for (const v of [1.25, 2.05]) {
    pen.polygon(face.quad(u + 0.15, v, width - 0.3, 0.05), pen.tone(MATERIALS.walnut, 0.8));
    for (let x = u + 0.3; x < u + width - 0.45; x += 0.34) {
      const tall = 0.16 + pen.draws.fraction() * 0.34;
      const colours = [
        MATERIALS.linen,
        MATERIALS.clay,
        MATERIALS.brass,
        MATERIALS.leaf,
        MATERIALS.glass,
      ] as const;
      const [left, foot] = face.at(x, v + 0.05);
      const [right, head] = face.at(x + 0.2, v + 0.05 + tall);
      pen.add(
        `<rect x="${left.toFixed(1)}" y="${head.toFixed(1)}" width="${(right - left).toFixed(1)}" height="${(foot - head).toFixed(1)}" rx="${((right - left) * 0.4).toFixed(1)}" fill="${mix(pen.tone(pen.draws.pick(colours), 0.85), LAMP, glow * 0.25)}"/>`,
      );
    }
  }
  pen.polygon(face.quad(u + 0.2, 0.5, width - 0.4, 0.28), pen.tone(MATERIALS.walnut, 0.55));
  const sheen = [
    face.at(u + width * 0.1, 0.45),
    face.at(u + width * 0.4, 0.45),
    face.at(u + width * 0.75, 3.2),
    face.at(u + width * 0.5, 3.2),
  ];
  pen.polygon(sheen, '#ffffff', 'opacity="0.14"');
}

function paintAwning(pen: Pen, face: Face, u: number, width: number, colour: string): void {
  const stripes = Math.max(5, Math.round(width / 0.42));
  const span = width / stripes;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const start = u + stripe * span;
    const cloth = stripe % 2 === 0 ? colour : MATERIALS.linen;
    pen.polygon(
      [
        face.at(start, 4.05),
        face.at(start + span, 4.05),
        face.at(start + span * 1.0 + 0.06, 3.2),
        face.at(start + 0.06, 3.2),
      ],
      pen.gradient([
        [0, pen.tone(cloth, face.exposure * 0.8)],
        [1, pen.tone(cloth, Math.min(1, face.exposure + 0.1))],
      ]),
    );
    const [left, top] = face.at(start + 0.06, 3.2);
    const [right] = face.at(start + span + 0.06, 3.2);
    const drop = (right - left) * 0.6;
    pen.path(
      `M${left.toFixed(1)} ${top.toFixed(1)}H${right.toFixed(1)}q0 ${drop.toFixed(1)} ${((left - right) / 2).toFixed(1)} ${drop.toFixed(1)}t${((left - right) / 2).toFixed(1)} ${(-drop).toFixed(1)}z`,
      `fill="${pen.tone(cloth, face.exposure * 0.9)}"`,
    );
  }
  const { colour: dark, opacity } = pen.atmosphere.shadow;
  pen.polygon(
    face.quad(u - 0.1, 1.6, width + 0.2, 1.5),
    pen.gradient([
      [0, dark, opacity * 1.3],
      [1, dark, 0],
    ]),
  );
}

/** A row of shops under awnings, seen from across the pavement. */
export function drawShops(pen: Pen, variant: number): void {
  const exposures = variant % 3 === 1 ? SUN_ON_SIDE : SUN_ON_FRONT;
  const horizon = 850;
  const camera = createCamera({
    eye: 1.7,
    horizon,
    centre: 840,
    distance: 44,
    turn: 18 + (variant % 4) * 3,
    scale: 82,
  });
  const materials = [MATERIALS.travertine, MATERIALS.plaster, MATERIALS.sandstone] as const;
  const material = materials[variant % materials.length] ?? MATERIALS.plaster;
  paintBackdrop(pen, horizon, variant + 1, MATERIALS.paving, variant % 2 ? 'city' : 'grove');
  paintPaving(pen, camera, { x: -60, z: -30, width: 85, depth: 45 }, MATERIALS.paving, 1);
  paintShadow(pen, camera, { x: -14, y: 0, z: 0, width: 22, height: 7, depth: 9 }, 1);
  const cornice = { x: -16.3, y: 8.2, z: -0.35, width: 24.1, height: 0.5, depth: 10.5 };
  paintUnderside(pen, camera, cornice, material);
  const { front, side } = paintBox(
    pen,
    camera,
    { x: -16, y: 0, z: 0, width: 23.5, height: 8.2, depth: 10 },
    material,
    exposures,
  );
  const joints: string[] = [];
  for (let v = 4.6; v < 8; v += 0.5) joints.push(lineOf(front.at(0, v), front.at(front.along, v)));
  pen.path(joints.join(''), `stroke="${pen.tone('#8a7453', 0.5)}" opacity="0.25"`);
  for (let bay = 0; bay < 4; bay += 1) {
    const u = 0.5 + bay * 5.75;
    pen.polygon(front.quad(u, 0, 5.2, 3.4), pen.tone(MATERIALS.seaInk, 0.45));
    paintDisplay(pen, front, u + 0.15, 2.9);
    paintWindow(pen, front, u + 3.25, 0.05, 1.6, 3.15, {
      panes: 2,
      lit: 0.3 + pen.atmosphere.lamps * 0.65,
      frame: bay % 2 ? MATERIALS.walnut : MATERIALS.seaInk,
    });
    pen.polygon(front.quad(u - 0.05, 4.1, 5.3, 0.65), pen.tone(MATERIALS.seaInk, front.exposure * 0.7));
    pen.polygon(
      front.quad(u + 1.6, 4.3, 2, 0.25),
      mix(pen.tone(MATERIALS.brass, 1), LAMP, pen.atmosphere.lamps * 0.7),
      'opacity="0.9"',
    );
    paintAwning(pen, front, u, 5.2, AWNINGS[(variant + bay) % AWNINGS.length] ?? AWNINGS[0]);
    for (const offset of [0.7, 3])
      paintArch(pen, front, u + offset, 5.3, 1.3, 2.1, (bay + variant) % 2 ? 'glass' : 'screen');
  }
  for (const u of [1.5, 5]) paintWindow(pen, side, u, 5, 1.8, 2, { panes: 2, curtains: true });
  paintWindow(pen, side, 1, 0.3, 5, 2.9, { panes: 3, lit: 0.25 + pen.atmosphere.lamps * 0.6 });
  paintBox(pen, camera, cornice, material, exposures);
  for (let pot = 0; pot < 5; pot += 1) {
    const x = -12 + pot * 5.75 - 0.6;
    paintBox(
      pen,
      camera,
      { x: x - 0.4, y: 0, z: -1.3, width: 0.8, height: 0.7, depth: 0.7 },
      MATERIALS.clay,
      exposures,
    );
    paintShrub(pen, camera, [x, 0.6, -1], 1.1, 0.9, pot % 2 ? '#c2587a' : undefined);
  }
  paintPalm(pen, camera, [9.6, 0, -0.5], 7.5);
  paintPalm(pen, camera, [-13, 0, -4.5], 7);
  paintFinish(pen);
}

/** A low commercial centre: a colonnade, a glass hall, a forecourt with water-thrifty planting. */
export function drawCommercial(pen: Pen, variant: number): void {
  const { draws } = pen;
  const exposures = variant % 2 === 0 ? SUN_ON_FRONT : SUN_ON_SIDE;
  const horizon = 880;
  const camera = createCamera({
    eye: 2.4,
    horizon,
    centre: 820,
    distance: 88,
    turn: 20 + (variant % 4) * 4,
    scale: 31,
  });
  const material = variant % 3 === 0 ? MATERIALS.sandstone : MATERIALS.plaster;
  paintBackdrop(pen, horizon, variant, MATERIALS.paving, variant % 2 ? 'city' : 'grove');
  paintPaving(pen, camera, { x: -110, z: -66, width: 155, depth: 86 }, MATERIALS.paving, 2.4);
  paintShadow(pen, camera, { x: -30, y: 0, z: 0, width: 54, height: 12, depth: 22 }, 1);
  const wing = paintBox(
    pen,
    camera,
    { x: -34, y: 0, z: 3, width: 40, height: 11, depth: 20 },
    material,
    exposures,
  );
  const bays = 9;
  for (let bay = 0; bay < bays; bay += 1) {
    const u = 0.8 + (bay * (wing.front.along - 1)) / bays;
    paintArch(pen, wing.front, u, 0, 3.3, 6.1, 'glass');
    paintWindow(pen, wing.front, u + 0.5, 7.5, 2.3, 2.2, { panes: 2 });
  }
  for (let bay = 0; bay < 4; bay += 1)
    paintWindow(pen, wing.side, 1.2 + bay * 4.7, 7.4, 2.6, 2.2, { panes: 2 });
  paintBox(pen, camera, { x: -34.6, y: 11, z: 2.3, width: 41, height: 1, depth: 21 }, material, exposures);

  const height = 16 - (variant % 2) * 2;
  const roof = { x: 2.8, y: height, z: -4.4, width: 22.6, height: 0.8, depth: 24.6 };
  const canopy = { x: 5, y: 4.4, z: -7, width: 18, height: 0.4, depth: 4 };
  paintUnderside(pen, camera, roof, MATERIALS.walnut);
  const hall = paintBox(
    pen,
    camera,
    { x: 4, y: 0, z: -3, width: 20, height, depth: 22 },
    MATERIALS.travertine,
    exposures,
  );
  paintWindow(pen, hall.front, 2, 0.2, 16, hall.front.up - 3, {
    panes: 7,
    lit: 0.15 + pen.atmosphere.lamps * 0.7,
    frame: MATERIALS.brass,
  });
  for (let row = 1; row < 4; row += 1)
    pen.polygon(hall.front.quad(2, row * 3.2, 16, 0.16), pen.tone(MATERIALS.brass, 0.6));
  for (let bay = 0; bay < 4; bay += 1) paintWindow(pen, hall.side, 1.6 + bay * 5, 5, 3, 6, { panes: 2 });
  pen.polygon(
    hall.front.quad(7, hall.front.up - 2.3, 6, 1.2),
    mix(pen.tone(MATERIALS.brass, 1), LAMP, pen.atmosphere.lamps * 0.6),
  );
  paintBox(pen, camera, roof, MATERIALS.plaster, exposures);
  paintUnderside(pen, camera, canopy, MATERIALS.walnut);
  paintBox(pen, camera, canopy, MATERIALS.plaster, exposures);
  paintShadeBelow(pen, hall.front, 1.4);
  for (let index = 0; index < 8; index += 1) {
    const x = -32 + index * 8;
    if (x < 2 || x > 22) paintPalm(pen, camera, [x, 0, -3 - draws.fraction()], 8 + draws.fraction() * 2);
    paintShrub(pen, camera, [x + 3, 0, -9], 4.5, 1.2);
    paintGrass(pen, camera, [x, 0, -10.5], 1.7);
  }
  paintFinish(pen);
}
