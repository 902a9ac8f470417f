import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/points.ts';
import { pair } from '../drawing/points.ts';
import type { Face } from './block.ts';
import { LAMP, materials } from './hours.ts';
import type { Scene } from './scene.ts';
import { tone } from './scene.ts';

export interface Glazing {
  panes: number;
  lit: boolean;
  curtains?: boolean;
}

/** A glazed opening: a lit room with its ceiling, lamp, furniture and curtains, or glass that mirrors the evening. */
export function paintGlazing(
  scene: Scene,
  face: Face,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  { panes, lit, curtains = false }: Glazing,
): void {
  const { drawing, view, hour } = scene;
  const [left] = face.at(u, v);
  const down: readonly [Point, Point] =
    view.upright === 1
      ? [
          [0, 0],
          [0, 1],
        ]
      : [
          [0, 1],
          [0, 0],
        ];
  const outline = face.quad(u, v, width, height);
  if (lit) {
    const glow = (colour: string) =>
      mix(tone(scene, colour, 0.5, face.z, left), colour, 0.35 + 0.6 * hour.lamps);
    drawing.polygon(
      outline,
      drawing.gradient(
        [
          [0, glow(LAMP.core)],
          [0.35, glow(LAMP.warm)],
          [1, glow(LAMP.deep)],
        ],
        ...down,
      ),
    );
    const draws = scene.chance(`room ${left.toFixed(0)} ${v}`);
    const back = '#7c4a22';
    // A far wall with its door, a sofa's back, a hanging lamp: what one sees of a room from the water.
    drawing.polygon(face.quad(u + width * 0.08, v, width * 0.22, height * 0.24), back, 'opacity="0.34"');
    drawing.polygon(
      face.quad(u + width * draws.between(0.45, 0.6), v, width * 0.3, height * 0.16),
      back,
      'opacity="0.3"',
    );
    drawing.polygon(
      face.quad(u + width * draws.between(0.6, 0.72), v, width * 0.09, height * 0.62),
      back,
      'opacity="0.16"',
    );
    const [lampX, lampY] = face.at(u + width * 0.36, v + height * 0.68);
    const [, ceilingY] = face.at(u, v + height);
    drawing.path(
      `M${pair(lampX, lampY)}V${ceilingY.toFixed(1)}`,
      `stroke="${back}" stroke-width="0.7" opacity="0.5"`,
    );
    drawing.add(
      `<ellipse cx="${lampX.toFixed(1)}" cy="${lampY.toFixed(1)}" rx="3.4" ry="2.2" fill="#fffbe9"/>`,
    );
  } else {
    const mirror = (colour: string) => mix(tone(scene, colour, 0.6, face.z, left), colour, 0.4);
    drawing.polygon(
      outline,
      drawing.gradient(
        [
          [0, mirror(hour.glass[0])],
          [1, mirror(hour.glass[1])],
        ],
        ...down,
      ),
    );
  }
  if (curtains) {
    const linen = lit ? '#fff3d4' : tone(scene, '#efe6d8', 0.4, face.z, left);
    drawing.polygon(face.quad(u, v, width * 0.1, height), linen, 'opacity="0.7"');
    drawing.polygon(face.quad(u + width * 0.9, v, width * 0.1, height), linen, 'opacity="0.7"');
  }
  const frame = tone(scene, '#2c3a42', face.exposure, face.z, left);
  let mullions = '';
  for (let pane = 0; pane <= panes; pane += 1) {
    const [x1, y1] = face.at(u + (width * pane) / panes, v);
    const [x2, y2] = face.at(u + (width * pane) / panes, v + height);
    mullions += `M${pair(x1, y1)}L${pair(x2, y2)}`;
  }
  const corners = [face.at(u, v + height), face.at(u + width, v + height)] as const;
  mullions += `M${pair(...corners[0])}L${pair(...corners[1])}`;
  drawing.path(
    mullions,
    `fill="none" stroke="${frame}" stroke-width="${Math.max(0.8, 130 / face.z).toFixed(1)}"`,
  );
}

/** Mashrabiya: a brass screen before a lit room, the light in its gaps. */
export function paintScreen(
  scene: Scene,
  face: Face,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
): void {
  const { drawing, hour } = scene;
  const [left] = face.at(u, v);
  drawing.polygon(
    face.quad(u, v, width, height),
    mix(tone(scene, '#5b4330', 0.3, face.z, left), LAMP.warm, 0.25 + 0.5 * hour.lamps),
  );
  const brass = tone(scene, materials.brass, face.exposure + 0.2, face.z, left);
  const step = 0.36;
  let slats = '';
  for (let along = 0; along <= width + 0.01; along += step) {
    const [x1, y1] = face.at(u + along, v);
    const [x2, y2] = face.at(u + along, v + height);
    slats += `M${pair(x1, y1)}L${pair(x2, y2)}`;
  }
  for (let up = 0; up <= height + 0.01; up += height / 3) {
    const [x1, y1] = face.at(u, v + up);
    const [x2, y2] = face.at(u + width, v + up);
    slats += `M${pair(x1, y1)}L${pair(x2, y2)}`;
  }
  drawing.path(
    slats,
    `fill="none" stroke="${brass}" stroke-width="${((1500 / face.z) * step * 0.42).toFixed(1)}"`,
  );
}

/** An arcade of `count` arches with a lit gallery behind. */
export function paintArcade(
  scene: Scene,
  face: Face,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  count: number,
): void {
  const { drawing, view, hour } = scene;
  const bay = width / count;
  const opening = bay * 0.72;
  const [left] = face.at(u, v);
  const glow = (colour: string) =>
    mix(tone(scene, colour, 0.45, face.z, left), colour, 0.3 + 0.55 * hour.lamps);
  const fill = drawing.gradient(
    [
      [0, glow('#d98f48')],
      [0.45, glow('#f7c678')],
      [1, glow('#c67f40')],
    ],
    ...(view.upright === 1
      ? ([
          [0, 0],
          [0, 1],
        ] as const)
      : ([
          [0, 1],
          [0, 0],
        ] as const)),
  );
  for (let arch = 0; arch < count; arch += 1) {
    const from = u + arch * bay + (bay - opening) / 2;
    const spring = v + height - opening * 0.58;
    const [x1, y1] = face.at(from, v);
    const [x2, y2] = face.at(from, spring);
    const [x3, y3] = face.at(from + opening / 2, v + height);
    const [x4] = face.at(from + opening, spring);
    const data = `M${pair(x1, y1)}L${pair(x2, y2)}C${pair(x2, y2 + (y3 - y2) * 0.62)} ${pair(x3 - (x3 - x2) * 0.5, y3 + (y2 - y3) * 0.08)} ${pair(x3, y3)}C${pair(x3 + (x3 - x2) * 0.5, y3 + (y2 - y3) * 0.08)} ${pair(x4, y2 + (y3 - y2) * 0.62)} ${pair(x4, y2)}L${pair(x4, y1)}Z`;
    drawing.path(data, `fill="${fill}"`);
    // The door at the back of the gallery.
    const [dx1, dy1] = face.at(from + opening * 0.34, v);
    const [dx2, dy2] = face.at(from + opening * 0.72, v + height * 0.58);
    drawing.path(
      `M${pair(dx1, dy1)}V${dy2.toFixed(1)}H${dx2.toFixed(1)}V${dy1.toFixed(1)}Z`,
      `fill="#7a4a26" opacity="0.38"`,
    );
    drawing.path(
      data,
      `fill="none" stroke="${tone(scene, '#fff6e4', 0.45, face.z, left)}" stroke-width="1.4"`,
    );
  }
}

/** A balustrade of glass under a brass rail. */
export function paintBalustrade(scene: Scene, face: Face, u: number, v: number, width: number): void {
  const { drawing, hour } = scene;
  const [left] = face.at(u, v);
  drawing.polygon(face.quad(u, v, width, 1), hour.glass[1], 'opacity="0.34"');
  drawing.polygon(face.quad(u, v + 0.96, width, 0.09), tone(scene, materials.brass, 0.75, face.z, left));
}
