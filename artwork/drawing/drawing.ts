import type { Point } from './points.ts';
import { pathOf } from './points.ts';

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** Collects a picture: its shapes in painting order, and once each the gradients and filters that they name. */
export interface Drawing {
  /** Adds markup that is already SVG. */
  add(markup: string): void;
  polygon(points: readonly Point[], fill: string, attributes?: string): void;
  path(data: string, attributes: string): void;
  /** Wraps what `paint` adds in a group. */
  group(attributes: string, paint: () => void): void;
  /** A gradient from one point of the shape's box to another; downwards unless told otherwise. */
  gradient(stops: Stops, from?: Point, to?: Point): string;
  radial(stops: Stops): string;
  /** A blur; the deviations are in units of the drawing, `up` as `across` unless told otherwise. */
  blur(across: number, up?: number): string;
  clip(points: readonly Point[]): string;
  /** Adds a definition that holds `{id}` in the place of its id, and returns the id. */
  define(markup: string): string;
  /** The picture of a part of the plane. */
  svg(box: { x: number; y: number; width: number; height: number }): string;
}

const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export function createDrawing(): Drawing {
  const shapes: string[] = [];
  const definitions = new Map<string, string>();
  const define = (markup: string): string => {
    const known = definitions.get(markup);
    if (known) return known;
    const id = `d${definitions.size}`;
    definitions.set(markup, id);
    return id;
  };
  const add = (markup: string) => void shapes.push(markup);
  return {
    add,
    define,
    polygon: (points, fill, attributes = '') =>
      add(`<path d="${pathOf(points)}" fill="${fill}" ${attributes}/>`),
    path: (data, attributes) => {
      if (data) add(`<path d="${data}" ${attributes}/>`);
    },
    group: (attributes, paint) => {
      add(`<g ${attributes}>`);
      paint();
      add('</g>');
    },
    gradient: (stops, from = [0, 0], to = [0, 1]) =>
      `url(#${define(
        `<linearGradient id="{id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
      )})`,
    radial: (stops) => `url(#${define(`<radialGradient id="{id}">${stopsOf(stops)}</radialGradient>`)})`,
    blur: (across, up = across) =>
      `url(#${define(
        `<filter id="{id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${up === across ? across : `${across} ${up}`}"/></filter>`,
      )})`,
    clip: (points) => `url(#${define(`<clipPath id="{id}"><path d="${pathOf(points)}"/></clipPath>`)})`,
    svg: ({ x, y, width, height }) => {
      const definitionsMarkup = [...definitions].map(([markup, id]) => markup.replace('{id}', id)).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${definitionsMarkup}</defs>${shapes.join('')}</svg>`;
    },
  };
}
