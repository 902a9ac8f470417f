import { pair } from '../drawing/points.ts';
import { paintBlock } from './block.ts';
import { materials } from './hours.ts';
import { paintHedge, paintPalm } from './plants.ts';
import type { Scene } from './scene.ts';
import { tone } from './scene.ts';
import { BLEED, FRAME, SUN } from './view.ts';

/** Gulls, and the warmth that the sun lays over everything. */
export function paintAir(scene: Scene): void {
  const { drawing, hour } = scene;
  if (hour.name === 'day') paintGulls(scene);
  drawing.add(
    `<ellipse cx="${SUN.x}" cy="${SUN.y}" rx="640" ry="420" fill="${drawing.radial([
      [0, hour.sunGlow, hour.name === 'day' ? 0.34 : 0.08],
      [0.4, hour.sunGlow, hour.name === 'day' ? 0.12 : 0.03],
      [1, hour.sunGlow, 0],
    ])}"/>`,
  );
  drawing.add(
    `<rect x="${-BLEED}" y="${FRAME.skyTop}" width="${FRAME.width + 2 * BLEED}" height="${FRAME.height - FRAME.skyTop + BLEED}" fill="${drawing.gradient(
      [
        [0.7, '#0b2230', 0],
        [1, '#0b2230', 0.22],
      ],
    )}"/>`,
  );
}

const TERRACE = { x: -40, y: 0, z: 22, width: 25.4, height: 0.95, depth: 4.4 } as const;

/** The corner of a terrace on the visitor's own shore, with a palm that frames the city. */
export function paintTerrace(scene: Scene): void {
  const { drawing, hour, view } = scene;
  const level = TERRACE.height;
  const wall = paintBlock(scene, TERRACE, materials.limestone, {
    front: 0.12,
    end: 0.8,
    top: materials.travertine,
  });
  drawing.polygon(wall.front.quad(0, 0, TERRACE.width, 0.2), hour.ripple.dark, 'opacity="0.5"');
  drawing.polygon(wall.end.quad(0, 0, TERRACE.depth, 0.2), hour.ripple.dark, 'opacity="0.4"');
  drawing.polygon(
    wall.front.quad(0, level - 0.14, TERRACE.width, 0.14),
    tone(scene, materials.plaster, 0.5, TERRACE.z, 0),
  );
  let courses = '';
  for (let u = 0.7; u < TERRACE.width; u += 1.9)
    courses += `M${pair(...wall.front.at(u, 0))}L${pair(...wall.front.at(u, level - 0.15))}`;
  for (let w = 0.9; w < TERRACE.depth; w += 1.3)
    courses += `M${pair(...wall.end.at(w, 0))}L${pair(...wall.end.at(w, level))}`;
  drawing.path(
    courses,
    `fill="none" stroke="${tone(scene, '#6d5d4a', 0.3, TERRACE.z, 0)}" stroke-width="1.4" opacity="0.4"`,
  );
  if (view.upright === 1) {
    let paving = '';
    for (let w = 1.1; w < TERRACE.depth; w += 1.1)
      paving += `M${pair(...view.project(TERRACE.x, level, TERRACE.z + w))}L${pair(...view.project(TERRACE.x + TERRACE.width, level, TERRACE.z + w))}`;
    for (let u = 1; u < 8; u += 1.4)
      paving += `M${pair(...view.project(TERRACE.x + TERRACE.width - u, level, TERRACE.z))}L${pair(...view.project(TERRACE.x + TERRACE.width - u, level, TERRACE.z + TERRACE.depth))}`;
    drawing.path(
      paving,
      `fill="none" stroke="${tone(scene, '#8d7656', 0.4, TERRACE.z, 0)}" stroke-width="1.2" opacity="0.45"`,
    );
  }
  paintBlock(
    scene,
    { x: -22.4, y: level, z: 24.4, width: 6.4, height: 0.42, depth: 1.4 },
    materials.plaster,
    {
      front: 0.3,
    },
  );
  paintPalm(scene, { x: -18.5, y: level + 0.42, z: 24.9, height: 11.2, lean: 1.3, crown: 3.9 });
  paintHedge(scene, { from: -22.3, to: -16.2, y: level + 0.4, z: 24.6, height: 0.75, blossom: 0.32 });
}

function paintGulls({ drawing }: Scene): void {
  let data = '';
  for (const [x, y, span] of [
    [782, 330, 15],
    [818, 346, 11],
    [756, 352, 9],
    [846, 322, 8],
    [872, 356, 7],
  ] as const) {
    data += `M${pair(x - span, y - span * 0.1)}Q${pair(x - span * 0.5, y - span * 0.55)} ${pair(x, y)}Q${pair(x + span * 0.5, y - span * 0.6)} ${pair(x + span, y - span * 0.25)}Q${pair(x + span * 0.5, y - span * 0.38)} ${pair(x, y + span * 0.16)}Q${pair(x - span * 0.5, y - span * 0.34)} ${pair(x - span, y - span * 0.1)}Z`;
  }
  drawing.path(data, `fill="#5c6b74" opacity="0.7"`);
}
