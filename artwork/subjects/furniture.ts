import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import type { Point } from '../drawing/points.ts';
import { lineOf } from '../drawing/points.ts';
import type { Camera } from '../scene/camera.ts';
import { LAMP, MATERIALS } from '../scene/light.ts';
import type { Pen } from '../scene/pen.ts';
import type { Box, Exposures } from '../scene/solid.ts';
import { paintBox } from '../scene/solid.ts';
import { at, ROOM } from './room.ts';

/** Light comes from the window in the far wall, so what faces the camera stands in shade. */
const INDOORS: Exposures = { front: 0.62, side: 0.82, top: 1 };

export function paintCurtain(pen: Pen, camera: Camera, from: number, to: number, colour: string): void {
  const { height, depth } = ROOM;
  const folds = 9;
  for (let fold = 0; fold < folds; fold += 1) {
    const x = from + ((to - from) * fold) / folds;
    const span = (to - from) / folds;
    const cloth = mix(pen.tone(colour, 0.85), LAMP, pen.atmosphere.lamps * 0.15);
    pen.polygon(
      [
        at(camera, x, 0.02, depth - 0.12),
        at(camera, x + span, 0.02, depth - 0.12),
        at(camera, x + span, height - 0.2, depth - 0.12),
        at(camera, x, height - 0.2, depth - 0.12),
      ],
      pen.gradient(
        [
          [0, mix(cloth, '#3b3a3c', 0.22)],
          [0.5, cloth],
          [1, mix(cloth, '#3b3a3c', 0.26)],
        ],
        [0, 0],
        [1, 0],
      ),
      'opacity="0.94"',
    );
  }
}

/** A soft piece of furniture: a box with rounded light on top and a shadow on the floor. */
export function paintPiece(
  pen: Pen,
  camera: Camera,
  box: Box,
  material: string,
): { front: Face; side: Face } {
  const { x, z, width, depth } = box;
  if (box.y < 0.2) {
    const shadow = [
      at(camera, x - 0.15, 0, z - 0.3),
      at(camera, x + width + 0.15, 0, z - 0.3),
      at(camera, x + width + 0.1, 0, z + depth),
      at(camera, x - 0.1, 0, z + depth),
    ];
    pen.polygon(shadow, '#141c24', `opacity="0.3" filter="${pen.blur(8)}"`);
  }
  return paintBox(pen, camera, box, mix(material, LAMP, pen.atmosphere.lamps * 0.08), INDOORS);
}

export function paintRug(
  pen: Pen,
  camera: Camera,
  box: { x: number; z: number; width: number; depth: number },
  colour: string,
): void {
  const outline = (inset: number) => [
    at(camera, box.x + inset, 0.01, box.z + inset),
    at(camera, box.x + box.width - inset, 0.01, box.z + inset),
    at(camera, box.x + box.width - inset, 0.01, box.z + box.depth - inset),
    at(camera, box.x + inset, 0.01, box.z + box.depth - inset),
  ];
  pen.polygon(outline(0), pen.tone(colour, 0.85));
  pen.polygon(
    outline(0.14),
    'none',
    `stroke="${pen.tone(MATERIALS.brass, 0.9)}" stroke-width="3" opacity="0.6"`,
  );
  pen.polygon(
    outline(0.24),
    'none',
    `stroke="${pen.tone(MATERIALS.seaInk, 0.9)}" stroke-width="1.6" opacity="0.4"`,
  );
}

export function paintGlow(pen: Pen, [x, y]: Point, radius: number, strength: number): void {
  pen.add(
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${pen.radial([
      [0, '#fff0cc', strength],
      [0.3, LAMP, strength * 0.4],
      [1, LAMP, 0],
    ])}"/>`,
  );
}

export function paintFloorLamp(pen: Pen, camera: Camera, x: number, z: number): void {
  const [footX, footY] = at(camera, x, 0, z);
  const [headX, headY] = at(camera, x, 1.75, z);
  const size = camera.scaleAt([x, 0, z]);
  pen.path(
    lineOf([footX, footY], [headX, headY]),
    `stroke="${pen.tone(MATERIALS.brass, 0.8)}" stroke-width="${size * 0.035}"`,
  );
  pen.add(
    `<ellipse cx="${footX}" cy="${footY}" rx="${size * 0.18}" ry="${size * 0.05}" fill="${pen.tone(MATERIALS.brass, 0.6)}"/>`,
  );
  const shade = mix(pen.tone(MATERIALS.linen, 0.95), LAMP, 0.15 + pen.atmosphere.lamps * 0.7);
  pen.path(
    `M${headX - size * 0.16} ${headY - size * 0.2}H${headX + size * 0.16}L${headX + size * 0.26} ${headY + size * 0.12}H${headX - size * 0.26}Z`,
    `fill="${shade}"`,
  );
  paintGlow(pen, [headX, headY], size * 1.5, 0.12 + pen.atmosphere.lamps * 0.55);
}

export function paintPendants(
  pen: Pen,
  camera: Camera,
  xs: readonly number[],
  z: number,
  drop: number,
): void {
  for (const x of xs) {
    const [topX, topY] = at(camera, x, ROOM.height, z);
    const [lampX, lampY] = at(camera, x, ROOM.height - drop, z);
    const size = camera.scaleAt([x, 0, z]);
    pen.path(
      lineOf([topX, topY], [lampX, lampY]),
      `stroke="${pen.tone(MATERIALS.seaInk, 0.6)}" stroke-width="2"`,
    );
    pen.path(
      `M${lampX - size * 0.05} ${lampY - size * 0.16}h${size * 0.1}l${size * 0.13} ${size * 0.24}h${-size * 0.36}z`,
      `fill="${pen.tone(MATERIALS.brass, 0.9)}"`,
    );
    paintGlow(pen, [lampX, lampY + size * 0.1], size * 0.9, 0.16 + pen.atmosphere.lamps * 0.6);
  }
}

export function paintPicture(pen: Pen, face: Point[], variant: number): void {
  const [first = [0, 0], second = [0, 0], third = [0, 0], fourth = [0, 0]] = face;
  pen.polygon(
    face,
    pen.tone(MATERIALS.linen, 0.9),
    `stroke="${pen.tone(MATERIALS.brass, 0.8)}" stroke-width="5"`,
  );
  const between = (u: number, v: number): Point => {
    const lowX = first[0] + (second[0] - first[0]) * u;
    const lowY = first[1] + (second[1] - first[1]) * u;
    const highX = fourth[0] + (third[0] - fourth[0]) * u;
    const highY = fourth[1] + (third[1] - fourth[1]) * u;
    return [lowX + (highX - lowX) * v, lowY + (highY - lowY) * v];
  };
  const band = (from: number, to: number, colour: string, bend: number) =>
    pen.polygon(
      [
        between(0.1, from),
        between(0.45, from + bend),
        between(0.9, from - bend),
        between(0.9, to),
        between(0.5, to + bend),
        between(0.1, to),
      ],
      pen.tone(colour, 0.8),
    );
  band(0.12, 0.4, MATERIALS.seaInk, 0.05);
  band(0.36, 0.6, MATERIALS.clay, variant % 2 ? 0.06 : -0.04);
  band(0.58, 0.86, MATERIALS.sand, 0.03);
}

export function paintPlant(pen: Pen, camera: Camera, x: number, z: number): void {
  paintPiece(
    pen,
    camera,
    { x: x - 0.22, y: 0, z: z - 0.22, width: 0.44, height: 0.5, depth: 0.44 },
    MATERIALS.clay,
  );
  const [footX, footY] = at(camera, x, 0.5, z);
  const size = camera.scaleAt([x, 0, z]);
  for (const exposure of [0.2, 0.55, 0.9]) {
    let d = '';
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const angle = Math.PI * (0.1 + 0.8 * pen.draws.fraction());
      const reach = size * (0.6 + pen.draws.fraction() * 0.65);
      const tipX = footX + Math.cos(angle) * reach * 0.8;
      const tipY = footY - Math.sin(angle) * reach;
      const girth = size * 0.09;
      d += `M${footX.toFixed(1)} ${footY.toFixed(1)}Q${(footX + (tipX - footX) * 0.45 - girth).toFixed(1)} ${(footY + (tipY - footY) * 0.75).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${(footX + (tipX - footX) * 0.45 + girth).toFixed(1)} ${(footY + (tipY - footY) * 0.55).toFixed(1)} ${footX.toFixed(1)} ${footY.toFixed(1)}Z`;
    }
    pen.path(d, `fill="${pen.tone(MATERIALS.palm, exposure)}"`);
  }
}

export const leftWallPicture = (camera: Camera, z: number, depth: number): Point[] => {
  const x = -ROOM.width / 2 + 0.02;
  return [
    at(camera, x, 1.2, z),
    at(camera, x, 1.2, z + depth),
    at(camera, x, 2.5, z + depth),
    at(camera, x, 2.5, z),
  ];
};

export function paintSofa(
  pen: Pen,
  camera: Camera,
  box: { x: number; z: number; width: number },
  cloth: string,
  accent: string,
): void {
  const { x, z, width } = box;
  paintPiece(pen, camera, { x, y: 0.12, z: z + 0.75, width, height: 0.72, depth: 0.25 }, cloth);
  const seats = Math.max(2, Math.round(width / 1.1));
  for (let seat = 0; seat < seats; seat += 1)
    paintPiece(
      pen,
      camera,
      {
        x: x + 0.22 + (seat * (width - 0.44)) / seats,
        y: 0.42,
        z: z + 0.55,
        width: (width - 0.44) / seats - 0.03,
        height: 0.4,
        depth: 0.22,
      },
      cloth,
    );
  paintPiece(pen, camera, { x, y: 0.1, z, width, height: 0.32, depth: 0.9 }, cloth);
  for (const edge of [x, x + width - 0.22])
    paintPiece(pen, camera, { x: edge, y: 0.1, z, width: 0.22, height: 0.52, depth: 0.98 }, cloth);
  for (const offset of [0.3, width - 0.75])
    paintPiece(
      pen,
      camera,
      { x: x + offset, y: 0.43, z: z + 0.42, width: 0.45, height: 0.38, depth: 0.14 },
      accent,
    );
}
