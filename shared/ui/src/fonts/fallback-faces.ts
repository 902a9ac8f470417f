interface Substitute {
  family: string;
  locals: readonly string[];
  weights: string;
  /** Advance width of Cairo over that of the substitute, measured over a paragraph of this site's own words. */
  widthRatio: number;
  /** Characters it stands in for, as CSS writes them. Default: all that it has. */
  range?: string;
}

// Of Cairo's 1000-unit em.
const ASCENT = 1.303;
const DESCENT = 0.571;

const LATIN = 'U+0-24F, U+2000-206F';

/** Of Windows and Apple, of Android, and of a bare Linux; the first that is there is taken (`--font-family`). */
const substitutes: readonly Substitute[] = [
  {
    family: 'Cairo Latin Fallback',
    locals: ['Arial', 'Liberation Sans', 'Helvetica'],
    weights: '200 550',
    widthRatio: 0.95,
  },
  {
    family: 'Cairo Latin Fallback',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    weights: '551 1000',
    widthRatio: 0.895,
  },
  { family: 'Cairo Roboto Fallback', locals: ['Roboto'], weights: '200 550', widthRatio: 0.948 },
  { family: 'Cairo Roboto Fallback', locals: ['Roboto Bold'], weights: '551 1000', widthRatio: 0.954 },
  {
    family: 'Cairo DejaVu Fallback',
    locals: ['DejaVu Sans'],
    weights: '200 550',
    widthRatio: 0.82,
    range: LATIN,
  },
  {
    family: 'Cairo DejaVu Fallback',
    locals: ['DejaVu Sans Bold'],
    weights: '551 1000',
    widthRatio: 0.743,
    range: LATIN,
  },
  { family: 'Cairo Arabic Fallback', locals: ['DejaVu Sans'], weights: '200 550', widthRatio: 0.973 },
  { family: 'Cairo Arabic Fallback', locals: ['DejaVu Sans Bold'], weights: '551 1000', widthRatio: 0.86 },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/** Local faces stretched to Cairo's metrics, so that text keeps its place when Cairo arrives. */
export const fallbackFaces = substitutes
  .map(
    ({ family, locals, weights, widthRatio, range }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ASCENT / widthRatio)};
  descent-override: ${percent(DESCENT / widthRatio)};
  line-gap-override: 0%;
${range === undefined ? '' : `  unicode-range: ${range};\n`}}
`,
  )
  .join('');
