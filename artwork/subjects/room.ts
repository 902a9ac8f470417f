import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/points.ts';
import { lineOf } from '../drawing/points.ts';
import type { Camera } from '../scene/camera.ts';
import { createCamera } from '../scene/camera.ts';
import type { Atmosphere } from '../scene/light.ts';
import { LAMP, MATERIALS, toned } from '../scene/light.ts';
import type { Pen } from '../scene/pen.ts';
import { paintGrove, paintSea, paintSky, paintSkyline } from '../scene/sky.ts';

/** Metres: the room's width, height and depth; the camera stands in its front opening. */
export const ROOM = { width: 9, height: 3.2, depth: 7 };
const HORIZON = 555;

/** How materials look under the room's own lamps; the view through the window keeps the light of outdoors. */
export function lampLit(pen: Pen): Pen {
  const { atmosphere } = pen;
  if (atmosphere.name === 'day') return pen;
  const lit = atmosphere.name === 'dusk' ? ([0.97, 0.85, 0.7] as const) : ([1, 0.925, 0.82] as const);
  const indoors: Atmosphere = { ...atmosphere, lit, shaded: [0.5, 0.43, 0.4] };
  return { ...pen, tone: (material, exposure) => toned(indoors, material, exposure) };
}

export const at = (camera: Camera, x: number, y: number, z: number): Point => camera.project([x, y, z]);

export function paintShell(pen: Pen, camera: Camera, wood: string): void {
  const { width, height, depth } = ROOM;
  const half = width / 2;
  const near = -6;
  const wall = pen.tone(MATERIALS.plaster, 0.78);
  const { lamps } = pen.atmosphere;
  const warm = (colour: string, share: number) => mix(colour, LAMP, lamps * share);
  pen.polygon(
    [
      at(camera, -half, height, near),
      at(camera, half, height, near),
      at(camera, half, height, depth),
      at(camera, -half, height, depth),
    ],
    pen.gradient([
      [0, warm(pen.tone(MATERIALS.plaster, 0.6), 0.25)],
      [1, warm(pen.tone(MATERIALS.plaster, 0.9), 0.35)],
    ]),
  );
  for (const side of [-half, half]) {
    const dark = warm(mix(wall, '#3c4650', 0.22), 0.2);
    const light = warm(pen.tone(MATERIALS.plaster, 0.95), 0.25);
    pen.polygon(
      [
        at(camera, side, 0, near),
        at(camera, side, height, near),
        at(camera, side, height, depth),
        at(camera, side, 0, depth),
      ],
      pen.gradient(
        [
          [0, side < 0 ? dark : light],
          [1, side < 0 ? light : dark],
        ],
        [0, 0],
        [1, 0],
      ),
    );
  }
  pen.polygon(
    [
      at(camera, -half, 0, near),
      at(camera, half, 0, near),
      at(camera, half, 0, depth),
      at(camera, -half, 0, depth),
    ],
    pen.gradient([
      [0, warm(pen.tone(wood, 1), 0.15)],
      [0.4, warm(pen.tone(wood, 0.85), 0.1)],
      [1, pen.tone(wood, 0.55)],
    ]),
  );
  const tray = (inset: number, level: number) => [
    at(camera, -half + inset, level, -1),
    at(camera, half - inset, level, -1),
    at(camera, half - inset, level, depth - inset * 0.6),
    at(camera, -half + inset, level, depth - inset * 0.6),
  ];
  pen.polygon(
    tray(1, height),
    warm(pen.tone(MATERIALS.plaster, 1), 0.5),
    `stroke="#fff3d6" stroke-width="${2 + lamps * 7}" stroke-opacity="${0.5 + lamps * 0.4}"`,
  );
  pen.polygon(
    tray(1.12, height + 0.12),
    pen.gradient([
      [0, warm(pen.tone(MATERIALS.plaster, 0.72), 0.2)],
      [1, warm(pen.tone(MATERIALS.plaster, 0.95), 0.3)],
    ]),
  );
  for (const x of [-4, 4]) {
    for (const z of [1.2, 3.2, 5.2]) {
      const [spotX, spotY] = at(camera, x, height, z);
      pen.add(`<ellipse cx="${spotX.toFixed(1)}" cy="${spotY.toFixed(1)}" rx="11" ry="4" fill="#fff6dd"/>`);
    }
  }
  const boards: string[] = [];
  for (let x = -half; x <= half; x += 0.3)
    boards.push(lineOf(at(camera, x, 0, near), at(camera, x, 0, depth)));
  for (let board = 0; board < 90; board += 1) {
    const x = -half + Math.floor(pen.draws.fraction() * 30) * 0.3;
    const z = near + pen.draws.fraction() * 13;
    boards.push(lineOf(at(camera, x, 0, z), at(camera, x + 0.3, 0, z)));
  }
  pen.path(boards.join(''), `stroke="${pen.tone('#4a3420', 0.5)}" stroke-width="1.2" opacity="0.3"`);
  // A cove of light where wall and ceiling meet.
  const cove = pen.gradient([
    [0, '#fff3d6', 0.25 + lamps * 0.6],
    [1, '#fff3d6', 0],
  ]);
  pen.polygon(
    [
      at(camera, -half, height, depth),
      at(camera, half, height, depth),
      at(camera, half, height - 0.5, depth),
      at(camera, -half, height - 0.5, depth),
    ],
    cove,
  );
}

/** The far wall is mostly window; what it shows is the picture's own sky. */
export function paintView(
  pen: Pen,
  camera: Camera,
  variant: number,
  from: number,
  to: number,
  sill: number,
): void {
  const { height, depth, width } = ROOM;
  const wall = mix(lampLit(pen).tone(MATERIALS.plaster, 0.72), LAMP, pen.atmosphere.lamps * 0.12);
  pen.polygon(
    [
      at(camera, -width / 2, 0, depth),
      at(camera, width / 2, 0, depth),
      at(camera, width / 2, height, depth),
      at(camera, -width / 2, height, depth),
    ],
    wall,
  );
  const opening = [
    at(camera, from, sill, depth),
    at(camera, to, sill, depth),
    at(camera, to, height - 0.35, depth),
    at(camera, from, height - 0.35, depth),
  ];
  pen.add(`<g clip-path="${pen.clip(opening)}">`);
  const [, top] = opening[3] ?? [0, 0];
  const [left] = opening[0] ?? [0, 0];
  const horizon = HORIZON + 14;
  pen.add(`<g transform="translate(${left * 0.3} ${top - 330})">`);
  paintSky(pen, horizon - top + 330);
  pen.add('</g>');
  const terrace = pen.gradient([
    [0, mix(pen.tone(MATERIALS.leaf, 0.7), pen.atmosphere.haze, 0.45)],
    [0.5, pen.tone(MATERIALS.leaf, 0.7)],
    [0.55, pen.tone(MATERIALS.paving, 0.9)],
    [1, pen.tone(MATERIALS.paving, 0.75)],
  ]);
  pen.add(`<rect y="${horizon + 10}" width="${pen.width}" height="230" fill="${terrace}"/>`);
  if (variant % 3 === 0) paintSea(pen, horizon, horizon + 120);
  else if (variant % 3 === 1) paintSkyline(pen, horizon + 10, 120, 2);
  paintGrove(pen, horizon + (variant % 3 === 0 ? 120 : 30), variant % 3 === 2 ? 70 : 40);
  pen.add('</g>');
  const frame = pen.tone(MATERIALS.seaInk, 0.5);
  const panes = Math.max(2, Math.round((to - from) / 1.4));
  for (let pane = 0; pane <= panes; pane += 1) {
    const x = from + ((to - from) * pane) / panes;
    pen.polygon(
      [
        at(camera, x - 0.035, sill, depth),
        at(camera, x + 0.035, sill, depth),
        at(camera, x + 0.035, height - 0.35, depth),
        at(camera, x - 0.035, height - 0.35, depth),
      ],
      frame,
    );
  }
  pen.polygon(
    [
      at(camera, from, height - 0.4, depth),
      at(camera, to, height - 0.4, depth),
      at(camera, to, height - 0.32, depth),
      at(camera, from, height - 0.32, depth),
    ],
    frame,
  );
  if (pen.atmosphere.name !== 'dusk') {
    const pool = [
      at(camera, from, 0, depth),
      at(camera, to, 0, depth),
      at(camera, to - 1.2, 0, depth - 4.6),
      at(camera, from - 1.2, 0, depth - 4.6),
    ];
    pen.polygon(
      pool,
      pen.gradient([
        [0, pen.atmosphere.sun.glow, 0.6],
        [1, pen.atmosphere.sun.glow, 0],
      ]),
      `filter="${pen.blur(10)}"`,
    );
  }
}

export const roomCamera = (turn: number) =>
  createCamera({ eye: 1.5, horizon: HORIZON, centre: 800, distance: 8.2, turn, scale: 272 });
