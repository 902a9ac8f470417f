import type { Point } from '../drawing/points.ts';
import { pair } from '../drawing/points.ts';
import type { Scene } from './scene.ts';
import { hazeAt } from './scene.ts';
import { BLEED, FRAME, HORIZON, SUN } from './view.ts';

const { width, skyTop } = FRAME;
const skyHeight = HORIZON - skyTop;

/** The sky from beyond the frame's upper edge to the horizon: colour, high cloud, sun or moon, haze. */
export function paintSky(scene: Scene, moon: Point): void {
  const { drawing, hour } = scene;
  const dome = `x="${-BLEED}" y="${skyTop}" width="${width + 2 * BLEED}" height="${skyHeight + 2}"`;
  const stops = hour.sky.map(
    ([offset, colour]) => [(offset * HORIZON - skyTop) / skyHeight, colour] as const,
  );
  drawing.add(`<rect ${dome} fill="${drawing.gradient(stops)}"/>`);
  drawing.add(
    `<rect ${dome} fill="${drawing.gradient(
      [
        [0, hour.skyBehindCity, 0.42],
        [0.28, hour.skyBehindCity, 0.2],
        [0.55, hour.skyBehindCity, 0],
      ],
      [0, 0.15],
      [1, 0.3],
    )}"/>`,
  );
  if (hour.name === 'night') paintStars(scene);
  paintCirrus(scene);
  paintSunlight(scene);
  if (hour.name === 'night') paintMoon(scene, moon);
  paintStratus(scene);
  paintVeils(scene);
}

/** Where text stands the sky is quieter: the reading side, and the part that only upright crops show. */
function paintVeils({ drawing, hour }: Scene): void {
  const { colour, strength } = hour.veil;
  const side = drawing.gradient(
    [
      [0.48, colour, 0],
      [0.72, colour, strength],
      [1, colour, strength],
    ],
    [0, 0],
    [1, 0],
  );
  const above = drawing.gradient([
    [0.1, colour, strength],
    [0.42, colour, strength * 0.9],
    [0.62, colour, 0],
  ]);
  for (const fill of [side, above])
    drawing.add(
      `<rect x="${-BLEED}" y="${skyTop}" width="${width + 2 * BLEED}" height="${skyHeight + 2}" fill="${fill}"/>`,
    );
}

function paintSunlight({ drawing, hour }: Scene): void {
  const night = hour.name === 'night';
  const wide = drawing.radial([
    [0, hour.sunGlow, night ? 0.52 : 0.95],
    [0.22, hour.sunGlow, night ? 0.28 : 0.55],
    [0.55, hour.sunGlow, night ? 0.08 : 0.18],
    [1, hour.sunGlow, 0],
  ]);
  drawing.add(
    `<ellipse cx="${SUN.x}" cy="${night ? HORIZON : SUN.y}" rx="${night ? 560 : 760}" ry="${night ? 190 : 430}" fill="${wide}"/>`,
  );
  if (night) return;
  drawing.add(
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius * 3.6}" fill="${drawing.radial([
      [0, '#fffdf0', 0.95],
      [0.3, '#fff3cf', 0.55],
      [1, '#ffe3a6', 0],
    ])}"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}" fill="${drawing.gradient([
      [0, '#fffef6'],
      [0.6, '#fff5d2'],
      [1, '#ffe2a3'],
    ])}"/>`,
  );
}

/** A young moon, open towards the sun that has set. */
function paintMoon({ drawing }: Scene, [x, y]: Point): void {
  const radius = 25;
  drawing.add(
    `<circle cx="${x}" cy="${y}" r="${radius * 5}" fill="${drawing.radial([
      [0, '#e8e2cd', 0.14],
      [0.4, '#e8e2cd', 0.05],
      [1, '#e8e2cd', 0],
    ])}"/>`,
  );
  drawing.path(
    `M${pair(x - 8, y + 23.6)}A${radius} ${radius} 0 0 0 ${pair(x + 21, y - 13.5)}A${radius * 1.22} ${radius * 1.22} 0 0 1 ${pair(x - 8, y + 23.6)}Z`,
    `fill="#fbf3dc"`,
  );
}

function paintStars({ drawing, chance }: Scene): void {
  const draws = chance('stars');
  for (let star = 0; star < 130; star += 1) {
    const height = draws.fraction() ** 1.5;
    drawing.add(
      `<circle cx="${draws.between(0, width).toFixed(0)}" cy="${(skyTop + height * (skyHeight - 190)).toFixed(0)}" r="${draws.between(0.7, 1.5).toFixed(1)}" fill="#fdf5e3" opacity="${(draws.between(0.15, 0.75) * (1 - height * 0.6)).toFixed(2)}"/>`,
    );
  }
}

/** High veils in the two colours of the shell's inside. */
function paintCirrus({ drawing, hour }: Scene): void {
  const veil = drawing.define(
    `<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#777"/><stop offset=".55" stop-color="#fff"/><stop offset=".85" stop-color="#888"/><stop offset="1" stop-color="#000"/></linearGradient>`,
  );
  const mask = drawing.define(
    `<mask id="{id}" maskUnits="userSpaceOnUse" x="-500" y="${skyTop - 200}" width="${width + 1000}" height="${skyHeight + 200}"><rect x="-500" y="${skyTop - 200}" width="${width + 1000}" height="${skyHeight + 200}" fill="url(#${veil})"/></mask>`,
  );
  hour.cirrus.forEach((colour, index) => {
    const wisps = drawing.define(
      `<filter id="{id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${index === 0 ? '0.0011 0.0062' : '0.0016 0.0088'}" numOctaves="5" seed="${index === 0 ? 12 : 47}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.4 1.3 0 0 -1.62"/><feGaussianBlur stdDeviation="4 1.6" result="shape"/><feFlood flood-color="${colour}"/><feComposite in2="shape" operator="in"/></filter>`,
    );
    drawing.add(
      `<g mask="url(#${mask})" opacity="${hour.name === 'night' ? 0.5 : [0.85, 0.5][index]}" transform="rotate(-5 960 300)"><rect x="-500" y="${skyTop - 200}" width="${width + 1000}" height="${skyHeight + 200}" filter="url(#${wisps})"/></g>`,
    );
  });
}

/** Bars of low cloud, lit from below where the sun stands. */
function paintStratus({ drawing, hour, chance }: Scene): void {
  const draws = chance('stratus');
  const bars: readonly (readonly [
    x: number,
    y: number,
    length: number,
    thickness: number,
    opacity: number,
  ])[] = [
    [720, 470, 420, 15, 0.75],
    [905, 521, 330, 9, 0.9],
    [1135, 498, 420, 10, 0.5],
    [560, 505, 260, 8, 0.55],
    [1330, 548, 460, 8, 0.5],
    [1010, 556, 210, 6, 0.9],
    [160, 420, 360, 13, 0.45],
    [1585, 522, 330, 8, 0.36],
    [1090, 611, 300, 4, 0.8],
  ];
  for (const [x, y, length, thickness, opacity] of bars) {
    let data = '';
    for (let wisp = 0; wisp < 7; wisp += 1) {
      const share = wisp / 7;
      const start = x + (share - 0.12) * length * draws.between(0.8, 1.1);
      const reach = length * draws.between(0.2, 0.5);
      const rise = thickness * draws.between(0.4, 1.25) * Math.sin(Math.PI * (0.15 + share * 0.75));
      const level = y + draws.between(-0.5, 0.5) * thickness;
      data += `M${pair(start, level)}C${pair(start + reach * 0.2, level - rise)} ${pair(start + reach * 0.7, level - rise)} ${pair(start + reach, level)}C${pair(start + reach * 0.7, level + rise * 0.35)} ${pair(start + reach * 0.2, level + rise * 0.35)} ${pair(start, level)}Z`;
    }
    drawing.path(
      data,
      `fill="${drawing.gradient([
        [0, hour.cloud.shade],
        [0.85, hour.cloud.lit],
      ])}" opacity="${opacity * hour.cloud.opacity}" filter="${drawing.blur(5, 1.5)}"`,
    );
  }
}

/** The coast on the far side of the gulf, hardly there. */
export function paintFarCoast(scene: Scene): void {
  const { drawing, chance, view } = scene;
  const draws = chance('far coast');
  for (const [from, to, tallest, presence] of [
    [840, 1400, 26, 0.26],
    [1250, 2080, 42, 0.3],
  ] as const) {
    let data = `M${pair(from, HORIZON + 1)}`;
    for (let x = from; x < to;) {
      const middle = Math.sin((Math.PI * (x - from)) / (to - from));
      const tall = draws.happens(0.3) ? draws.between(0.5, 1) : draws.between(0.05, 0.3);
      const breadth = draws.between(6, tall > 0.5 ? 13 : 30);
      const y = HORIZON - view.upright * (3 + tallest * tall * middle);
      data += `L${pair(x, y)}L${pair(x + breadth, y)}`;
      x += breadth;
    }
    data += `L${pair(to, HORIZON + 1)}Z`;
    const colour = scene.hour.name === 'night' ? '#0d2a38' : '#8c8f95';
    drawing.path(data, `fill="${colour}" opacity="${presence * (scene.hour.name === 'night' ? 1.8 : 1)}"`);
    if (scene.hour.name === 'day') continue;
    for (let x = from + 40; x < to - 20; x += draws.between(9, 38))
      drawing.add(
        `<circle cx="${x.toFixed(0)}" cy="${HORIZON - view.upright * 3}" r="1.2" fill="#ffd38a" opacity="${draws.between(0.3, 0.8).toFixed(2)}"/>`,
      );
  }
}

/** Mist that lies between two rows of the city. */
export function paintMist(scene: Scene, height: number, strength: number): void {
  const { drawing, view } = scene;
  const top = view.upright === 1 ? HORIZON - height : HORIZON;
  const from = view.upright === 1 ? 0 : 1;
  drawing.add(
    `<rect x="${-BLEED}" y="${top}" width="${1100 + BLEED}" height="${height}" fill="${drawing.gradient(
      [
        [0, hazeAt(scene, 560), 0],
        [1, hazeAt(scene, 560), strength],
      ],
      [0, from],
      [0, 1 - from],
    )}" mask="url(#${drawing.define(
      `<mask id="{id}"><rect x="${-BLEED}" y="0" width="${1100 + BLEED}" height="1080" fill="${drawing.gradient(
        [
          [0.6, '#ffffff'],
          [1, '#000000'],
        ],
        [0, 0],
        [1, 0],
      )}"/></mask>`,
    )})"/>`,
  );
}
