import { materials } from './hours.ts';
import type { Scene } from './scene.ts';
import { paintMist } from './sky.ts';
import type { Tower } from './towers.ts';
import { paintTower } from './towers.ts';

const { plaster, limestone, sandstone, concrete, steel, seaInk, blueGlass, bronzeGlass } = materials;

const farRow: readonly Tower[] = [
  { shape: 'slab', at: -30, z: 1150, width: 52, height: 150, wall: steel, front: 'grid' },
  { shape: 'taper', at: 66, z: 1150, width: 44, height: 214, wall: blueGlass, front: 'skin', mast: 36 },
  { shape: 'slab', at: 140, z: 1150, width: 60, height: 132, wall: concrete, front: 'bands' },
  { shape: 'stepped', at: 236, z: 1150, width: 56, height: 236, wall: steel, front: 'grid', mast: 48 },
  { shape: 'slim', at: 300, z: 1100, width: 40, height: 178, wall: blueGlass, front: 'skin', roof: [16, 0] },
  { shape: 'lens', at: 408, z: 1150, width: 50, height: 262, wall: blueGlass, front: 'skin', mast: 26 },
  { shape: 'slab', at: 500, z: 1150, width: 56, height: 150, wall: limestone, front: 'grid' },
  { shape: 'sail', at: 566, z: 1100, width: 62, height: 206, wall: blueGlass, front: 'skin' },
  { shape: 'slim', at: 652, z: 1150, width: 40, height: 158, wall: steel, front: 'bands', roof: [0, 14] },
  { shape: 'slab', at: 704, z: 1150, width: 46, height: 104, wall: limestone, front: 'grid' },
  { shape: 'taper', at: 760, z: 1150, width: 36, height: 138, wall: blueGlass, front: 'skin', mast: 22 },
  { shape: 'slab', at: 812, z: 1200, width: 52, height: 72, wall: concrete, front: 'grid' },
  { shape: 'slim', at: 868, z: 1250, width: 36, height: 92, wall: steel, front: 'bands' },
  { shape: 'slab', at: 900, z: 1300, width: 40, height: 46, wall: limestone, front: 'grid' },
];

const middleRow: readonly Tower[] = [
  { shape: 'slim', at: 14, z: 590, width: 26, height: 96, wall: concrete, front: 'bands', roof: [0, 8] },
  { shape: 'twist', at: 132, z: 600, width: 30, height: 139, wall: blueGlass, front: 'bands' },
  { shape: 'slab', at: 228, z: 610, width: 30, height: 84, wall: sandstone, front: 'grid' },
  { shape: 'sail', at: 330, z: 560, width: 44, height: 146, wall: blueGlass, front: 'bands', mast: 14 },
  { shape: 'slab', at: 470, z: 600, width: 28, height: 102, wall: plaster, front: 'grid', roof: [10, 0] },
  { shape: 'lens', at: 556, z: 620, width: 30, height: 76, wall: bronzeGlass, front: 'bands' },
  { shape: 'slim', at: 646, z: 640, width: 24, height: 94, wall: seaInk, front: 'skin', roof: [0, 10] },
  { shape: 'slab', at: 720, z: 660, width: 32, height: 50, wall: limestone, front: 'grid' },
  { shape: 'slab', at: 806, z: 720, width: 28, height: 38, wall: plaster, front: 'bands' },
];

const nearRow: readonly Tower[] = [
  { shape: 'slab', at: -62, z: 310, width: 28, height: 46, wall: limestone, front: 'grid' },
  { shape: 'slab', at: 84, z: 330, width: 26, height: 38, wall: plaster, front: 'bands' },
  { shape: 'stepped', at: 206, z: 340, width: 27, height: 57, wall: sandstone, front: 'grid' },
  { shape: 'slab', at: 400, z: 350, width: 24, height: 43, wall: plaster, front: 'bands' },
  { shape: 'slim', at: 520, z: 360, width: 25, height: 31, wall: limestone, front: 'grid' },
  { shape: 'slab', at: 636, z: 400, width: 28, height: 25, wall: plaster, front: 'bands' },
  { shape: 'slab', at: 760, z: 460, width: 30, height: 21, wall: sandstone, front: 'grid' },
  { shape: 'slab', at: 868, z: 560, width: 30, height: 17, wall: plaster, front: 'bands' },
];

/** The skyline in three rows, each behind its own air. */
export function paintCity(scene: Scene): void {
  const rows = [
    [farRow, 170, 0.5],
    [middleRow, 130, 0.34],
    [nearRow, 70, 0.24],
  ] as const;
  for (const [row, mistHeight, mist] of rows) {
    for (const tower of row.toSorted((one, other) => other.z - one.z)) paintTower(scene, tower);
    paintMist(scene, mistHeight, mist);
  }
}
