export type Point = readonly [x: number, y: number];

/** One decimal is a sixth of a millimetre on a phone; more only makes the drawing longer. */
const short = (value: number) => Math.round(value * 10) / 10;

/** A point as path data. */
export const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** The closed outline through the points, as path data. */
export const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`;

/** A straight line, as path data. */
export const lineOf = ([x, y]: Point, [toX, toY]: Point) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
