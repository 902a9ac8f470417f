export type Rgb = readonly [red: number, green: number, blue: number];

const parse = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const channel = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

const format = ([red, green, blue]: Rgb) => `#${channel(red)}${channel(green)}${channel(blue)}`;

export const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Mixes two `#rrggbb` colours; `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number) =>
  format(blend(parse(from), parse(to), Math.max(0, Math.min(1, share))));

/** A `#rrggbb` colour under a tinted light. */
export const under = (colour: string, light: Rgb): string => {
  const [red, green, blue] = parse(colour);
  return format([red * light[0], green * light[1], blue * light[2]]);
};
