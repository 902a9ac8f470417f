import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import type { Camera } from '../scene/camera.ts';
import { createCamera } from '../scene/camera.ts';
import { paintPaving } from '../scene/ground.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import { paintWindow } from '../scene/openings.ts';
import type { Pen } from '../scene/pen.ts';
import { paintGrass, paintPalm, paintShrub } from '../scene/plants.ts';
import { paintFinish } from '../scene/sky.ts';
import type { Box, Exposures } from '../scene/solid.ts';
import { paintBox, paintShadow, paintUnderside, SUN_ON_FRONT, SUN_ON_SIDE } from '../scene/solid.ts';
import { paintBackdrop } from './backdrop.ts';

const HORIZON = 1030;
const STOREY = 3.4;

const skyColour = (pen: Pen, share: number) =>
  pen.atmosphere.sky[
    Math.min(pen.atmosphere.sky.length - 1, Math.floor(share * pen.atmosphere.sky.length))
  ]?.[1] ?? '#ffffff';

/** A curtain wall that mirrors the sky, with lit floors after sunset. */
function paintCurtainWall(pen: Pen, face: Face, from: number, bay: number): void {
  const { lamps } = pen.atmosphere;
  const glare = face.exposure;
  const high = mix(pen.tone(MATERIALS.glass, 0.5 + glare * 0.4), skyColour(pen, 0.1), 0.6);
  const low = mix(pen.tone('#7f99a3', 0.45 + glare * 0.4), skyColour(pen, 0.99), 0.5 + glare * 0.2);
  pen.polygon(
    face.quad(0, from, face.along, face.up - from),
    pen.gradient([
      [0, high],
      [0.55, mix(high, low, 0.5)],
      [1, low],
    ]),
  );
  let lit = '';
  let tinted = '';
  const columns = Math.max(2, Math.round(face.along / bay));
  const floors = Math.floor((face.up - from) / STOREY);
  const cell = (column: number, floor: number) => {
    const corners = face.quad(
      (column * face.along) / columns + 0.12,
      from + floor * STOREY + 0.75,
      face.along / columns - 0.2,
      STOREY - 0.85,
    );
    return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  };
  for (let floor = 0; floor < floors; floor += 1) {
    const busy = pen.draws.fraction();
    for (let column = 0; column < columns; column += 1) {
      const lot = pen.draws.fraction();
      if (lot < busy * 0.75 * lamps) lit += cell(column, floor);
      else if (lot > 0.84) tinted += cell(column, floor);
    }
    pen.polygon(
      face.quad(0, from + floor * STOREY, face.along, 0.55),
      pen.tone(MATERIALS.seaInk, 0.3 + glare * 0.4),
      'opacity="0.5"',
    );
  }
  pen.path(tinted, 'fill="#ffffff" opacity="0.14"');
  pen.path(lit, `fill="${LAMP}" opacity="${0.35 + lamps * 0.5}"`);
  for (let column = 0; column <= columns; column += 1) {
    pen.polygon(
      face.quad((column * face.along) / columns - 0.06, from, 0.14, face.up - from),
      pen.tone(column % 3 === 0 ? MATERIALS.brass : MATERIALS.steel, glare * 0.9),
      'opacity="0.75"',
    );
  }
  // A neighbour's shape in the glass.
  pen.polygon(
    [
      face.at(face.along * 0.1, from),
      face.at(face.along * 0.42, from),
      face.at(face.along * 0.42, face.up * 0.5),
      face.at(face.along * 0.1, face.up * 0.42),
    ],
    pen.tone(MATERIALS.seaInk, 0.4),
    'opacity="0.16"',
  );
}

/** Storeys of balconies: slab, glass rail, a deep window behind. */
function paintBalconies(pen: Pen, face: Face, from: number, bay: number, material: string): void {
  const { lamps, shadow } = pen.atmosphere;
  const columns = Math.max(1, Math.round(face.along / bay));
  const span = face.along / columns;
  const floors = Math.floor((face.up - from) / STOREY);
  for (let floor = 0; floor < floors; floor += 1) {
    const v = from + floor * STOREY;
    for (let column = 0; column < columns; column += 1) {
      const u = column * span;
      const isLit = pen.draws.happens(0.12 + lamps * 0.5) ? lamps * (0.7 + pen.draws.fraction() * 0.3) : 0;
      const glass = mix(pen.tone(MATERIALS.glass, 0.3 + face.exposure * 0.4), skyColour(pen, 0.5), 0.4);
      const pane = face.quad(u + span * 0.09, v + 0.25, span * 0.82, STOREY - 0.75);
      pen.polygon(
        pane,
        pen.gradient([
          [0, mix(glass, LAMP, isLit * 0.95)],
          [1, mix(pen.tone(MATERIALS.seaInk, 0.6), '#e7a95e', isLit * 0.9)],
        ]),
      );
      pen.polygon(face.quad(u + span * 0.48, v + 0.25, 0.1, STOREY - 0.75), pen.tone(MATERIALS.seaInk, 0.4));
      if (pen.draws.happens(0.5))
        pen.polygon(
          face.quad(u + span * 0.09, v + 0.25, span * 0.18, STOREY - 0.75),
          pen.tone(MATERIALS.linen, 0.6 + isLit * 0.3),
          'opacity="0.6"',
        );
      pen.polygon(
        face.quad(u + span * 0.04, v + STOREY - 1.15, span * 0.92, 0.75),
        pen.gradient([
          [0, shadow.colour, shadow.opacity * 1.6],
          [1, shadow.colour, 0],
        ]),
      );
      pen.polygon(
        face.quad(u + span * 0.03, v + 0.1, span * 0.94, 1),
        pen.gradient([
          [0, '#ffffff', 0.35],
          [1, mix(glass, '#ffffff', 0.3), 0.55],
        ]),
      );
    }
    pen.polygon(
      face.quad(-0.25, v - 0.15, face.along + 0.5, 0.36),
      pen.tone(material, Math.min(1, face.exposure + 0.06)),
    );
  }
  for (let column = 1; column < columns; column += 1) {
    pen.polygon(
      face.quad(column * span - 0.16, from, 0.32, face.up - from),
      pen.tone(material, face.exposure * 0.94),
    );
  }
}

function paintPunchedWindows(pen: Pen, face: Face, from: number, bay: number): void {
  const columns = Math.max(1, Math.floor(face.along / bay));
  const span = face.along / columns;
  for (let v = from; v + STOREY <= face.up; v += STOREY) {
    for (let column = 0; column < columns; column += 1)
      paintWindow(pen, face, column * span + span * 0.24, v + 0.7, span * 0.52, 2.05, {
        panes: 2,
        curtains: pen.draws.happens(0.4),
      });
    pen.polygon(
      face.quad(0, v + 0.12, face.along, 0.12),
      pen.tone(MATERIALS.brass, face.exposure * 0.8),
      'opacity="0.45"',
    );
  }
}

function paintLobby(pen: Pen, face: Face, height: number): void {
  const bays = Math.max(3, Math.round(face.along / 3.4));
  const span = face.along / bays;
  for (let bay = 0; bay < bays; bay += 1)
    paintWindow(pen, face, bay * span + 0.18, 0.1, span - 0.36, height - 0.9, {
      panes: 2,
      lit: 0.25 + pen.atmosphere.lamps * 0.7,
    });
  pen.polygon(
    face.quad(-0.1, height - 0.75, face.along + 0.2, 0.6),
    pen.tone(MATERIALS.brass, face.exposure * 0.75),
  );
}

type Dress = 'balconies' | 'curtain' | 'punched';

function paintTower(
  pen: Pen,
  camera: Camera,
  box: Box,
  dress: Dress,
  material: string,
  exposures: Exposures,
  lobby = 5,
): void {
  const crown = {
    ...box,
    x: box.x - 0.4,
    z: box.z - 0.4,
    y: box.y + box.height,
    width: box.width + 0.8,
    depth: box.depth + 0.8,
    height: dress === 'curtain' ? 1.2 : 0.9,
  };
  paintUnderside(pen, camera, crown, material);
  const { front, side } = paintBox(pen, camera, box, material, exposures);
  for (const face of [side, front]) {
    if (dress === 'curtain') paintCurtainWall(pen, face, lobby, 2.6);
    else if (dress === 'balconies') paintBalconies(pen, face, lobby, face === front ? 5.2 : 6.5, material);
    else paintPunchedWindows(pen, face, lobby, 3.1);
    if (lobby > 0) paintLobby(pen, face, lobby);
  }
  paintBox(pen, camera, crown, dress === 'curtain' ? MATERIALS.steel : material, exposures);
}

function paintForecourt(pen: Pen, camera: Camera, span: number): void {
  const { draws } = pen;
  paintPaving(pen, camera, { x: -90, z: -70, width: 180, depth: 69 }, MATERIALS.paving, 3);
  const kerb = (z: number, depth: number, colour: string) =>
    pen.polygon(
      [
        camera.project([-120, 0, z]),
        camera.project([120, 0, z]),
        camera.project([120, 0, z + depth]),
        camera.project([-120, 0, z + depth]),
      ],
      colour,
    );
  kerb(-34, 12, pen.tone(MATERIALS.asphalt, 0.75));
  kerb(-22, 0.5, pen.tone(MATERIALS.plaster, 0.9));
  for (let x = -80; x < 90; x += 7)
    pen.polygon(
      [
        camera.project([x, 0, -28.2]),
        camera.project([x + 3, 0, -28.2]),
        camera.project([x + 3, 0, -27.9]),
        camera.project([x, 0, -27.9]),
      ],
      pen.tone('#ffffff', 0.9),
      'opacity="0.75"',
    );
  for (let index = 0; index < 9; index += 1) {
    const x = -span * 1.1 + index * span * 0.28;
    paintShrub(pen, camera, [x + 2.4, 0, -8], 4.2, 1.4);
    if (index % 2 === 0) paintPalm(pen, camera, [x, 0, -9 - draws.fraction() * 2], 9 + draws.fraction() * 3);
    else paintGrass(pen, camera, [x, 0, -9], 1.8);
  }
}

/** A residential tower with balconies, a lower neighbour and a planted street. */
export function drawApartments(pen: Pen, variant: number): void {
  const exposures = variant % 2 === 0 ? SUN_ON_FRONT : SUN_ON_SIDE;
  const floors = 15 + (variant % 4);
  const camera = createCamera({
    eye: 5,
    horizon: HORIZON,
    centre: 760,
    distance: 160,
    turn: 28 + (variant % 3) * 5,
    scale: 14.6,
  });
  const materials = [MATERIALS.plaster, '#efe4d0', MATERIALS.sandstone] as const;
  const material = materials[variant % materials.length] ?? MATERIALS.plaster;
  paintBackdrop(pen, HORIZON, variant, MATERIALS.paving, variant % 3 === 2 ? 'sea' : 'city');
  paintTower(
    pen,
    camera,
    { x: -38, y: 0, z: 38, width: 18, height: STOREY * (floors - 7) + 5, depth: 16 },
    variant % 2 ? 'curtain' : 'balconies',
    MATERIALS.concrete,
    exposures,
  );
  paintShadow(pen, camera, { x: -10, y: 0, z: 0, width: 21, height: 40, depth: 20 }, 1);
  paintTower(
    pen,
    camera,
    { x: -10, y: 0, z: 0, width: 21, height: STOREY * floors + 5, depth: 19 },
    'balconies',
    material,
    exposures,
  );
  paintTower(
    pen,
    camera,
    { x: 16, y: 0, z: 6, width: 17, height: STOREY * (floors - 9) + 5, depth: 15 },
    'balconies',
    material,
    exposures,
  );
  paintForecourt(pen, camera, 36);
  paintFinish(pen);
}

/** Office towers in glass. */
export function drawOffices(pen: Pen, variant: number): void {
  const exposures = variant % 2 === 0 ? SUN_ON_SIDE : SUN_ON_FRONT;
  const floors = 19 + (variant % 3);
  const camera = createCamera({
    eye: 5,
    horizon: HORIZON,
    centre: 780,
    distance: 180,
    turn: 33 + (variant % 3) * 5,
    scale: 12,
  });
  paintBackdrop(pen, HORIZON, variant, MATERIALS.paving, 'city');
  paintTower(
    pen,
    camera,
    { x: -40, y: 0, z: 40, width: 20, height: STOREY * (floors - 6), depth: 20 },
    variant % 2 ? 'punched' : 'curtain',
    MATERIALS.travertine,
    exposures,
  );
  paintShadow(pen, camera, { x: -12, y: 0, z: 0, width: 24, height: 40, depth: 22 }, 1);
  paintTower(
    pen,
    camera,
    { x: -12, y: 0, z: 0, width: 24, height: STOREY * floors + 6, depth: 23 },
    'curtain',
    MATERIALS.steel,
    exposures,
    6,
  );
  if (variant % 3 !== 0)
    paintTower(
      pen,
      camera,
      { x: -4, y: STOREY * floors + 7, z: 5, width: 12, height: STOREY * 2, depth: 12 },
      'curtain',
      MATERIALS.steel,
      exposures,
      0,
    );
  paintTower(
    pen,
    camera,
    { x: 17, y: 0, z: 4, width: 20, height: STOREY * (6 + (variant % 3) * 2) + 5, depth: 18 },
    variant % 2 ? 'curtain' : 'punched',
    MATERIALS.travertine,
    exposures,
  );
  paintForecourt(pen, camera, 40);
  paintFinish(pen);
}

/** A block of six or seven storeys over shops. */
export function drawBuilding(pen: Pen, variant: number): void {
  const exposures = variant % 2 === 0 ? SUN_ON_FRONT : SUN_ON_SIDE;
  const floors = 5 + (variant % 3);
  const camera = createCamera({
    eye: 3,
    horizon: 930,
    centre: 780,
    distance: 90,
    turn: 27 + (variant % 4) * 4,
    scale: 29,
  });
  const materials = [MATERIALS.sandstone, MATERIALS.plaster, MATERIALS.travertine] as const;
  const material = materials[variant % materials.length] ?? MATERIALS.plaster;
  const height = STOREY * floors + 5.2;
  paintBackdrop(pen, 930, variant + 1, MATERIALS.paving, variant % 2 ? 'city' : 'grove');
  paintTower(
    pen,
    camera,
    { x: -33, y: 0, z: 10, width: 15, height: height - STOREY * 2, depth: 14 },
    'punched',
    MATERIALS.concrete,
    exposures,
  );
  paintShadow(pen, camera, { x: -13, y: 0, z: 0, width: 27, height, depth: 16 }, 1);
  paintTower(
    pen,
    camera,
    { x: -13, y: 0, z: 0, width: 13, height, depth: 16 },
    'punched',
    material,
    exposures,
    5.2,
  );
  paintTower(
    pen,
    camera,
    { x: 0, y: 0, z: 0.8, width: 14, height: height - (variant % 2) * STOREY, depth: 15 },
    'balconies',
    material,
    exposures,
    5.2,
  );
  paintForecourt(pen, camera, 20);
  paintFinish(pen);
}
