import { drawsFrom } from '../sample/seed.ts';
import { ATMOSPHERES } from './light.ts';
import type { PictureName } from './names.ts';
import { COVER, parsePictureName } from './names.ts';
import type { Pen } from './pen.ts';
import { createPen } from './pen.ts';
import { drawCover } from './subjects/covers.ts';
import { drawHouse } from './subjects/house.ts';
import { drawBedroom, drawKitchen, drawLiving, drawWorkspace } from './subjects/interiors.ts';
import { drawLand } from './subjects/land.ts';
import { drawCommercial, drawShops } from './subjects/storefronts.ts';
import { drawApartments, drawBuilding, drawOffices } from './subjects/towers.ts';
import { drawWarehouse } from './subjects/warehouse.ts';
import { drawVilla } from './subjects/villa.ts';

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
};

const heightOf = (subject: PictureName['subject']) => (subject === COVER ? 900 : 1200);

/** The picture of a name as SVG, 1600 wide; the same name always gives the same drawing, an unknown one undefined. */
export function drawPicture(name: string): string | undefined {
  const picture = parsePictureName(name);
  if (!picture) return undefined;
  const { subject, variant, light } = picture;
  // The light is no part of the key: one house looks the same at noon and at dusk.
  const pen = createPen(1600, heightOf(subject), ATMOSPHERES[light], drawsFrom(`${subject} ${variant}`));
  // Half of them face the other way, which no one notices and everybody sees as another house.
  const turned = variant % 2 === 0;
  if (turned) pen.add(`<g transform="matrix(-1 0 0 1 ${pen.width} 0)">`);
  SUBJECTS[subject](pen, variant);
  if (turned) pen.add('</g>');
  return pen.svg();
}
