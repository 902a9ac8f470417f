import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/points.ts';
import { pair } from '../drawing/points.ts';
import type { Material } from './hours.ts';
import { LAMP, materials } from './hours.ts';
import type { Scene } from './scene.ts';
import { hazeAt, tone } from './scene.ts';
import { acrossAt, scaleAt } from './view.ts';

/**
 * The outline of a tower at a share `t` of its height, in shares of its width: its edge on the dark side, the arris
 * between the dark face and the one in the sun, its edge on the side of the sun.
 */
type Profile = (t: number) => readonly [dark: number, arris: number, sunny: number];

const profiles = {
  slab: () => [0, 0.76, 1],
  slim: () => [0, 0.64, 1],
  sail: (t) => [0, 0.8 - 0.62 * t ** 2.1, 1 - 0.74 * t ** 2.1],
  twist: (t) => [
    0.05 + 0.07 * Math.sin(t * 3.4),
    0.72 - 0.42 * t * t * (3 - 2 * t),
    0.95 + 0.05 * Math.sin(t * 3.4 + 1),
  ],
  taper: (t) => [0.16 * t ** 1.4, 0.72 - 0.08 * t, 1 - 0.2 * t ** 1.4],
  stepped: (t) => {
    const step = t < 0.55 ? 0 : t < 0.8 ? 0.12 : 0.24;
    return [step, 0.72 - step * 0.1, 1 - step];
  },
  lens: (t) => {
    const bulge = 0.12 * Math.sin(Math.PI * (0.1 + 0.8 * t));
    return [0.12 - bulge, 0.7, 0.88 + bulge];
  },
} as const satisfies Record<string, Profile>;

export interface Tower {
  shape: keyof typeof profiles;
  /** Where its dark edge stands in the drawing. */
  at: number;
  /** Metres. */
  z: number;
  width: number;
  height: number;
  wall: Material;
  /** `bands` are balconies and parapets, `grid` a frame of stone, `skin` glass alone. */
  front: 'bands' | 'grid' | 'skin';
  /** How much lower the roof is at the dark edge, and at the sunny one (metres). */
  roof?: readonly [dark: number, sunny: number];
  /** Metres above the roof. */
  mast?: number;
}

const STOREY = 3.7;

/** One tower of the skyline, its dark face with lit rooms and its narrow face in the sun. */
export function paintTower(scene: Scene, tower: Tower): void {
  const { drawing, view, hour } = scene;
  const { shape, at, z, width, height, wall, front, roof = [0, 0], mast = 0 } = tower;
  const draws = scene.chance(`tower ${at} ${z}`);
  const profile: Profile = profiles[shape];
  const x0 = acrossAt(at, z);
  const scale = scaleAt(z);
  const place = (share: number, up: number): Point => view.project(x0 + share * width, up, z);
  const levels = Array.from({ length: 33 }, (_, index) => index / 32);

  const edge = (which: 0 | 1 | 2, drop: number): Point[] =>
    levels.map((t) => place(profile(t)[which], t * (height - drop)));
  const dark = edge(0, roof[0]);
  const arris = edge(1, 0);
  const sunny = edge(2, roof[1]);

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
  const haze = hazeAt(scene, at);
  const shadeTop = tone(scene, wall, front === 'skin' ? 0.12 : 0.2, z, at);
  const sunWall = tone(scene, wall, 1, z, at);
  // Glass gives the sun back rather than its own colour.
  const sunTop =
    front === 'skin' || wall === materials.blueGlass ? mix(sunWall, hour.cloud.lit, 0.45) : sunWall;
  const mirrored = mix(shadeTop, hour.glass[0], 0.35 * Math.exp(-z / 600));
  drawing.polygon(
    [...dark, ...arris.toReversed()],
    drawing.gradient(
      [
        [0, front === 'skin' ? mirrored : shadeTop],
        [0.5, mix(shadeTop, haze, 0.14)],
        [1, mix(shadeTop, haze, 0.52)],
      ],
      ...down,
    ),
  );
  drawing.polygon(
    [...arris, ...sunny.toReversed()],
    drawing.gradient(
      [
        [0, mix(sunTop, '#fff3d6', hour.name === 'day' ? 0.3 : 0)],
        [0.55, sunTop],
        [1, mix(sunTop, haze, 0.5)],
      ],
      ...down,
    ),
  );
  paintStoreys(scene, tower, draws.fraction(), place, profile);
  // The last light catches the arris.
  if (hour.name === 'day')
    drawing.path(
      `M${arris.map(([x, y]) => pair(x, y)).join('L')}`,
      `fill="none" stroke="#fff0cf" stroke-width="${Math.min(1.6, scale * 0.22).toFixed(2)}" opacity="0.55"`,
    );
  if (mast > 0) {
    const [, middle] = profile(1);
    const [footX, footY] = place(middle, height - 2);
    const [tipX, tipY] = place(middle, height + mast);
    const half = Math.max(0.7, scale * 0.45);
    drawing.polygon(
      [
        [footX - half, footY],
        [tipX - 0.3, tipY],
        [tipX + 0.3, tipY],
        [footX + half, footY],
      ],
      shadeTop,
    );
    if (hour.name === 'night') drawing.add(`<circle cx="${tipX}" cy="${tipY}" r="1.8" fill="#e4705a"/>`);
  }
}

function paintStoreys(
  scene: Scene,
  tower: Tower,
  taste: number,
  place: (share: number, up: number) => Point,
  profile: Profile,
): void {
  const { drawing, hour } = scene;
  const { at, z, width, height, wall, front, roof = [0, 0] } = tower;
  const draws = scene.chance(`rooms ${at} ${z}`);
  const scale = scaleAt(z);
  const coarse = scale < 2 ? 2 : 1;
  const storey = STOREY * coarse;
  const bay = (front === 'grid' ? 3.4 : 4.2) * coarse;
  const ceiling = front === 'skin' ? 0.86 : 0.62;
  const air = Math.exp(-z / 620);
  let glass = '';
  let warm = '';
  let bright = '';
  let dim = '';
  let slabs = '';
  let sunnyGlass = '';
  for (let floor = 1; (floor + 1) * storey < height - 1.2; floor += 1) {
    const low = floor * storey;
    const t = (low + storey / 2) / height;
    const [left, arris, right] = profile(t);
    // A roof that slopes cuts the storeys under it.
    const overDark = height - roof[0] - low - storey < 0;
    const overSun = height - roof[1] - low - storey < 0;
    const bays = Math.max(2, Math.round(((arris - left) * width) / bay));
    const inset = front === 'skin' ? 0.03 : 0.16;
    const party = draws.happens(0.16);
    for (let cell = 0; cell < bays; cell += 1) {
      const from = left + ((arris - left) * (cell + inset)) / bays;
      const to = left + ((arris - left) * (cell + 1 - inset)) / bays;
      if (overDark && height - low - storey < (roof[0] * (arris - from)) / (arris - left)) continue;
      const [x1, y1] = place(from, low + storey * 0.12);
      const [x2, y2] = place(to, low + storey * (0.12 + ceiling));
      const cellData = `M${pair(x1, y1)}H${x2.toFixed(1)}V${y2.toFixed(1)}H${x1.toFixed(1)}Z`;
      const lit = draws.fraction() < hour.occupied * (party ? 1.3 : 0.62 + taste * 0.4);
      if (!lit) glass += cellData;
      else if (draws.happens(0.28)) bright += cellData;
      else if (draws.happens(0.4)) dim += cellData;
      else warm += cellData;
    }
    if (!overSun) {
      const [x1, y1] = place(arris + (right - arris) * 0.14, low + storey * 0.15);
      const [x2, y2] = place(arris + (right - arris) * 0.9, low + storey * 0.68);
      sunnyGlass += `M${pair(x1, y1)}H${x2.toFixed(1)}V${y2.toFixed(1)}H${x1.toFixed(1)}Z`;
    }
    if (front === 'bands' && !overDark) {
      const reach = 0.02;
      const [x1, y1] = place(left - reach, low);
      const [x2] = place(arris + reach, low);
      slabs += `M${pair(x1, y1)}H${x2.toFixed(1)}`;
    }
  }
  const deep = tone(scene, hour.name === 'day' ? '#6d8592' : '#5b7482', 0.1, z, at);
  drawing.path(
    glass,
    `fill="${mix(deep, hour.glass[0], 0.3 * air)}" opacity="${((front === 'skin' ? 0.3 : 0.55) * air + 0.12).toFixed(2)}"`,
  );
  drawing.path(
    sunnyGlass,
    `fill="${mix(tone(scene, wall, 0.55, z, at), hour.name === 'day' ? '#c98a52' : '#31505e', 0.3)}" opacity="${(0.4 * air + 0.12).toFixed(2)}"`,
  );
  drawing.path(dim, `fill="${LAMP.deep}" opacity="${((0.2 + 0.36 * air) * hour.lamps).toFixed(2)}"`);
  drawing.path(warm, `fill="${LAMP.warm}" opacity="${((0.3 + 0.6 * air) * hour.lamps).toFixed(2)}"`);
  drawing.path(bright, `fill="${LAMP.core}" opacity="${((0.36 + 0.6 * air) * hour.lamps).toFixed(2)}"`);
  drawing.path(
    slabs,
    `fill="none" stroke="${tone(scene, wall, 0.55, z, at)}" stroke-width="${(scale * 0.75).toFixed(1)}" opacity="0.75"`,
  );
}
