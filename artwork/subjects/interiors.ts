import { mix } from '../drawing/colour.ts';
import { lineOf } from '../drawing/points.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import type { Pen } from '../scene/pen.ts';
import { paintFinish } from '../scene/sky.ts';
import {
  leftWallPicture,
  paintCurtain,
  paintFloorLamp,
  paintGlow,
  paintPendants,
  paintPicture,
  paintPiece,
  paintPlant,
  paintRug,
  paintSofa,
} from './furniture.ts';
import { at, lampLit, paintShell, paintView, ROOM, roomCamera } from './room.ts';

const WOODS = [MATERIALS.walnut, '#a88560', '#c7a682'] as const;
const CLOTHS = ['#e9e0d2', '#b9c1b0', '#40606b', '#c9a587', '#8c9a94', '#d8c7ad'] as const;

interface Palette {
  wood: string;
  cloth: string;
  accent: string;
}

const paletteOf = (variant: number): Palette => ({
  wood: WOODS[variant % WOODS.length] ?? MATERIALS.walnut,
  cloth: CLOTHS[variant % CLOTHS.length] ?? MATERIALS.linen,
  accent: CLOTHS[(variant + 2) % CLOTHS.length] ?? MATERIALS.brass,
});

/** A living room before a wide window. */
export function drawLiving(outdoors: Pen, variant: number): void {
  const pen = lampLit(outdoors);
  const camera = roomCamera(variant % 2 ? 5 : -5);
  const { wood, cloth, accent } = paletteOf(variant);
  paintShell(pen, camera, wood);
  paintView(outdoors, camera, variant, -3.1, 3.4, 0.05);
  paintCurtain(pen, camera, -3.9, -2.9, MATERIALS.linen);
  paintCurtain(pen, camera, 3.2, 4.2, MATERIALS.linen);
  paintPicture(pen, leftWallPicture(camera, 2.2, 2.2), variant);
  paintRug(pen, camera, { x: -2.6, z: 0.2, width: 5.2, depth: 4.3 }, mix(MATERIALS.linen, accent, 0.25));
  paintPlant(pen, camera, 3.9, 5.9);
  paintFloorLamp(pen, camera, -3.6, 4.9);
  paintSofa(pen, camera, { x: -2.1, z: 3.6, width: 4.2 }, cloth, accent);
  for (const x of [-3.6, 2.7]) {
    paintPiece(pen, camera, { x, y: 0.1, z: 1.9, width: 0.9, height: 0.32, depth: 0.95 }, accent);
    paintPiece(
      pen,
      camera,
      { x: x < 0 ? x : x + 0.75, y: 0.42, z: 1.9, width: 0.15, height: 0.45, depth: 0.95 },
      accent,
    );
  }
  paintPiece(pen, camera, { x: -0.9, y: 0.12, z: 1.3, width: 1.8, height: 0.26, depth: 0.9 }, wood);
  paintPiece(
    pen,
    camera,
    { x: -0.95, y: 0.38, z: 1.25, width: 1.9, height: 0.05, depth: 1 },
    MATERIALS.travertine,
  );
  paintPiece(
    pen,
    camera,
    { x: 0.15, y: 0.43, z: 1.6, width: 0.5, height: 0.06, depth: 0.35 },
    MATERIALS.seaInk,
  );
  paintPiece(
    pen,
    camera,
    { x: -0.45, y: 0.43, z: 1.7, width: 0.16, height: 0.24, depth: 0.16 },
    MATERIALS.brass,
  );
  paintPendants(pen, camera, [0], 2.2, 0.75);
  paintFinish(pen);
}

/** A bedroom: bed, tall headboard, two lamps. */
export function drawBedroom(outdoors: Pen, variant: number): void {
  const pen = lampLit(outdoors);
  const camera = roomCamera(variant % 2 ? 7 : -7);
  const { wood, cloth, accent } = paletteOf(variant);
  paintShell(pen, camera, wood);
  paintView(outdoors, camera, variant, 1.6, 4.3, 0.05);
  paintCurtain(pen, camera, 1.2, 1.9, cloth);
  paintRug(pen, camera, { x: -3.7, z: 1.2, width: 5.2, depth: 4 }, mix(MATERIALS.linen, accent, 0.2));
  paintPiece(
    pen,
    camera,
    { x: -3.9, y: 0.1, z: ROOM.depth - 0.18, width: 4.8, height: 1.6, depth: 0.15 },
    wood,
  );
  for (let panel = 1; panel < 6; panel += 1)
    pen.path(
      lineOf(
        at(camera, -3.9 + panel * 0.8, 0.1, ROOM.depth - 0.18),
        at(camera, -3.9 + panel * 0.8, 1.7, ROOM.depth - 0.18),
      ),
      `stroke="${pen.tone('#3a2818', 0.4)}" stroke-width="2" opacity="0.5"`,
    );
  for (const x of [-3.8, 0.15]) {
    paintPiece(pen, camera, { x, y: 0.1, z: 6, width: 0.62, height: 0.45, depth: 0.5 }, wood);
    const [lampX, lampY] = at(camera, x + 0.3, 1.02, 6.2);
    const size = camera.scaleAt([x, 0, 6]);
    pen.path(
      `M${lampX - size * 0.1} ${lampY - size * 0.12}h${size * 0.2}l${size * 0.1} ${size * 0.28}h${-size * 0.4}z`,
      `fill="${mix(pen.tone(MATERIALS.linen, 0.9), LAMP, 0.3 + pen.atmosphere.lamps * 0.6)}"`,
    );
    pen.path(
      lineOf([lampX, lampY + size * 0.16], at(camera, x + 0.3, 0.55, 6.2)),
      `stroke="${pen.tone(MATERIALS.brass, 0.8)}" stroke-width="5"`,
    );
    paintGlow(pen, [lampX, lampY], size * 1.5, 0.2 + pen.atmosphere.lamps * 0.55);
  }
  paintPiece(pen, camera, { x: -2.85, y: 0.12, z: 3.5, width: 2.7, height: 0.3, depth: 3.2 }, wood);
  paintPiece(
    pen,
    camera,
    { x: -2.8, y: 0.42, z: 3.55, width: 2.6, height: 0.3, depth: 3.1 },
    MATERIALS.plaster,
  );
  for (const x of [-2.65, -1.4]) {
    paintPiece(pen, camera, { x, y: 0.72, z: 6, width: 1.1, height: 0.36, depth: 0.35 }, MATERIALS.plaster);
    paintPiece(pen, camera, { x: x + 0.2, y: 0.72, z: 5.7, width: 0.7, height: 0.3, depth: 0.2 }, accent);
  }
  paintPiece(pen, camera, { x: -2.85, y: 0.5, z: 3.45, width: 2.7, height: 0.26, depth: 1.5 }, cloth);
  paintPiece(pen, camera, { x: -2.5, y: 0.1, z: 2.5, width: 2, height: 0.36, depth: 0.55 }, accent);
  paintPicture(
    pen,
    [
      at(camera, -2.6, 2, ROOM.depth - 0.02),
      at(camera, -0.5, 2, ROOM.depth - 0.02),
      at(camera, -0.5, 2.85, ROOM.depth - 0.02),
      at(camera, -2.6, 2.85, ROOM.depth - 0.02),
    ],
    variant,
  );
  paintPlant(pen, camera, 3.9, 4.6);
  paintPendants(pen, camera, [-0.2], 3.4, 0.6);
  paintFinish(pen);
}

/** A kitchen with an island under three lamps. */
export function drawKitchen(outdoors: Pen, variant: number): void {
  const pen = lampLit(outdoors);
  const camera = roomCamera(variant % 2 ? 6 : -6);
  const { wood, accent } = paletteOf(variant);
  paintShell(pen, camera, '#cbb899');
  paintView(outdoors, camera, variant, -0.4, 4, 0.95);
  for (let unit = 0; unit < 4; unit += 1) {
    const tall = paintPiece(
      pen,
      camera,
      { x: -4.4 + unit * 0.95, y: 0, z: 6.3, width: 0.93, height: 2.7, depth: 0.68 },
      unit === 1 ? MATERIALS.seaInk : wood,
    );
    pen.polygon(tall.front.quad(0.82, 1.1, 0.03, 0.5), pen.tone(MATERIALS.brass, 1));
    if (unit === 1) {
      pen.polygon(
        tall.front.quad(0.12, 1.15, 0.68, 0.5),
        pen.gradient([
          [0, '#4a555b'],
          [1, '#1b2226'],
        ]),
      );
      pen.polygon(
        tall.front.quad(0.12, 0.5, 0.68, 0.55),
        pen.gradient([
          [0, '#4a555b'],
          [1, '#1b2226'],
        ]),
      );
    }
  }
  const run = paintPiece(
    pen,
    camera,
    { x: -0.55, y: 0, z: 6.35, width: 5, height: 0.88, depth: 0.62 },
    MATERIALS.plaster,
  );
  for (let door = 1; door < 6; door += 1)
    pen.polygon(run.front.quad(door * 0.84, 0.04, 0.015, 0.8), pen.tone('#8a8276', 0.6));
  paintPiece(
    pen,
    camera,
    { x: -0.6, y: 0.88, z: 6.3, width: 5.1, height: 0.06, depth: 0.68 },
    MATERIALS.travertine,
  );
  paintPiece(pen, camera, { x: 2.6, y: 0.94, z: 6.55, width: 0.2, height: 0.34, depth: 0.2 }, MATERIALS.clay);
  paintPiece(
    pen,
    camera,
    { x: 0.3, y: 0.94, z: 6.55, width: 0.34, height: 0.16, depth: 0.3 },
    MATERIALS.brass,
  );
  const island = paintPiece(
    pen,
    camera,
    { x: -1.9, y: 0, z: 2.7, width: 3.8, height: 0.9, depth: 1.25 },
    wood,
  );
  for (let slat = 0; slat < 26; slat += 1)
    pen.polygon(
      island.front.quad(slat * 0.146, 0.06, 0.05, 0.84),
      pen.tone('#2b1d10', 0.4),
      'opacity="0.32"',
    );
  paintPiece(pen, camera, { x: -2, y: 0.9, z: 2.6, width: 4, height: 0.09, depth: 1.45 }, MATERIALS.plaster);
  paintPiece(
    pen,
    camera,
    { x: -1.1, y: 0.99, z: 3.1, width: 0.6, height: 0.09, depth: 0.4 },
    MATERIALS.walnut,
  );
  paintPiece(
    pen,
    camera,
    { x: 0.7, y: 0.99, z: 3.1, width: 0.18, height: 0.3, depth: 0.18 },
    MATERIALS.glass,
  );
  for (let stool = 0; stool < 3; stool += 1) {
    const x = -1.45 + stool * 1.2;
    for (const [dx, dz] of [
      [0.02, 0.02],
      [0.4, 0.02],
    ] as const)
      paintPiece(
        pen,
        camera,
        { x: x + dx, y: 0, z: 1.7 + dz, width: 0.04, height: 0.66, depth: 0.04 },
        MATERIALS.brass,
      );
    paintPiece(pen, camera, { x, y: 0.64, z: 1.7, width: 0.46, height: 0.1, depth: 0.42 }, accent);
    paintPiece(pen, camera, { x, y: 0.74, z: 1.7, width: 0.46, height: 0.22, depth: 0.06 }, accent);
  }
  paintPendants(pen, camera, [-1.2, 0, 1.2], 3.2, 1.1);
  paintPlant(pen, camera, 3.9, 5);
  paintFinish(pen);
}

/** A meeting and working floor behind glass. */
export function drawWorkspace(outdoors: Pen, variant: number): void {
  const pen = lampLit(outdoors);
  const camera = roomCamera(variant % 2 ? 5 : -5);
  const { wood, accent } = paletteOf(variant);
  paintShell(pen, camera, '#b7b2a8');
  paintView(outdoors, camera, 1 + (variant % 2) * 3, -4.4, 4.4, 0.05);
  paintPicture(pen, leftWallPicture(camera, 1.4, 2.4), variant);
  paintRug(pen, camera, { x: -2.9, z: 0.8, width: 5.8, depth: 4.6 }, '#8d9794');
  for (let seat = 0; seat < 4; seat += 1) {
    const x = -1.95 + seat * 1.05;
    paintPiece(pen, camera, { x, y: 0.42, z: 4.2, width: 0.62, height: 0.1, depth: 0.5 }, accent);
    paintPiece(pen, camera, { x, y: 0.52, z: 4.6, width: 0.62, height: 0.52, depth: 0.08 }, accent);
  }
  for (const x of [-1.7, 1.5])
    paintPiece(pen, camera, { x, y: 0, z: 2.9, width: 0.2, height: 0.7, depth: 0.9 }, MATERIALS.seaInk);
  paintPiece(pen, camera, { x: -2.4, y: 0.7, z: 2.5, width: 4.8, height: 0.08, depth: 1.6 }, wood);
  for (const x of [-1.6, 0.5]) {
    paintPiece(pen, camera, { x, y: 0.78, z: 3, width: 0.5, height: 0.02, depth: 0.35 }, MATERIALS.steel);
    paintPiece(pen, camera, { x, y: 0.8, z: 3.33, width: 0.5, height: 0.32, depth: 0.02 }, MATERIALS.seaInk);
  }
  for (let seat = 0; seat < 4; seat += 1) {
    const x = -1.95 + seat * 1.05;
    paintPiece(
      pen,
      camera,
      { x: x + 0.28, y: 0.05, z: 1.9, width: 0.06, height: 0.4, depth: 0.06 },
      MATERIALS.steel,
    );
    paintPiece(pen, camera, { x, y: 0.42, z: 1.7, width: 0.62, height: 0.1, depth: 0.5 }, accent);
    paintPiece(pen, camera, { x, y: 0.52, z: 1.66, width: 0.62, height: 0.5, depth: 0.08 }, accent);
  }
  paintPlant(pen, camera, -3.9, 5.8);
  paintPlant(pen, camera, 3.9, 5.2);
  paintPendants(pen, camera, [-1.4, 0, 1.4], 3.2, 0.9);
  paintFinish(pen);
}
