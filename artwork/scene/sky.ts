import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/points.ts';
import { pathOf } from '../drawing/points.ts';
import { MATERIALS } from './light.ts';
import type { Pen } from './pen.ts';

/** The sky down to the horizon: gradient, clouds, sun or moon, and haze where it meets the land. */
export function paintSky(pen: Pen, horizon: number): void {
  const { atmosphere, width, height, draws } = pen;
  const { sun, cloud } = atmosphere;
  pen.add(`<rect width="${width}" height="${height}" fill="${atmosphere.haze}"/>`);
  pen.add(`<rect width="${width}" height="${horizon + 2}" fill="${pen.gradient(atmosphere.sky)}"/>`);
  const x = sun.x * width;
  const y = sun.y * horizon;
  const glow = pen.radial([
    [0, sun.glow, sun.strength],
    [0.35, sun.glow, sun.strength * 0.45],
    [1, sun.glow, 0],
  ]);
  pen.add(`<circle cx="${x}" cy="${y}" r="${sun.radius * 15}" fill="${glow}"/>`);
  if (atmosphere.name === 'dusk') {
    for (let star = 0; star < 36; star += 1) {
      pen.add(
        `<circle cx="${draws.integer(0, width)}" cy="${draws.integer(0, Math.round(horizon * 0.42))}" r="${(0.6 + draws.fraction()).toFixed(1)}" fill="#fff" opacity="${(0.15 + draws.fraction() * 0.4).toFixed(2)}"/>`,
      );
    }
  }
  const seed = draws.integer(1, 900);
  const clouds = pen.define(
    `<filter id="{id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0016 0.0075" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.6 1.2 0 0 -1.72"/><feGaussianBlur stdDeviation="3 1.6"/></filter>`,
  );
  const veil = pen.define(
    `<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset=".3" stop-color="#fff"/><stop offset=".75" stop-color="#999"/><stop offset="1" stop-color="#000"/></linearGradient>`,
  );
  const mask = pen.define(
    `<mask id="{id}"><rect width="${width}" height="${horizon}" fill="url(#${veil})"/></mask>`,
  );
  const tint = pen.define(
    `<filter id="{id}" x="0" y="0" width="1" height="1"><feFlood flood-color="${cloud.colour}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
  );
  pen.add(
    `<g mask="url(#${mask})" opacity="${cloud.opacity}"><g filter="url(#${tint})"><rect width="${width}" height="${horizon}" filter="url(#${clouds})"/></g></g>`,
  );
  pen.add(
    `<circle cx="${x}" cy="${y}" r="${sun.radius}" fill="${sun.core}" filter="${pen.blur(sun.radius * 0.09)}"/>`,
  );
  pen.add(
    `<rect y="${horizon * 0.62}" width="${width}" height="${horizon * 0.38 + 4}" fill="${pen.gradient([
      [0, atmosphere.haze, 0],
      [1, atmosphere.haze, 0.8],
    ])}"/>`,
  );
}

/** A far city in haze, `count` towers between two edges; the farther the paler. */
export function paintSkyline(
  pen: Pen,
  horizon: number,
  tallest: number,
  layers = 2,
  from = 0,
  to = pen.width,
): void {
  const { atmosphere, draws } = pen;
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / (layers + 1);
    const colour = mix(atmosphere.haze, pen.tone('#8fa3ad', 0.55), 0.22 + nearness * 0.5);
    const lights: string[] = [];
    let x = from - 30;
    while (x < to) {
      const towerWidth = draws.integer(24, 74);
      const rise = tallest * (0.18 + draws.fraction() ** 2 * 0.82) * (0.75 + nearness * 0.35);
      const top = horizon - rise;
      const shape = draws.integer(0, 4);
      const right = x + towerWidth;
      const outline: Point[] =
        shape === 0
          ? [
              [x, horizon],
              [x, top + towerWidth * 0.5],
              [right, top],
              [right, horizon],
            ]
          : shape === 1
            ? [
                [x, horizon],
                [x, top],
                [x + towerWidth * 0.42, top],
                [x + towerWidth * 0.46, top - rise * 0.22],
                [x + towerWidth * 0.54, top - rise * 0.22],
                [x + towerWidth * 0.58, top],
                [right, top],
                [right, horizon],
              ]
            : shape === 2
              ? [
                  [x, horizon],
                  [x, top + 14],
                  [x + towerWidth * 0.25, top],
                  [x + towerWidth * 0.75, top],
                  [right, top + 14],
                  [right, horizon],
                ]
              : [
                  [x, horizon],
                  [x, top],
                  [right, top],
                  [right, horizon],
                ];
      pen.polygon(
        outline,
        pen.gradient([
          [0, colour],
          [1, mix(colour, atmosphere.haze, 0.75)],
        ]),
      );
      const shade = mix(colour, pen.tone('#3f5666', 0.3), 0.25);
      pen.polygon(
        [
          [x + towerWidth * 0.62, horizon],
          [x + towerWidth * 0.62, top + 12],
          [right, top + 14],
          [right, horizon],
        ],
        pen.gradient([
          [0, shade, 0.55],
          [1, shade, 0],
        ]),
      );
      if (atmosphere.lamps > 0.3) {
        for (let light = 0; light < rise * towerWidth * 0.0035 * atmosphere.lamps; light += 1) {
          lights.push(
            `M${draws.integer(Math.round(x + 4), Math.round(right - 6))} ${draws.integer(Math.round(top + 12), Math.round(horizon - 4))}h3v4h-3z`,
          );
        }
      }
      x += towerWidth + draws.integer(-6, 34);
    }
    if (lights.length > 0) pen.path(lights.join(''), `fill="#ffdda6" opacity="${0.35 + nearness * 0.4}"`);
    pen.add(
      `<rect y="${horizon - tallest * 0.5}" width="${pen.width}" height="${tallest * 0.5}" fill="${pen.gradient(
        [
          [0, atmosphere.haze, 0],
          [1, atmosphere.haze, 0.5],
        ],
      )}"/>`,
    );
  }
}

/** Ridges of sand, each lit on the side of the sun. */
export function paintDunes(pen: Pen, horizon: number, rise: number, layers = 3): void {
  const { atmosphere, draws, width } = pen;
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / layers;
    const base = horizon + layer * rise * 0.18;
    const phase = draws.fraction() * 6;
    const crest: Point[] = [];
    for (let x = -20; x <= width + 20; x += 20) {
      const wave =
        Math.sin(x / (190 + layer * 90) + phase) * 0.6 + Math.sin(x / (83 + layer * 31) + phase * 2.1) * 0.22;
      crest.push([x, base - rise * (0.42 + wave * 0.4) * (0.6 + nearness * 0.5)]);
    }
    const lit = mix(atmosphere.haze, pen.tone(MATERIALS.sand, 0.95), 0.35 + nearness * 0.6);
    const low = mix(atmosphere.haze, pen.tone(MATERIALS.sand, 0.6), 0.4 + nearness * 0.5);
    pen.polygon(
      [...crest, [width + 20, pen.height], [-20, pen.height]],
      pen.gradient([
        [0, lit],
        [0.4, low],
        [1, mix(low, atmosphere.haze, 0.35)],
      ]),
    );
    // The lee side: from each summit a soft shade falls away from the sun.
    for (let index = 4; index < crest.length - 4; index += 1) {
      const before = crest[index - 1]?.[1] ?? 0;
      const [x, y] = crest[index] ?? [0, 0];
      const after = crest[index + 1]?.[1] ?? 0;
      if (y >= before || y > after) continue;
      const shade = pen.tone('#b08f66', 0.2);
      const spread = 190 + layer * 110;
      pen.path(
        `M${x} ${y}C${x + 55} ${y + rise * 0.14} ${x - 45} ${y + rise * 0.3} ${x + 25} ${y + rise * 0.62}C${x - spread * 0.3} ${y + rise * 0.56} ${x - spread * 0.75} ${y + rise * 0.36} ${x - spread * 1.3} ${y + rise * 0.3}C${x - spread * 0.6} ${y + rise * 0.22} ${x - spread * 0.3} ${y + rise * 0.02} ${x} ${y}Z`,
        `fill="${shade}" opacity="${0.1 + nearness * 0.12}" filter="${pen.blur(7)}"`,
      );
    }
  }
}

/** The sea from the horizon to `bottom`, with the light's path under sun or moon. */
export function paintSea(pen: Pen, horizon: number, bottom: number): void {
  const { atmosphere, draws, width } = pen;
  const far = mix(atmosphere.haze, pen.tone(MATERIALS.water, 0.8), 0.45);
  const near = pen.tone('#2f7486', 0.72);
  pen.add(
    `<rect y="${horizon}" width="${width}" height="${bottom - horizon}" fill="${pen.gradient([
      [0, far],
      [0.3, mix(far, near, 0.6)],
      [1, near],
    ])}"/>`,
  );
  const depth = bottom - horizon;
  const path: string[] = [];
  const glitter: string[] = [];
  const sunX = atmosphere.sun.x * width;
  for (let row = 0; row < 26; row += 1) {
    const nearness = (row / 26) ** 1.7;
    const y = horizon + 3 + nearness * depth;
    for (let wave = 0; wave < 11; wave += 1) {
      const x = draws.integer(-60, width);
      const length = 20 + nearness * 150 * (0.4 + draws.fraction());
      path.push(
        `M${x} ${y.toFixed(1)}q${(length / 2).toFixed(0)} ${(-1 - nearness * 3.5).toFixed(1)} ${length.toFixed(0)} 0`,
      );
    }
    for (let spark = 0; spark < 5; spark += 1) {
      const x = sunX + (draws.fraction() - 0.5) * (60 + nearness * 330);
      glitter.push(`M${x.toFixed(0)} ${y.toFixed(1)}h${(6 + nearness * 34).toFixed(0)}`);
    }
  }
  pen.path(
    path.join(''),
    `stroke="${mix(far, '#ffffff', 0.5)}" stroke-width="1.3" fill="none" opacity="0.34"`,
  );
  pen.path(
    glitter.join(''),
    `stroke="${atmosphere.sun.glow}" stroke-width="2.2" stroke-linecap="round" opacity="${0.35 + atmosphere.sun.strength * 0.4}"`,
  );
}

/** What a lens adds: warmth around the sun, darker corners, the faintest grain. */
export function paintFinish(pen: Pen): void {
  const { atmosphere, width, height } = pen;
  const { sun } = atmosphere;
  const bloom = pen.radial([
    [0, sun.glow, sun.strength * 0.3],
    [0.5, sun.glow, sun.strength * 0.08],
    [1, sun.glow, 0],
  ]);
  pen.add(
    `<circle cx="${sun.x * width}" cy="${sun.y * height * 0.66}" r="${width * 0.62}" fill="${bloom}"/>`,
  );
  pen.add(`<rect width="${width}" height="${height}" fill="${atmosphere.grade}" opacity="0.05"/>`);
  const corners = pen.radial([
    [0, '#0b1a26', 0],
    [0.62, '#0b1a26', 0],
    [1, '#0b1a26', 0.32],
  ]);
  pen.add(
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.78}" ry="${height * 0.8}" fill="${corners}"/>`,
  );
}

/** A line of far trees and low houses, so that the horizon is not a ruled line. */
export function paintGrove(pen: Pen, horizon: number, rise: number): void {
  const { draws, width, atmosphere } = pen;
  for (const [share, drop] of [
    [0.3, 0],
    [0.58, 3],
  ] as const) {
    const outline: Point[] = [[-10, horizon + 8]];
    for (let x = -10; x < width + 30; x += draws.integer(10, 26)) {
      outline.push([x, horizon + drop - rise * (0.2 + draws.fraction() * 0.8) * (0.7 + share)]);
    }
    outline.push([width + 30, horizon + 8]);
    pen.add(
      `<path d="${pathOf(outline)}" fill="${mix(atmosphere.haze, pen.tone(MATERIALS.palm, 0.45), share)}" filter="${pen.blur(1.6)}"/>`,
    );
  }
}
