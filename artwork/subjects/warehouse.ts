import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import type { Camera } from '../scene/camera.ts';
import { createCamera } from '../scene/camera.ts';
import { paintPaving } from '../scene/ground.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import { paintWindow } from '../scene/openings.ts';
import type { Pen } from '../scene/pen.ts';
import { paintPalm, paintShrub } from '../scene/plants.ts';
import { paintFinish } from '../scene/sky.ts';
import type { Exposures } from '../scene/solid.ts';
import {
  paintBox,
  paintShadeBelow,
  paintShadow,
  paintUnderside,
  SUN_ON_FRONT,
  SUN_ON_SIDE,
} from '../scene/solid.ts';
import { paintBackdrop } from './backdrop.ts';

function paintRibs(pen: Pen, face: Face, from: number): void {
  for (let u = 0; u < face.along; u += 0.9) {
    pen.polygon(
      face.quad(u, from, 0.28, face.up - from),
      pen.tone('#5a666b', face.exposure),
      'opacity="0.16"',
    );
    pen.polygon(face.quad(u + 0.3, from, 0.14, face.up - from), '#ffffff', 'opacity="0.12"');
  }
}

function paintDock(pen: Pen, face: Face, u: number, open: boolean): void {
  const { lamps } = pen.atmosphere;
  pen.polygon(face.quad(u - 0.35, 0.9, 4.7, 5), pen.tone(MATERIALS.seaInk, 0.5));
  if (open) {
    pen.polygon(
      face.quad(u, 1.1, 4, 4.5),
      pen.gradient([
        [0, mix(pen.tone('#3b4348', 0.6), LAMP, 0.25 + lamps * 0.6)],
        [1, mix(pen.tone('#2a3034', 0.6), '#d79b58', 0.15 + lamps * 0.6)],
      ]),
    );
    for (let row = 0; row < 3; row += 1) {
      for (let stack = 0; stack < 4; stack += 1) {
        if (pen.draws.happens(0.75))
          pen.polygon(
            face.quad(u + 0.25 + stack * 0.9, 1.15 + row * 0.85, 0.78, 0.72),
            mix(pen.tone('#b48a5c', 0.55), LAMP, lamps * 0.3),
          );
      }
    }
  } else {
    pen.polygon(face.quad(u, 1.1, 4, 4.5), pen.tone(MATERIALS.plaster, face.exposure * 0.95));
    for (let v = 1.4; v < 5.4; v += 0.55)
      pen.polygon(face.quad(u, v, 4, 0.09), pen.tone('#6d777b', face.exposure), 'opacity="0.45"');
  }
  for (const stripe of [0, 1, 2, 3, 4, 5])
    pen.polygon(
      face.quad(u - 0.35 + stripe * 0.79, 0.55, 0.4, 0.32),
      pen.tone(MATERIALS.brass, face.exposure),
    );
  pen.polygon(face.quad(u + 0.1, 0.1, 0.5, 0.9), pen.tone('#24292c', 0.6));
  pen.polygon(face.quad(u + 3.4, 0.1, 0.5, 0.9), pen.tone('#24292c', 0.6));
  if (lamps > 0.3) {
    const [x, y] = face.at(u + 2, 6.4);
    pen.add(
      `<circle cx="${x}" cy="${y}" r="105" fill="${pen.radial([
        [0, '#fff1cf', 0.85 * lamps],
        [0.25, LAMP, 0.32 * lamps],
        [1, LAMP, 0],
      ])}"/>`,
    );
  }
}

/** A lorry backed to a dock: box, cab, wheels. */
function paintLorry(pen: Pen, camera: Camera, x: number, exposures: Exposures, colour: string): void {
  paintShadow(pen, camera, { x, y: 0, z: -12.4, width: 2.6, height: 3, depth: 11 }, 1);
  for (const z of [-3, -4.4, -10.6]) {
    const [wheelX, wheelY] = camera.project([x + 2.6, 0.5, z]);
    const radius = 0.52 * camera.scaleAt([x + 2.6, 0.5, z]);
    pen.add(
      `<ellipse cx="${wheelX.toFixed(1)}" cy="${wheelY.toFixed(1)}" rx="${(radius * 0.8).toFixed(1)}" ry="${radius.toFixed(1)}" fill="#1d2225"/><ellipse cx="${wheelX.toFixed(1)}" cy="${wheelY.toFixed(1)}" rx="${(radius * 0.34).toFixed(1)}" ry="${(radius * 0.42).toFixed(1)}" fill="${pen.tone(MATERIALS.steel, 0.7)}"/>`,
    );
  }
  const load = paintBox(
    pen,
    camera,
    { x, y: 0.95, z: -9.6, width: 2.6, height: 2.9, depth: 9 },
    MATERIALS.plaster,
    exposures,
  );
  pen.polygon(load.side.quad(0.4, 1, 8.2, 0.5), pen.tone(colour, load.side.exposure));
  const cab = paintBox(
    pen,
    camera,
    { x: x + 0.05, y: 0.7, z: -12.4, width: 2.5, height: 2.5, depth: 2.4 },
    colour,
    exposures,
  );
  paintWindow(pen, cab.front, 0.2, 1.25, 2.1, 0.95, { lit: 0, reveal: 0.08 });
  paintWindow(pen, cab.side, 0.4, 1.25, 1.2, 0.9, { lit: 0, reveal: 0.08 });
  for (const u of [0.15, 1.95]) pen.polygon(cab.front.quad(u, 0.3, 0.4, 0.22), '#fff6dd');
}

/** A warehouse with loading docks, an office corner and a lorry. */
export function drawWarehouse(pen: Pen, variant: number): void {
  const exposures = variant % 2 === 0 ? SUN_ON_FRONT : SUN_ON_SIDE;
  const horizon = 830;
  const camera = createCamera({
    eye: 3,
    horizon,
    centre: 830,
    distance: 88,
    turn: 24 + (variant % 4) * 3,
    scale: 36,
  });
  const shells = [MATERIALS.steel, '#d5d3cc', '#c4cdcf', MATERIALS.linen] as const;
  const shell = shells[variant % shells.length] ?? MATERIALS.steel;
  const height = 10 + (variant % 3);
  paintBackdrop(pen, horizon, variant, MATERIALS.concrete, variant % 2 ? 'dunes' : 'city');
  const apron = [
    [-120, -50],
    [60, -50],
    [60, 14],
    [-120, 14],
  ] as const;
  pen.polygon(
    apron.map(([x, z]) => camera.project([x, 0, z])),
    pen.gradient([
      [0, pen.tone(MATERIALS.concrete, 0.88)],
      [1, pen.tone(MATERIALS.asphalt, 0.85)],
    ]),
  );
  paintPaving(pen, camera, { x: -60, z: -15, width: 100, depth: 15 }, MATERIALS.concrete, 5);
  for (let bay = 0; bay < 6; bay += 1) {
    const x = -22 + bay * 7.2;
    pen.polygon(
      [
        camera.project([x, 0, -14]),
        camera.project([x + 0.22, 0, -14]),
        camera.project([x + 0.22, 0, -1]),
        camera.project([x, 0, -1]),
      ],
      pen.tone('#f4d58a', 0.9),
      'opacity="0.8"',
    );
  }
  paintBox(pen, camera, { x: -58, y: 0, z: 26, width: 30, height: 8, depth: 16 }, MATERIALS.linen, exposures);
  paintShadow(pen, camera, { x: -24, y: 0, z: 0, width: 44, height, depth: 30 }, 1);
  const roof = { x: -26.4, y: height, z: -0.4, width: 36.8, height: 0.5, depth: 30.8 };
  const canopy = { x: -25.5, y: 6.9, z: -2.6, width: 35, height: 0.28, depth: 2.8 };
  const officeRoof = { x: 9.4, y: 8, z: -2.7, width: 11.2, height: 0.5, depth: 15.2 };
  paintUnderside(pen, camera, roof, shell);
  const hall = paintBox(pen, camera, { x: -26, y: 0, z: 0, width: 36, height, depth: 30 }, shell, exposures);
  for (const face of [hall.front, hall.side]) {
    paintRibs(pen, face, 1);
    pen.polygon(face.quad(0, 0, face.along, 1), pen.tone(MATERIALS.concrete, face.exposure * 0.85));
    pen.polygon(
      face.quad(0, height - 1.9, face.along, 0.7),
      pen.tone(variant % 2 ? MATERIALS.palm : MATERIALS.seaInk, face.exposure * 0.9),
    );
  }
  for (let dock = 0; dock < 5; dock += 1)
    paintDock(pen, hall.front, 2.2 + dock * 6.9, (dock + variant) % 3 === 0);
  paintUnderside(pen, camera, canopy, MATERIALS.concrete);
  paintBox(pen, camera, canopy, MATERIALS.plaster, exposures);
  paintBox(pen, camera, roof, MATERIALS.plaster, exposures);

  paintUnderside(pen, camera, officeRoof, MATERIALS.walnut);
  const office = paintBox(
    pen,
    camera,
    { x: 10, y: 0, z: -2, width: 10, height: 8, depth: 14 },
    MATERIALS.travertine,
    exposures,
  );
  for (const v of [0.4, 4.2]) {
    paintWindow(pen, office.front, 0.8, v, 8.4, 2.9, { panes: 5, lit: 0.1 + pen.atmosphere.lamps * 0.7 });
    paintWindow(pen, office.side, 1, v, 6, 2.9, { panes: 4 });
  }
  paintShadeBelow(pen, office.front, 0.8);
  paintBox(pen, camera, officeRoof, MATERIALS.plaster, exposures);
  paintLorry(
    pen,
    camera,
    -9.9 + (variant % 3) * 6.9,
    exposures,
    variant % 2 ? MATERIALS.seaInk : MATERIALS.palm,
  );
  for (let shrub = 0; shrub < 4; shrub += 1) paintShrub(pen, camera, [12 + shrub * 2.4, 0, -4], 2.2, 1.1);
  paintPalm(pen, camera, [22.5, 0, -3], 7);
  paintFinish(pen);
}
