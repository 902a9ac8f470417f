import { arabicMeasures, darkScheme, inkScheme, lightScheme, measures } from './custom-properties.ts';
import { globalCss } from './global-css.ts';
import { inkBand } from './ink-band.ts';
import type { Palette } from './palette.ts';
import { darkPalette, inkPalette, lightPalette } from './palette.ts';
import { tokens } from './tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    channel(Number.parseInt(part, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [text: keyof Palette, ground: keyof Palette];

const pageGrounds = ['ground', 'sunken', 'surface'] as const;
const onPage = ['ink', 'inkSoft', 'inkMuted', 'accent', 'palm', 'danger', 'info', 'warning'] as const;

const textPairs: Pair[] = [
  ...onPage.flatMap((text) => pageGrounds.map((ground): Pair => [text, ground])),
  ['onAccentFill', 'accentFill'],
  ['onAccentFill', 'accentFillHover'],
  ['onDangerFill', 'dangerFill'],
  ['onDangerFill', 'dangerFillHover'],
  ['onSold', 'sold'],
  ['onExclusive', 'exclusive'],
  ['onPremium', 'premium'],
  ['accent', 'accentWash'],
  ['palm', 'palmWash'],
  ['danger', 'dangerWash'],
  ['info', 'infoWash'],
  ['warning', 'warningWash'],
  ['ink', 'palmWash'],
  ['ink', 'dangerWash'],
  ['ink', 'infoWash'],
  ['ink', 'warningWash'],
  ['inkMuted', 'nacreFrom'],
  ['inkMuted', 'nacreTo'],
];

const boundaryPairs: Pair[] = (['outline', 'focus', 'accentFill'] as const).flatMap((mark) =>
  pageGrounds.map((ground): Pair => [mark, ground]),
);

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
  ['ink band', inkPalette],
])('the %s palette', (_name, palette) => {
  it.each(textPairs)('sets %s on %s at 4.5 to 1 or better', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaryPairs)('sets the boundary %s off %s at 3 to 1 or better', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('computes the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe('custom properties', () => {
  const declared = new Set(
    [...`${measures}${lightScheme}${arabicMeasures}`.matchAll(/(--[\w-]+):/g)].map((match) => match[1]),
  );

  it('hold no side in their names, which the mirroring plugin would flip', () => {
    for (const scheme of [measures, lightScheme, darkScheme, inkScheme, arabicMeasures]) {
      expect(scheme).not.toMatch(/--[\w-]*(?:left|right)/);
    }
  });

  it('of the ink band stand in the global style, under the attributes that make one', () => {
    const [attribute = []] = Object.entries(inkBand);
    expect(globalCss).toContain(`[${attribute.join("='")}'] { ${inkScheme.replaceAll(/\s+/g, ' ').trim()} }`);
  });

  it('exist for every token', () => {
    const references = JSON.stringify(tokens).match(/--[\w-]+/g) ?? [];
    expect(references.length).toBeGreaterThan(60);
    expect(references.filter((reference) => !declared.has(reference))).toEqual([]);
  });
});
