export type Point = readonly [x: number, y: number];
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const short = (value: number) => Math.round(value * 10) / 10;

export const outlineOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A point as path data, to a tenth of a unit. */
export const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Collects a picture: its shapes in painting order, and once each the gradients and filters that they name. */
export interface Drawing {
  add(markup: string): void;
  polygon(points: readonly Point[], fill: string, attributes?: string): void;
  path(data: string, attributes: string): void;
  /** Wraps what `paint` adds in a group. */
  group(attributes: string, paint: () => void): void;
  /** A gradient from one point of the shape's box to another; downwards unless told otherwise. */
  gradient(stops: Stops, from?: Point, to?: Point): string;
  radial(stops: Stops): string;
  blur(across: number, up?: number): string;
  /** Adds a definition that holds `{id}` in the place of its id, and returns the id. */
  define(markup: string): string;
  /** The picture of a part of the plane. */
  svg(box: { x: number; y: number; width: number; height: number }): string;
}

const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${short(opacity * 100) / 100}"`}/>`,
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
      add(`<path d="${outlineOf(points)}" fill="${fill}" ${attributes}/>`),
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
        `<filter id="{id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${short(across)} ${short(up)}"/></filter>`,
      )})`,
    svg: ({ x, y, width, height }) => {
      const definitionsMarkup = [...definitions].map(([markup, id]) => markup.replace('{id}', id)).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${definitionsMarkup}</defs>${shapes.join('')}</svg>`;
    },
  };
}
