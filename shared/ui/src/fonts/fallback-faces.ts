interface Substitute {
  family: string;
  locals: readonly string[];
  weights: string;
  /** Advance width of Cairo's letters over that of the substitute's, measured over this site's own words. */
  widthRatio: number;
  /** Advance width of the substitute's space, in em. Default: it stands in for no spaces. */
  space?: number;
  /** Characters it stands in for, as CSS writes them. Default: all that it has. */
  range?: string;
}

// Of Cairo's 1000-unit em.
const ASCENT = 1.303;
const DESCENT = 0.571;
const SPACE = 0.22;

const LATIN = 'U+0-24F, U+2000-206F';

/** Of Windows and Apple, of Android, and of a bare Linux; the first that is there is taken (`--font-family`). */
const substitutes: readonly Substitute[] = [
  {
    family: 'Cairo Latin Fallback',
    locals: ['Arial', 'Liberation Sans', 'Helvetica'],
    weights: '200 550',
    widthRatio: 0.957,
    space: 0.278,
  },
  {
    family: 'Cairo Latin Fallback',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    weights: '551 1000',
    widthRatio: 0.898,
    space: 0.278,
  },
  {
    family: 'Cairo Roboto Fallback',
    locals: ['Roboto'],
    weights: '200 550',
    widthRatio: 0.948,
    space: 0.248,
  },
  {
    family: 'Cairo Roboto Fallback',
    locals: ['Roboto Bold'],
    weights: '551 1000',
    widthRatio: 0.953,
    space: 0.249,
  },
  {
    family: 'Cairo DejaVu Fallback',
    locals: ['DejaVu Sans'],
    weights: '200 550',
    widthRatio: 0.845,
    space: 0.318,
    range: LATIN,
  },
  {
    family: 'Cairo DejaVu Fallback',
    locals: ['DejaVu Sans Bold'],
    weights: '551 1000',
    widthRatio: 0.758,
    space: 0.348,
    range: LATIN,
  },
  { family: 'Cairo Arabic Fallback', locals: ['DejaVu Sans'], weights: '200 550', widthRatio: 1 },
  { family: 'Cairo Arabic Fallback', locals: ['DejaVu Sans Bold'], weights: '551 1000', widthRatio: 0.874 },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

const face = (
  { family, locals, weights }: Substitute,
  widthRatio: number,
  range: string | undefined,
) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ASCENT / widthRatio)};
  descent-override: ${percent(DESCENT / widthRatio)};
  line-gap-override: 0%;
${range === undefined ? '' : `  unicode-range: ${range};\n`}}
`;

/**
 * Local faces stretched to Cairo's metrics, so that text keeps its place when Cairo arrives. Spaces are stretched by themselves:
 * also Arabic text takes them from the Latin file, which may come long after the letters.
 */
export const fallbackFaces = substitutes
  .map(
    (substitute) =>
      face(substitute, substitute.widthRatio, substitute.range) +
      (substitute.space === undefined ? '' : face(substitute, SPACE / substitute.space, 'U+20, U+A0')),
  )
  .join('');
