import { mix } from '../drawing/colour.ts';
import type { Camera, Place3 } from './camera.ts';
import { MATERIALS } from './light.ts';
import type { Pen } from './pen.ts';

const frond = (
  x: number,
  y: number,
  length: number,
  angle: number,
  droop: number,
  leaflet: number,
): string => {
  const endX = x + Math.cos(angle) * length;
  const endY = y - Math.sin(angle) * length + droop * length;
  const bendX = x + Math.cos(angle) * length * 0.5;
  const bendY = y - Math.sin(angle) * length * 0.62 - length * 0.16;
  let d = '';
  for (let step = 1; step <= 26; step += 1) {
    const t = step / 26;
    const rest = 1 - t;
    const px = rest * rest * x + 2 * rest * t * bendX + t * t * endX;
    const py = rest * rest * y + 2 * rest * t * bendY + t * t * endY;
    const dx = 2 * rest * (bendX - x) + 2 * t * (endX - bendX);
    const dy = 2 * rest * (bendY - y) + 2 * t * (endY - bendY);
    const along = Math.atan2(dy, dx);
    const size = leaflet * Math.sin(Math.PI * (0.12 + t * 0.82)) * (0.75 + 0.25 * t);
    for (const turn of [0.85, -0.85]) {
      const tipX = px + Math.cos(along + turn) * size;
      const tipY = py + Math.sin(along + turn) * size + size * 0.3;
      d += `M${px.toFixed(1)} ${py.toFixed(1)}Q${(px + (tipX - px) * 0.55).toFixed(1)} ${(py + (tipY - py) * 0.3).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}`;
    }
  }
  return `${d}M${x.toFixed(1)} ${y.toFixed(1)}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
};

/** A date palm, at a point of the drawing; `height` in its units. */
export function paintPalmAt(pen: Pen, x: number, y: number, height: number): void {
  const { draws, atmosphere } = pen;
  const lean = (draws.fraction() - 0.5) * height * 0.1;
  const girth = height * 0.034;
  const topX = x + lean;
  const topY = y - height;
  const bark = pen.gradient(
    [
      [0, pen.tone(MATERIALS.trunk, 0.3)],
      [0.55, pen.tone(MATERIALS.trunk, 0.75)],
      [1, pen.tone(MATERIALS.trunk, 1)],
    ],
    [0, 0],
    [1, 0],
  );
  pen.add(
    `<ellipse cx="${x}" cy="${y}" rx="${height * 0.16}" ry="${height * 0.02}" fill="${atmosphere.shadow.colour}" opacity="${atmosphere.shadow.opacity}" filter="${pen.blur(3)}"/>`,
  );
  pen.path(
    `M${x - girth} ${y}C${x - girth * 0.7} ${y - height * 0.4} ${topX - girth * 0.9} ${y - height * 0.7} ${topX - girth * 0.75} ${topY}L${topX + girth * 0.75} ${topY}C${topX + girth * 0.7} ${y - height * 0.7} ${x + girth * 0.6} ${y - height * 0.4} ${x + girth} ${y}Z`,
    `fill="${bark}"`,
  );
  let rings = '';
  for (let ring = 1; ring < 26; ring += 1) {
    const t = ring / 26;
    const cx = x + lean * t * t;
    rings += `M${(cx - girth * 0.8).toFixed(1)} ${(y - height * t).toFixed(1)}q${(girth * 0.8).toFixed(1)} ${(girth * 0.5).toFixed(1)} ${(girth * 1.6).toFixed(1)} 0`;
  }
  pen.path(
    rings,
    `stroke="${pen.tone('#5f4a35', 0.45)}" stroke-width="${Math.max(0.8, girth * 0.14)}" fill="none" opacity="0.6"`,
  );
  const length = height * 0.46;
  const stroke = Math.max(0.9, height * 0.0042);
  const layers = [
    { count: 9, exposure: 0.12, size: 1.02, low: 0.25 },
    { count: 9, exposure: 0.5, size: 0.98, low: 0 },
    { count: 7, exposure: 0.95, size: 0.84, low: -0.25 },
  ] as const;
  for (const { count, exposure, size, low } of layers) {
    let d = '';
    for (let index = 0; index < count; index += 1) {
      const spread = (index + 0.3 + draws.fraction() * 0.4) / count;
      const angle = Math.PI * (1.22 - 1.44 * spread);
      const outward = Math.abs(Math.cos(angle));
      d += frond(
        topX,
        topY,
        length * size * (0.86 + draws.fraction() * 0.22),
        angle,
        0.26 + outward * 0.42 + low,
        height * 0.085,
      );
    }
    pen.path(
      d,
      `stroke="${mix(pen.tone(MATERIALS.palm, exposure), atmosphere.haze, 0.05)}" stroke-width="${stroke}" fill="none" stroke-linecap="round"`,
    );
  }
  pen.add(
    `<ellipse cx="${topX}" cy="${topY + girth * 0.8}" rx="${girth * 1.5}" ry="${girth * 1.7}" fill="${pen.tone('#8a6a42', 0.5)}"/>`,
  );
}

/** A palm standing on the ground of a scene; `height` in metres. */
export function paintPalm(pen: Pen, camera: Camera, place: Place3, height: number): void {
  const [x, y] = camera.project(place);
  paintPalmAt(pen, x, y, height * camera.scaleAt(place));
}

/** A clump of ornamental grass. */
export function paintGrass(pen: Pen, camera: Camera, place: Place3, height: number): void {
  const { draws } = pen;
  const [x, y] = camera.project(place);
  const size = height * camera.scaleAt(place);
  for (const exposure of [0.2, 0.6, 0.95]) {
    let d = '';
    for (let blade = 0; blade < 15; blade += 1) {
      const reach = (draws.fraction() - 0.5) * size * 1.5;
      const rise = size * (0.55 + draws.fraction() * 0.5);
      d += `M${(x + reach * 0.18).toFixed(1)} ${y.toFixed(1)}q${(reach * 0.2).toFixed(1)} ${(-rise * 0.8).toFixed(1)} ${(reach * 0.75).toFixed(1)} ${(-rise).toFixed(1)}`;
    }
    pen.path(
      d,
      `stroke="${pen.tone(MATERIALS.leaf, exposure)}" stroke-width="${Math.max(1.1, size * 0.028).toFixed(1)}" fill="none" stroke-linecap="round"`,
    );
  }
}

/** A clipped hedge or shrub: leaves by lot inside an ellipse, the upper ones in the light. */
export function paintShrub(
  pen: Pen,
  camera: Camera,
  place: Place3,
  width: number,
  height: number,
  blossom?: string,
): void {
  const { draws } = pen;
  const [x, y] = camera.project(place);
  const scale = camera.scaleAt(place);
  const rx = (width * scale) / 2;
  const ry = (height * scale) / 2;
  pen.add(
    `<ellipse cx="${x.toFixed(1)}" cy="${(y - ry * 0.8).toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${pen.tone(MATERIALS.palm, 0.1)}"/>`,
  );
  const leaf = Math.max(1.6, scale * 0.075);
  for (const [level, exposure] of [
    [0, 0.3],
    [0.3, 0.62],
    [0.62, 1],
  ] as const) {
    let d = '';
    let flowers = '';
    for (let index = 0; index < 70; index += 1) {
      const angle = draws.fraction() * Math.PI * 2;
      const radius = Math.sqrt(draws.fraction());
      const px = x + Math.cos(angle) * rx * radius * 1.04;
      const py = y - ry * 0.8 - Math.sin(angle) * ry * radius * 0.8 - ry * level * 0.3;
      const path = `M${(px - leaf).toFixed(1)} ${py.toFixed(1)}q${leaf.toFixed(1)} ${(-leaf).toFixed(1)} ${(leaf * 2).toFixed(1)} 0q${(-leaf).toFixed(1)} ${leaf.toFixed(1)} ${(-leaf * 2).toFixed(1)} 0z`;
      if (blossom && draws.happens(0.3)) flowers += path;
      else d += path;
    }
    pen.path(d, `fill="${pen.tone(MATERIALS.leaf, exposure)}"`);
    if (blossom) pen.path(flowers, `fill="${pen.tone(blossom, exposure)}"`);
  }
}

/** Fronds that hang into the picture from beyond its upper corner. */
export function paintOverhang(pen: Pen, x: number, y: number, reach: number): void {
  const { draws } = pen;
  for (const [exposure, count] of [
    [0.05, 5],
    [0.35, 4],
  ] as const) {
    let d = '';
    for (let index = 0; index < count; index += 1) {
      d += frond(
        x,
        y,
        reach * (0.8 + draws.fraction() * 0.4),
        -0.25 - index * 0.27 + draws.fraction() * 0.15,
        0.1,
        reach * 0.19,
      );
    }
    pen.path(
      d,
      `stroke="${pen.tone(MATERIALS.palm, exposure)}" stroke-width="4" fill="none" stroke-linecap="round"`,
    );
  }
}
