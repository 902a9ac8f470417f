import { createHash } from 'node:crypto';
import { chanceFrom } from '../drawing/chance.ts';
import { ATMOSPHERES } from '../scene/light.ts';
import type { Pen } from '../scene/pen.ts';
import { createPen } from '../scene/pen.ts';
import type { PictureName } from './picture-name.ts';
import { AGENT, COVER, parsePictureName } from './picture-name.ts';
import { drawCover } from './covers.ts';
import { drawHouse } from './house.ts';
import { drawBedroom, drawKitchen, drawLiving, drawWorkspace } from './interiors.ts';
import { drawLand } from './land.ts';
import { drawCommercial, drawShops } from './storefronts.ts';
import { drawPortrait } from './portrait.ts';
import { drawApartments, drawBuilding, drawOffices } from './towers.ts';
import { drawVilla } from './villa.ts';
import { drawWarehouse } from './warehouse.ts';

const SUBJECTS: Readonly<Record<PictureName['subject'], (pen: Pen, variant: number) => void>> = {
  villa: drawVilla,
  house: drawHouse,
  apartment: drawApartments,
  office: drawOffices,
  building: drawBuilding,
  shop: drawShops,
  commercial: drawCommercial,
  warehouse: drawWarehouse,
  land: drawLand,
  living: drawLiving,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  workspace: drawWorkspace,
  cover: drawCover,
  agent: drawPortrait,
};

const seedOf = (key: string) => createHash('sha256').update(key).digest().readUInt32LE(0);

const HEIGHTS: Partial<Record<PictureName['subject'], number>> = { [COVER]: 900, [AGENT]: 1600 };

/** The picture of a name as SVG, 1600 wide; the same name always gives the same drawing, an unknown one undefined. */
export function drawPicture(name: string): string | undefined {
  const picture = parsePictureName(name);
  if (!picture) return undefined;
  const { subject, variant, light } = picture;
  // The light is no part of the key: one house looks the same at noon and at dusk.
  const pen = createPen(
    1600,
    HEIGHTS[subject] ?? 1200,
    ATMOSPHERES[light],
    chanceFrom(seedOf(`${subject} ${variant}`)),
  );
  // Half of them face the other way, which no one notices and everybody sees as another house.
  const turned = variant % 2 === 0;
  if (turned) pen.add(`<g transform="matrix(-1 0 0 1 ${pen.width} 0)">`);
  SUBJECTS[subject](pen, variant);
  if (turned) pen.add('</g>');
  return pen.svg();
}
