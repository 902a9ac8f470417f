import { FONT_FAMILY } from '../fonts/whole-family.ts';
import type { Palette } from './palette.ts';
import { darkPalette, inkPalette, lightPalette } from './palette.ts';
import { colorProperty } from './tokens.ts';

const paletteDeclarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${colorProperty(name)}: ${value};`)
    .join('\n');

// References resolve where they are declared: whoever re-declares the colours must re-declare what is made of them.
const derived = `
  --nacre: linear-gradient(135deg, var(--color-nacre-from), var(--color-nacre-to) 55%, var(--color-nacre-from));
  --elevation-low: 0 1px 2px rgb(var(--color-shadow) / 0.06), 0 2px 6px rgb(var(--color-shadow) / 0.05);
  --elevation-medium: 0 2px 4px rgb(var(--color-shadow) / 0.05), 0 10px 28px -6px rgb(var(--color-shadow) / 0.14);
  --elevation-high: 0 4px 8px rgb(var(--color-shadow) / 0.06), 0 24px 56px -12px rgb(var(--color-shadow) / 0.24);
`;

export const lightScheme = `color-scheme: light;\n${paletteDeclarations(lightPalette)}${derived}`;
export const darkScheme = `color-scheme: dark;\n${paletteDeclarations(darkPalette)}${derived}`;
/** For a band that is dark in both schemes (`inkBand`). */
export const inkScheme = `color-scheme: dark;\n${paletteDeclarations(inkPalette)}${derived}`;

/**
 * What stands in for Cairo until it is here. Ends with `system-ui`, whatever the custom says of `sans-serif`: Chromium on Linux looks
 * for the font of that name in each size and weight that a page shows, though Cairo has its every letter, and waits for another
 * process each time. It was a tenth of a first layout.
 */
export const substituteFamily = `'Cairo Latin Fallback', 'Cairo Roboto Fallback', 'Cairo DejaVu Fallback', 'Cairo Arabic Fallback', 'Geeza Pro', 'Noto Sans Arabic', system-ui`;

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

export const measures = `
  ${steps.map((step) => `--space-${step}: ${step / 4}rem;`).join('\n')}
  --space-gutter: clamp(min(1rem, 5vw), 0.4rem + 2.6vw, 2.5rem);
  --space-section: clamp(3.5rem, 2.2rem + 5.4vw, 6.5rem);
  --size-xs: 0.8125rem;
  --size-sm: 0.9063rem;
  --size-md: clamp(1rem, 0.977rem + 0.1vw, 1.0625rem);
  --size-lg: clamp(1.125rem, 1.08rem + 0.19vw, 1.25rem);
  --size-xl: clamp(1.3125rem, 1.22rem + 0.38vw, 1.5625rem);
  --size-2xl: clamp(1.5625rem, 1.38rem + 0.76vw, 2.0625rem);
  --size-3xl: clamp(1.875rem, 1.53rem + 1.43vw, 2.8125rem);
  --size-4xl: clamp(2.25rem, 1.6rem + 2.67vw, 4rem);
  --font-family: '${FONT_FAMILY}', ${substituteFamily};
  --radius-sm: 0.375rem;
  --radius-md: 0.625rem;
  --radius-lg: 1rem;
  --radius-xl: 1.5rem;
  --radius-pill: 999px;
  --motion-quick: 150ms;
  --motion-calm: 240ms;
  --motion-ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --measure: 68ch;
  --page-width: 80rem;
  --header-size: 4.5rem;
  --leading-body: 1.6;
  --leading-snug: 1.4;
  --leading-heading: 1.2;
  --tracking-tight: -0.014em;
  --tracking-wide: 0.08em;
`;

/** Arabic stands taller and its letters join: more line, no tracking. */
export const arabicMeasures = `
  --leading-body: 1.75;
  --leading-snug: 1.55;
  --leading-heading: 1.4;
  --tracking-tight: 0;
  --tracking-wide: 0;
`;
