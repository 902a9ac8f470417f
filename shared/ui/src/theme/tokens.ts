import { COLOR_NAMES, type ColorName } from './color-names.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Name of the custom property that holds a colour. */
export const colorProperty = (name: string) => `--color-${kebab(name)}`;

// `Object.fromEntries` forgets which keys it was given.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const color = Object.fromEntries(COLOR_NAMES.map((name) => [name, `var(${colorProperty(name)})`])) as Record<
  ColorName,
  string
>;

/**
 * Everything visual by name. Each value is a reference to a custom property, so a scheme, a language or a band
 * changes them without one new rule; interpolate them into styles as they are.
 */
export const tokens = {
  color,
  /** Multiples of 4 px. */
  space: {
    1: 'var(--space-1)',
    2: 'var(--space-2)',
    3: 'var(--space-3)',
    4: 'var(--space-4)',
    5: 'var(--space-5)',
    6: 'var(--space-6)',
    8: 'var(--space-8)',
    10: 'var(--space-10)',
    12: 'var(--space-12)',
    16: 'var(--space-16)',
    20: 'var(--space-20)',
    24: 'var(--space-24)',
    /** Between the page's edge and its content. */
    gutter: 'var(--space-gutter)',
    /** Above and below a section. */
    section: 'var(--space-section)',
  },
  /** Modular scale, fluid between 390 and 1440 px. */
  size: {
    xs: 'var(--size-xs)',
    sm: 'var(--size-sm)',
    md: 'var(--size-md)',
    lg: 'var(--size-lg)',
    xl: 'var(--size-xl)',
    '2xl': 'var(--size-2xl)',
    '3xl': 'var(--size-3xl)',
    '4xl': 'var(--size-4xl)',
  },
  font: { family: 'var(--font-family)' },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  leading: { body: 'var(--leading-body)', snug: 'var(--leading-snug)', heading: 'var(--leading-heading)' },
  /** Zero in Arabic, whose letters join. */
  tracking: { tight: 'var(--tracking-tight)', wide: 'var(--tracking-wide)' },
  radius: {
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius-lg)',
    xl: 'var(--radius-xl)',
    pill: 'var(--radius-pill)',
  },
  elevation: {
    low: 'var(--elevation-low)',
    medium: 'var(--elevation-medium)',
    high: 'var(--elevation-high)',
  },
  motion: { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)', ease: 'var(--motion-ease)' },
  nacre: 'var(--nacre)',
  measure: 'var(--measure)',
  pageWidth: 'var(--page-width)',
  /** Height that the shell's sticky header takes; anchors and focus stay clear of it. */
  headerSize: 'var(--header-size)',
  layer: { raised: 1, sticky: 100, overlay: 1000, toast: 2000 },
} as const;

export type Tokens = typeof tokens;
export type SpaceToken = keyof Tokens['space'];
export type SizeToken = keyof Tokens['size'];
export type ColorToken = ColorName;

declare module 'styled-components' {
  // The augmentation must be an interface to merge with the library's own.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface DefaultTheme extends Tokens {}
}
