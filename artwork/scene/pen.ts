import type { Chance } from '../drawing/chance.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { createDrawing } from '../drawing/drawing.ts';
import type { Atmosphere } from './light.ts';
import { toned } from './light.ts';

/** A drawing of a given size, in the light of one time of day. */
export interface Pen extends Omit<Drawing, 'svg'> {
  readonly atmosphere: Atmosphere;
  readonly draws: Chance;
  readonly width: number;
  readonly height: number;
  /** A material in this picture's light. */
  tone(material: string, exposure: number): string;
  svg(): string;
}

export function createPen(width: number, height: number, atmosphere: Atmosphere, draws: Chance): Pen {
  const drawing = createDrawing();
  return {
    ...drawing,
    atmosphere,
    draws,
    width,
    height,
    tone: (material, exposure) => toned(atmosphere, material, exposure),
    svg: () => drawing.svg({ x: 0, y: 0, width, height }),
  };
}
