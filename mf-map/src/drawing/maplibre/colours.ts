import { tokens } from '@shared/ui';

const NAMES = [
  'ground',
  'surface',
  'infoWash',
  'info',
  'ink',
  'inkSoft',
  'inkMuted',
  'outline',
  'hairline',
  'accent',
  'accentFill',
  'onAccentFill',
  'accentWash',
  'palm',
] as const;

/** The site's colours as the map's library reads them: plain values of the scheme that is shown. */
export type MapColours = Readonly<Record<(typeof NAMES)[number], string>>;

/** Reads the colours that hold where an element stands. */
export function coloursAt(element: Element): MapColours {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token.replace(/^var\((.*)\)$/, '$1')).trim();
  return Object.fromEntries(NAMES.map((name) => [name, read(tokens.color[name])])) as MapColours;
}

/** A colour with a share of another, both as `#rrggbb`; the first where either is written otherwise. */
export function mixed(colour: string, other: string, share: number): string {
  const parts = [colour, other].map((each) =>
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(each)?.slice(1),
  );
  const [from, to] = parts;
  if (!from || !to) return colour;
  const part = (index: number) => {
    const [a, b] = [from, to].map((each) => Number.parseInt(each[index] ?? '0', 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}
