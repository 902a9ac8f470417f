import { pair } from '../drawing/points.ts';
import { materials } from './hours.ts';
import type { Scene } from './scene.ts';
import { tone } from './scene.ts';
import { scaleAt } from './view.ts';

interface Frond {
  x: number;
  y: number;
  length: number;
  /** Radians above the horizontal at which it leaves the crown. */
  angle: number;
  leaflets: number;
  /** Leaflet length as a share of the frond's. */
  fullness: number;
}

/** A feather: a midrib that bends under its weight, and leaflets that hang from it, as tapering blades. */
function frondData({ x, y, length, angle, leaflets, fullness }: Frond, upright: 1 | -1): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const endX = x + cos * length * 0.92;
  const endY = y - upright * (sin * length * 0.72 - length * (0.12 + 0.32 * Math.abs(cos)));
  const bendX = x + cos * length * 0.52;
  const bendY = y - upright * (sin * length * 0.86 + length * 0.12);
  const point = (t: number): readonly [number, number, number] => {
    const rest = 1 - t;
    const dx = 2 * rest * (bendX - x) + 2 * t * (endX - bendX);
    const dy = 2 * rest * (bendY - y) + 2 * t * (endY - bendY);
    return [
      rest * rest * x + 2 * rest * t * bendX + t * t * endX,
      rest * rest * y + 2 * rest * t * bendY + t * t * endY,
      Math.atan2(dy, dx),
    ];
  };
  let data = '';
  for (let index = 1; index <= leaflets; index += 1) {
    const t = 0.1 + (0.9 * index) / leaflets;
    const [px, py, along] = point(t);
    const size = length * fullness * Math.sin(Math.PI * (0.16 + t * 0.74));
    const half = (length * 0.42) / leaflets;
    for (const side of [1, -1]) {
      const turn = side * (0.95 - 0.45 * t);
      const tipX = px + Math.cos(along + turn) * size;
      const tipY = py + Math.sin(along + turn) * size + upright * size * 0.28;
      const bx = Math.cos(along) * half;
      const by = Math.sin(along) * half;
      data += `M${pair(px - bx, py - by)}L${pair(tipX, tipY)}L${pair(px + bx, py + by)}Z`;
    }
  }
  const girth = length * 0.012;
  return `${data}M${pair(x, y - girth)}Q${pair(bendX, bendY - girth)} ${pair(endX, endY)}Q${pair(bendX, bendY + girth)} ${pair(x, y + girth)}Z`;
}

export interface Palm {
  /** Metres. */
  x: number;
  y: number;
  z: number;
  height: number;
  /** How far the crown stands beside the foot, metres. */
  lean?: number;
  /** Length of a frond, metres. */
  crown?: number;
}

/** A date palm with the sun behind its crown. */
export function paintPalm(scene: Scene, { x, y, z, height, lean, crown = 3.6 }: Palm): void {
  const { drawing, view } = scene;
  const draws = scene.chance(`palm ${x.toFixed(1)} ${z}`);
  const scale = scaleAt(z);
  const bend = lean ?? draws.between(-0.6, 0.9);
  const [footX, footY] = view.project(x, y, z);
  const [topX, topY] = view.project(x + bend, y + height, z);
  const girth = scale * 0.21;
  const middleX = footX + (topX - footX) * 0.3;
  const middleY = footY + (topY - footY) * 0.55;
  drawing.path(
    `M${pair(footX - girth * 1.25, footY)}Q${pair(middleX - girth * 0.8, middleY)} ${pair(topX - girth * 0.7, topY)}H${(topX + girth * 0.7).toFixed(1)}Q${pair(middleX + girth * 0.9, middleY)} ${pair(footX + girth * 1.25, footY)}Z`,
    `fill="${drawing.gradient(
      [
        [0, tone(scene, materials.trunk, 0.05, z, footX)],
        [0.55, tone(scene, materials.trunk, 0.3, z, footX)],
        [1, tone(scene, '#c99f6f', 1, z, footX)],
      ],
      [0, 0],
      [1, 0],
    )}"`,
  );
  if (scale > 10) {
    // Scars of old fronds ring the trunk.
    let scars = '';
    const count = Math.round(height * 2.6);
    for (let scar = 1; scar < count; scar += 1) {
      const t = scar / count;
      const rest = 1 - t;
      const sx = rest * rest * footX + 2 * rest * t * middleX + t * t * topX;
      const sy = rest * rest * footY + 2 * rest * t * middleY + t * t * topY;
      const half = girth * (1.2 - 0.5 * t);
      scars += `M${pair(sx - half, sy)}q${pair(half, view.upright * scale * 0.09)} ${pair(half * 2, view.upright * scale * -0.03)}`;
    }
    drawing.path(
      scars,
      `fill="none" stroke="${tone(scene, '#4d3a2b', 0.2, z, footX)}" stroke-width="${(scale * 0.035).toFixed(1)}" opacity="0.6"`,
    );
  }
  const leaflets = scale > 40 ? 44 : scale > 15 ? 20 : scale > 8 ? 13 : 9;
  const layers = [
    { count: 7, exposure: 0.02, spread: 0.5, colour: '#37584a' },
    { count: 8, exposure: 0.32, spread: 0.1, colour: materials.palm },
    { count: 5, exposure: 0.85, spread: -0.05, colour: '#7f8f55' },
  ];
  for (const [layer, { count, exposure, spread, colour }] of layers.entries()) {
    let data = '';
    for (let index = 0; index < count; index += 1) {
      // The lit layer grows on the side of the sun alone.
      const share = (index + 0.5) / count;
      const span = layer === 2 ? 1.9 : Math.PI + spread * 2;
      const angle = (layer === 2 ? -0.35 : -spread) + share * span + draws.between(-0.1, 0.1);
      data += frondData(
        {
          x: topX + Math.cos(angle) * girth * 0.5,
          y: topY,
          length: scale * crown * draws.between(0.84, 1.1),
          angle,
          leaflets,
          fullness: scale > 15 ? 0.26 : 0.32,
        },
        view.upright,
      );
    }
    drawing.path(data, `fill="${tone(scene, colour, exposure, z, footX)}"`);
  }
  // Dates hang in strands under the crown.
  let dates = '';
  for (let strand = 0; strand < 16; strand += 1) {
    const aside = draws.between(-0.55, 0.62) * scale;
    const drop = view.upright * scale * draws.between(0.35, 0.85);
    dates += `M${pair(topX, topY)}q${pair(aside * 0.8, drop * 0.1)} ${pair(aside, drop)}`;
  }
  drawing.path(
    dates,
    `fill="none" stroke="${tone(scene, '#b5743a', 0.55, z, footX)}" stroke-width="${(scale * 0.09).toFixed(1)}" stroke-linecap="round"`,
  );
}

/** A hedge or flower bed between two metres across, in three tones of leaf and some blossom. */
export function paintHedge(
  scene: Scene,
  {
    from,
    to,
    y,
    z,
    height,
    blossom = 0,
  }: { from: number; to: number; y: number; z: number; height: number; blossom?: number },
): void {
  const { drawing, view } = scene;
  const draws = scene.chance(`hedge ${from.toFixed(1)} ${z}`);
  const scale = scaleAt(z);
  const [left] = view.project(from, y, z);
  // Leaves keep the size of leaves: a near hedge is finer, not coarser.
  const leaf = Math.min(height * 0.46, 6 / scale);
  for (const [exposure, rise, share] of [
    [0.05, 1, 1],
    [0.4, 0.72, 0.75],
    [0.95, 0.9, 0.22],
  ] as const) {
    let data = '';
    for (let across = from; across < to; across += (leaf * leaf) / height) {
      if (!draws.happens(share)) continue;
      const size = leaf * draws.between(0.75, 1.15);
      const up =
        exposure > 0.9 ? height * draws.between(0.6, 0.95) : height * rise * draws.between(0.12, 0.92);
      const [px, py] = view.project(across + draws.between(-0.3, 0.3), y + up, z);
      const radius = Math.max(0.8, size * scale * (exposure > 0.9 ? 0.4 : 1));
      data += `M${pair(px - radius, py)}a${radius.toFixed(1)} ${(radius * 0.86).toFixed(1)} 0 1 1 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${(radius * 0.86).toFixed(1)} 0 1 1 ${(-radius * 2).toFixed(1)} 0Z`;
    }
    drawing.path(data, `fill="${tone(scene, materials.leaf, exposure, z, left)}"`);
  }
  if (blossom === 0) return;
  let petals = '';
  for (let across = from; across < to; across += Math.min(height * 0.12, 5 / scale)) {
    if (!draws.happens(blossom)) continue;
    const [px, py] = view.project(across, y + height * draws.between(0.35, 1.1), z);
    const radius = Math.max(0.8, Math.min(3.4, scale * 0.13));
    petals += `M${pair(px - radius, py)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(-radius * 2).toFixed(1)} 0Z`;
  }
  drawing.path(petals, `fill="${tone(scene, materials.bloom, 0.75, z, left)}"`);
}
