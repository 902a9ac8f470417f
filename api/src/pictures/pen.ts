import type { Draws } from '../sample/seed.ts';
import type { Atmosphere } from './light.ts';
import { toned } from './light.ts';

export type Point = readonly [number, number];
type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** One decimal is a sixth of a millimetre on a phone; more only makes the drawing longer. */
const short = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** Collects a drawing: its shapes in painting order and the gradients that they use. */
export interface Pen {
  readonly atmosphere: Atmosphere;
  readonly draws: Draws;
  readonly width: number;
  readonly height: number;
  /** Adds markup that is already SVG. */
  add(markup: string): void;
  polygon(points: readonly Point[], fill: string, attributes?: string): void;
  path(d: string, attributes: string): void;
  /** A gradient from one point of the shape's box to another; the default runs downwards. */
  gradient(stops: Stops, from?: Point, to?: Point): string;
  radial(stops: Stops): string;
  /** A blur; the deviation is in units of the drawing. */
  blur(deviation: number): string;
  clip(points: readonly Point[]): string;
  /** A material in this picture's light. */
  tone(material: string, exposure: number): string;
  /** Adds a definition that holds `{id}` in the place of its id; returns that id. */
  define(markup: string): string;
  svg(): string;
}

export function createPen(width: number, height: number, atmosphere: Atmosphere, draws: Draws): Pen {
  const shapes: string[] = [];
  const definitions = new Map<string, string>();

  const define = (markup: string): string => {
    const known = definitions.get(markup);
    if (known) return known;
    const id = `d${definitions.size}`;
    definitions.set(markup, id);
    return id;
  };
  const stopsOf = (stops: Stops) =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');

  return {
    atmosphere,
    draws,
    width,
    height,
    add: (markup) => void shapes.push(markup),
    polygon: (points, fill, attributes = '') =>
      void shapes.push(`<path d="${pathOf(points)}" fill="${fill}" ${attributes}/>`),
    path: (d, attributes) => void shapes.push(`<path d="${d}" ${attributes}/>`),
    gradient: (stops, from = [0, 0], to = [0, 1]) =>
      `url(#${define(
        `<linearGradient id="{id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
      )})`,
    radial: (stops) => `url(#${define(`<radialGradient id="{id}">${stopsOf(stops)}</radialGradient>`)})`,
    blur: (deviation) =>
      `url(#${define(
        `<filter id="{id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      )})`,
    clip: (points) => `url(#${define(`<clipPath id="{id}"><path d="${pathOf(points)}"/></clipPath>`)})`,
    tone: (material, exposure) => toned(atmosphere, material, exposure),
    define,
    svg: () => {
      const defs = [...definitions].map(([markup, id]) => markup.replace('{id}', id)).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${shapes.join('')}</svg>`;
    },
  };
}
