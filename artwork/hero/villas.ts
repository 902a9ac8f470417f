import type { Block, Face } from './block.ts';
import { paintBlock, paintSoffit } from './block.ts';
import { materials } from './hours.ts';
import { paintArcade, paintBalustrade, paintGlazing, paintScreen } from './openings.ts';
import type { Scene } from './scene.ts';
import { scaleAt } from './view.ts';

/** Where a house stands: its lower corner on the dark side, metres. */
export interface Plot {
  x: number;
  y: number;
  z: number;
}

const on = (
  plot: Plot,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
): Block => ({
  x: plot.x + x,
  y: plot.y + y,
  z: plot.z + z,
  width,
  height,
  depth,
});

/** A thin roof or floor that juts out over what carries it. */
function slab(scene: Scene, block: Block, paintUnder: () => void): void {
  paintSoffit(scene, block, materials.walnut);
  paintUnder();
  paintBlock(scene, block, materials.plaster, { front: 0.5 });
}

/** The light that a lit house sheds on the air before it. */
function shed(scene: Scene, face: Face, strength: number): void {
  const { drawing, hour } = scene;
  const [x, y] = face.at(face.along / 2, face.up * 0.4);
  const scale = scaleAt(face.z);
  drawing.add(
    `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(face.along * scale * 0.62).toFixed(0)}" ry="${(face.up * scale * 0.9).toFixed(0)}" fill="${drawing.radial(
      [
        [0, '#ffce85', strength * (hour.name === 'night' ? 0.4 : 0.26)],
        [1, '#ffce85', 0],
      ],
    )}"/>`,
  );
}

/** Two storeys of today: a glazed ground floor, a white volume that hovers over it, a stair tower of stone. */
export function paintHoveringVilla(scene: Scene, plot: Plot): void {
  const tower = paintBlock(scene, on(plot, 0.4, 0, 3, 4.2, 10.4, 5), materials.travertine, { front: 0.2 });
  paintGlazing(scene, tower.front, [1.5, 1.2, 0.9, 8], { panes: 1, lit: true });
  const wingRoof = on(plot, 3.6, 3.75, 0.6, 6.2, 0.4, 8);
  slab(scene, wingRoof, () => {
    const wing = paintBlock(scene, on(plot, 4.2, 0, 2, 5.4, 3.75, 7), materials.limestone);
    paintGlazing(scene, wing.front, [0.6, 0.1, 4.2, 3.1], { panes: 3, lit: true, curtains: true });
  });
  const floor = on(plot, 8.2, 3.75, -1.8, 14.4, 0.45, 11);
  slab(scene, floor, () => {
    const ground = paintBlock(scene, on(plot, 9.2, 0, 1, 12, 3.75, 9), materials.plaster);
    paintGlazing(scene, ground.front, [0.4, 0.05, 7.4, 3.35], { panes: 5, lit: true, curtains: true });
    paintGlazing(scene, ground.front, [8.6, 0.05, 2.6, 3.35], { panes: 2, lit: true });
    paintGlazing(scene, ground.end, [1, 0.05, 6, 3.2], { panes: 3, lit: false });
    shed(scene, ground.front, 1);
  });
  const roof = on(plot, 8.6, 7.75, -1.7, 13.8, 0.5, 10.5);
  slab(scene, roof, () => {
    const upper = paintBlock(scene, on(plot, 9.4, 4.2, -0.4, 12.2, 3.55, 9), materials.plaster);
    paintScreen(scene, upper.front, [0.5, 0.1, 3.6, 3.1]);
    paintGlazing(scene, upper.front, [4.6, 0.05, 5, 3], { panes: 3, lit: true, curtains: true });
    paintGlazing(scene, upper.front, [10.3, 0.9, 1.3, 2], { panes: 1, lit: false });
    paintGlazing(scene, upper.end, [1.2, 0.3, 5, 2.6], { panes: 2, lit: false });
  });
  const rail = paintBlock(scene, on(plot, 8.4, 4.2, -1.7, 14, 0.02, 0.1), materials.brass);
  paintBalustrade(scene, rail.front, 0, 0, 14);
}

/** The Gulf's own house: an arcade, carved screens above it and a wind tower. */
export function paintCourtyardVilla(scene: Scene, plot: Plot): void {
  const wind = paintBlock(scene, on(plot, 2.2, 0, 5, 4, 14, 4), materials.sandstone, { front: 0.22 });
  for (const [face, span] of [
    [wind.front, 4],
    [wind.end, 4],
  ] as const) {
    for (const slot of [0.16, 0.38, 0.6, 0.82])
      scene.drawing.polygon(
        face.quad(span * slot - 0.26, 9.6, 0.5, 3.2),
        scene.hour.name === 'day' ? '#4f3a2d' : '#0e1c24',
        'opacity="0.6"',
      );
  }
  paintBlock(scene, on(plot, 1.9, 14, 4.7, 4.6, 0.5, 4.6), materials.limestone, { front: 0.45 });
  const upper = paintBlock(scene, on(plot, 0, 4, 1, 17, 4.2, 10), materials.limestone);
  for (const u of [1.2, 5, 8.8]) paintScreen(scene, upper.front, [u, 0.7, 2, 2.6]);
  paintGlazing(scene, upper.front, [12.6, 0.5, 2.9, 2.8], { panes: 2, lit: true });
  paintGlazing(scene, upper.end, [2, 0.7, 4, 2.3], { panes: 2, lit: false });
  // Merlons along the parapet.
  for (let u = 0; u < 17; u += 1.7)
    paintBlock(scene, on(plot, u, 8.2, 1, 1, 0.55, 0.5), materials.limestone, { front: 0.42 });
  const gallery = paintBlock(scene, on(plot, -0.6, 0, -0.8, 15.4, 4.2, 3), materials.plaster, {
    front: 0.34,
  });
  paintArcade(scene, gallery.front, [0.5, 0, 14.4, 3.4], 6);
  shed(scene, gallery.front, 0.8);
  paintBlock(scene, on(plot, -0.8, 4.2, -1, 15.8, 0.35, 3.2), materials.plaster, { front: 0.55 });
}

/** Long and low: two roofs like cards laid over one another. */
export function paintTerraceVilla(scene: Scene, plot: Plot): void {
  const lower = on(plot, -0.8, 3.5, -1.4, 16, 0.45, 10);
  slab(scene, lower, () => {
    const ground = paintBlock(scene, on(plot, 0, 0, 0.6, 14, 3.5, 8), materials.plaster);
    paintGlazing(scene, ground.front, [0.6, 0.05, 8, 3], { panes: 5, lit: true });
    paintScreen(scene, ground.front, [9.6, 0.1, 3.6, 2.9]);
    shed(scene, ground.front, 0.9);
  });
  const upper = on(plot, 2.4, 7.2, -0.8, 10.4, 0.45, 8);
  slab(scene, upper, () => {
    const room = paintBlock(scene, on(plot, 3.4, 3.95, 0.6, 8, 3.25, 6), materials.travertine);
    paintGlazing(scene, room.front, [0.5, 0.1, 6.6, 2.7], { panes: 4, lit: true, curtains: true });
  });
}

/** One of the smaller houses farther along the quay. */
export function paintFarVilla(scene: Scene, plot: Plot, storeys: 1 | 2): void {
  const lower = paintBlock(scene, on(plot, 0, 0, 0, 13, 3.6, 9), materials.plaster);
  paintGlazing(scene, lower.front, [1, 0.2, 6, 2.8], { panes: 3, lit: true });
  paintGlazing(scene, lower.front, [8.5, 0.2, 3, 2.8], { panes: 1, lit: false });
  paintBlock(scene, on(plot, -0.6, 3.6, -1, 14.4, 0.45, 10), materials.plaster, { front: 0.5 });
  if (storeys === 1) return;
  const upper = paintBlock(scene, on(plot, 3, 4.05, 0.5, 9, 3.4, 7), materials.limestone);
  paintGlazing(scene, upper.front, [1, 0.4, 4, 2.4], { panes: 2, lit: true });
  paintBlock(scene, on(plot, 2.4, 7.45, -0.3, 10.2, 0.4, 8), materials.plaster, { front: 0.5 });
}
