import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import type { Point } from '../drawing/points.ts';
import { lineOf, pathOf } from '../drawing/points.ts';
import { createCamera } from '../scene/camera.ts';
import { paintPaving } from '../scene/ground.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import { archOutline } from '../scene/openings.ts';
import type { Pen } from '../scene/pen.ts';
import { paintOverhang, paintPalmAt } from '../scene/plants.ts';
import { paintDunes, paintFinish, paintSea, paintSky, paintSkyline } from '../scene/sky.ts';
import { paintBox, SUN_ON_FRONT, SUN_ON_SIDE } from '../scene/solid.ts';

/** A bay with the city beyond it. */
function drawBay(pen: Pen): void {
  const horizon = 520;
  paintSky(pen, horizon);
  paintSkyline(pen, horizon, 330, 3);
  paintSea(pen, horizon, pen.height);
  paintOverhang(pen, -60, -60, 480);
  paintPalmAt(pen, 1490, 980, 640);
  paintFinish(pen);
}

function drawDesert(pen: Pen): void {
  const horizon = 440;
  paintSky(pen, horizon);
  paintSkyline(pen, horizon + 10, 120, 1, 900, 1500);
  paintDunes(pen, horizon + 90, 210, 4);
  paintPalmAt(pen, 250, 800, 330);
  paintPalmAt(pen, 335, 815, 250);
  paintFinish(pen);
}

/** An arcade seen along its length, the sea through its arches. */
function drawArcade(pen: Pen, variant: number): void {
  const horizon = 560;
  const wall = [MATERIALS.plaster, MATERIALS.sandstone, MATERIALS.clay][variant % 3] ?? MATERIALS.plaster;
  const camera = createCamera({ eye: 1.7, horizon, centre: 640, distance: 15, turn: 38, scale: 92 });
  paintSky(pen, horizon);
  paintSea(pen, horizon, 760);
  paintPaving(pen, camera, { x: -60, z: -14, width: 78, depth: 17 }, MATERIALS.travertine, 1);
  const bays = 13;
  const face: Face = {
    along: bays * 3.2,
    up: 6.4,
    exposure: 0.8,
    at: (u, v) => camera.project([u - 34, v, 2]),
    quad: (u, v, width, height) => [
      camera.project([u - 34, v, 2]),
      camera.project([u + width - 34, v, 2]),
      camera.project([u + width - 34, v + height, 2]),
      camera.project([u - 34, v + height, 2]),
    ],
  };
  let d = pathOf(face.quad(0, 0, face.along, face.up));
  const edges: string[] = [];
  for (let bay = 0; bay < bays; bay += 1) {
    const outline = archOutline(face, bay * 3.2 + 0.4, 0, 2.4, 4.6, true);
    d += pathOf([...outline].toReversed());
    edges.push(pathOf(outline));
    const depth: Point[] = archOutline(
      { ...face, at: (u, v) => camera.project([u - 34, v, 2.9]) },
      bay * 3.2 + 0.4,
      0,
      2.4,
      4.6,
      true,
    );
    pen.add(
      `<path d="${pathOf(outline)}${pathOf([...depth].toReversed())}" fill-rule="evenodd" fill="${mix(pen.tone(wall, 0.4), LAMP, pen.atmosphere.lamps * 0.35)}"/>`,
    );
  }
  pen.add(
    `<path d="${d}" fill-rule="evenodd" fill="${pen.gradient([
      [0, pen.tone(wall, 1)],
      [0.6, pen.tone(wall, 0.85)],
      [1, mix(pen.tone(wall, 0.7), LAMP, pen.atmosphere.lamps * 0.3)],
    ])}"/>`,
  );
  pen.path(edges.join(''), `fill="none" stroke="${pen.tone(wall, 0.5)}" stroke-width="3" opacity="0.6"`);
  for (const v of [5.3, 5.55, 6.1])
    pen.path(
      lineOf(face.at(0, v), face.at(face.along, v)),
      `stroke="${pen.tone(wall, 0.45)}" stroke-width="3" opacity="0.5"`,
    );
  for (let bay = 0; bay < bays; bay += 1) {
    const u = bay * 3.2;
    const shade = [
      camera.project([u + 0.7 - 34, 0.01, 2]),
      camera.project([u + 2.5 - 34, 0.01, 2]),
      camera.project([u + 4.6 - 34, 0.01, -6]),
      camera.project([u + 2.8 - 34, 0.01, -6]),
    ];
    pen.polygon(
      shade,
      pen.gradient([
        [0, pen.atmosphere.sun.glow, pen.atmosphere.sun.strength * 0.6],
        [1, pen.atmosphere.sun.glow, 0],
      ]),
    );
    if (pen.atmosphere.lamps > 0.3) {
      const [x, y] = face.at(u, 3.4);
      pen.add(
        `<circle cx="${x}" cy="${y}" r="${70 + bay * 10}" fill="${pen.radial([
          [0, '#fff0cc', 0.8 * pen.atmosphere.lamps],
          [0.2, LAMP, 0.35 * pen.atmosphere.lamps],
          [1, LAMP, 0],
        ])}"/>`,
      );
    }
  }
  paintFinish(pen);
}

/** The corner of a glass tower from below, cut close. */
function drawFacade(pen: Pen, variant: number): void {
  const horizon = 1250;
  const camera = createCamera({ eye: 1.7, horizon, centre: 700, distance: 60, turn: 40, scale: 34 });
  paintSky(pen, pen.height);
  const exposures = variant % 2 ? SUN_ON_FRONT : SUN_ON_SIDE;
  for (const tower of [
    { x: -46, y: 0, z: 40, width: 22, height: 52, depth: 24 },
    { x: -10, y: 0, z: 0, width: 20, height: 60, depth: 26 },
  ]) {
    const { front, side } = paintBox(
      pen,
      camera,
      tower,
      variant % 3 === 0 ? MATERIALS.plaster : MATERIALS.travertine,
      exposures,
    );
    for (const face of [front, side]) {
      for (let v = 0; v < face.up; v += 3.1) {
        const glass = mix(
          pen.tone(MATERIALS.glass, 0.35 + face.exposure * 0.45),
          pen.atmosphere.sky[1]?.[1] ?? '#ffffff',
          0.5,
        );
        pen.polygon(
          face.quad(0, v + 0.5, face.along, 2.2),
          pen.gradient([
            [0, glass],
            [1, mix(glass, pen.atmosphere.haze, 0.45)],
          ]),
        );
        for (let u = 0.1; u < face.along - 1; u += 2) {
          if (pen.draws.happens(0.1 + pen.atmosphere.lamps * 0.4))
            pen.polygon(
              face.quad(u, v + 0.55, 1.9, 2.1),
              LAMP,
              `opacity="${0.2 + pen.atmosphere.lamps * 0.6}"`,
            );
        }
        pen.polygon(
          face.quad(-0.3, v + 2.7, face.along + 0.6, 0.25),
          pen.tone(MATERIALS.plaster, Math.min(1, face.exposure + 0.1)),
        );
      }
      for (let u = 0; u <= face.along; u += 2) {
        if (variant % 3 !== 1 || Math.round(u) % 4 === 0)
          pen.polygon(face.quad(u - 0.12, 0, 0.26, face.up), pen.tone(MATERIALS.brass, face.exposure));
      }
    }
  }
  paintOverhang(pen, 1660, 1000, -420);
  paintFinish(pen);
}

/** Covers of articles: four subjects by turns, wider than the pictures of properties. */
export function drawCover(pen: Pen, variant: number): void {
  const subjects = [drawBay, drawArcade, drawDesert, drawFacade] as const;
  subjects[(variant - 1) % subjects.length]?.(pen, variant);
}
