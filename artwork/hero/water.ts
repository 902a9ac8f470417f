import { mix } from '../drawing/colour.ts';
import { pair } from '../drawing/points.ts';
import type { Scene } from './scene.ts';
import { BLEED, FRAME, HORIZON, SUN } from './view.ts';

const depth = FRAME.height - HORIZON;

/** The sea's own colour, horizon to foreground. */
export function paintSea({ drawing, hour }: Scene): void {
  drawing.add(
    `<rect x="${-BLEED}" y="${HORIZON}" width="${FRAME.width + 2 * BLEED}" height="${depth + BLEED}" fill="${drawing.gradient(hour.water)}"/>`,
  );
  drawing.add(
    `<rect x="${-BLEED}" y="${HORIZON}" width="${FRAME.width + 2 * BLEED}" height="${depth + BLEED}" fill="${drawing.gradient(
      [
        [0, hour.skyBehindCity, 0.42],
        [0.5, hour.skyBehindCity, 0],
      ],
      [0, 0],
      [1, 0],
    )}"/>`,
  );
}

/** Paints what the water mirrors, drawn out and broken by the swell. */
export function paintMirrored({ drawing, hour }: Scene, paint: () => void): void {
  const swell = drawing.define(
    `<filter id="{id}" filterUnits="userSpaceOnUse" x="${-BLEED}" y="${HORIZON}" width="${FRAME.width + 2 * BLEED}" height="${depth + BLEED}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.005 0.075" numOctaves="3" seed="8" result="noise"/><feColorMatrix in="noise" values="1 0 0 0 0  0 0 0 0 0.5  0 0 0 0 0  0 0 0 0 1" result="sideways"/><feDisplacementMap in="SourceGraphic" in2="sideways" scale="30" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="0.9 3.4"/></filter>`,
  );
  const fade = drawing.define(
    `<mask id="{id}"><rect x="${-BLEED}" y="${HORIZON}" width="${FRAME.width + 2 * BLEED}" height="${depth + BLEED}" fill="${drawing.gradient(
      [
        [0, '#ffffff'],
        [0.35, '#d5d5d5'],
        [0.8, '#565656'],
        [1, '#222222'],
      ],
    )}"/></mask>`,
  );
  drawing.group(`mask="url(#${fade})" opacity="${hour.name === 'day' ? 0.8 : 0.9}"`, () =>
    drawing.group(`filter="url(#${swell})"`, paint),
  );
}

/** A flat lens of light or shade on the water. */
const lens = (x: number, y: number, length: number, height: number) =>
  `M${pair(x, y)}q${pair(length / 2, -height)} ${pair(length, 0)}q${pair(-length / 2, height)} ${pair(-length, 0)}Z`;

/** Ripples in drifts, small and close at the horizon, long in the foreground. */
export function paintRipples({ drawing, hour, chance }: Scene): void {
  const draws = chance('ripples');
  const bands = { light: ['', '', ''], dark: ['', '', ''] };
  for (let row = 0; row < 64; row += 1) {
    const nearness = (row + draws.fraction()) / 64;
    const y = HORIZON + 3 + nearness ** 1.9 * depth;
    const band = Math.min(2, Math.floor(nearness * 3));
    for (let wave = 0; wave < 34; wave += 1) {
      const x = draws.between(-80, FRAME.width);
      const drift =
        Math.sin(x / 210 + row * 0.32) + Math.sin(x / 97 - row * 0.55) * 0.7 + Math.sin(x / 560 + row * 0.11);
      if (drift + draws.between(-0.8, 0.8) < 0.3) continue;
      const length = (9 + nearness * 120) * draws.between(0.4, 1.25);
      const height = 0.6 + nearness * 4.6 * draws.between(0.4, 1);
      const kind = draws.happens(0.52) ? 'light' : 'dark';
      bands[kind][band] += lens(x, y, length, height);
    }
  }
  for (const band of [0, 1, 2]) {
    drawing.path(
      bands.dark[band] ?? '',
      `fill="${hour.ripple.dark}" opacity="${[0.09, 0.13, 0.2][band] ?? 0}"`,
    );
    drawing.path(
      bands.light[band] ?? '',
      `fill="${hour.ripple.light}" opacity="${([0.3, 0.2, 0.14][band] ?? 0) * (hour.name === 'night' ? 0.4 : 1)}"`,
    );
  }
}

/** The road of light under the sun, or the faint one under the afterglow. */
export function paintGlitter({ drawing, hour, chance }: Scene): void {
  const draws = chance('glitter');
  const day = hour.name === 'day';
  drawing.add(
    `<ellipse cx="${SUN.x}" cy="${HORIZON + 60}" rx="${day ? 210 : 260}" ry="${day ? 330 : 130}" fill="${drawing.radial(
      [
        [0, hour.sunGlow, day ? 0.85 : 0.26],
        [0.5, hour.sunGlow, day ? 0.3 : 0.1],
        [1, hour.sunGlow, 0],
      ],
    )}" clip-path="url(#${drawing.define(
      `<clipPath id="{id}"><rect x="0" y="${HORIZON}" width="${FRAME.width}" height="${depth}"/></clipPath>`,
    )})"/>`,
  );
  const rows = 84;
  const near = ['', '', ''];
  const far = ['', '', ''];
  for (let row = 0; row < rows; row += 1) {
    const nearness = row / rows;
    const y = HORIZON + 1.5 + nearness ** 1.75 * (depth - 20);
    const spread = 24 + nearness * 150 + Math.sin(row * 0.7) * 10 * nearness;
    const band = Math.min(2, Math.floor(nearness * 3.2));
    for (let spark = 0; spark < 9; spark += 1) {
      const aside = (draws.fraction() + draws.fraction() + draws.fraction() - 1.5) / 1.5;
      // The edges of the road break up into single glints.
      if (Math.abs(aside) > draws.between(0.2, 1.1)) continue;
      const length = (5 + nearness * 74 * (1 - Math.abs(aside) * 0.6)) * draws.between(0.25, 1);
      const data = lens(
        SUN.x + aside * spread - length / 2,
        y + draws.between(-1, 1) * (1 + nearness * 5),
        length,
        (0.7 + nearness * 2.3) * draws.between(0.4, 1),
      );
      if (draws.happens(0.5)) near[band] += data;
      else far[band] += data;
    }
  }
  const warm = mix(hour.sunGlow, day ? '#ffc878' : '#a97c4e', 0.6);
  for (const [band, strength] of [1, 0.85, 0.5].entries()) {
    drawing.path(
      near[band] ?? '',
      `fill="${day ? '#fffbe8' : '#c9a06c'}" opacity="${strength * (day ? 0.9 : 0.24)}"`,
    );
    drawing.path(far[band] ?? '', `fill="${warm}" opacity="${strength * (day ? 0.7 : 0.18)}"`);
  }
}

/** Lanes where the breeze has smoothed or roughened the water. */
export function paintLanes({ drawing, hour, chance }: Scene): void {
  const draws = chance('lanes');
  const day = hour.name === 'day';
  for (let lane = 0; lane < 15; lane += 1) {
    const nearness = (lane + draws.fraction()) / 15;
    const y = HORIZON + 10 + nearness ** 1.6 * (depth - 40);
    const length = draws.between(420, 980) * (0.7 + nearness);
    const x = draws.between(-200, FRAME.width - 200);
    drawing.path(
      lens(x, y, length, 3 + nearness * 22),
      `fill="${lane % 3 === 0 ? hour.ripple.dark : day ? '#f6dcbf' : '#3d6373'}" opacity="${(lane % 3 === 0 ? 0.1 : 0.16 - nearness * 0.05).toFixed(2)}" filter="${drawing.blur(22, 2 + nearness * 4)}"`,
    );
  }
}
