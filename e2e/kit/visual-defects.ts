/** A mistake that a change of styles can make, and that a person would see. */
export interface VisualDefect {
  what: string;
  /** The page that it is made in. */
  page: 'library' | 'article';
  /** What the mistake comes to, as CSS. */
  css: string;
}

const CARD = 'main li:nth-child(2) article';

/** Seeded by hand, small ones above all: what is large anybody sees. */
export const VISUAL_DEFECTS: readonly VisualDefect[] = [
  {
    what: 'a button two pixels from where it belongs',
    page: 'library',
    css: `${CARD} a { position: relative; inset-inline-start: 2px }`,
  },
  {
    what: 'a border of one pixel in another colour',
    page: 'library',
    css: `${CARD} { border-color: #c3ac83 !important }`,
  },
  { what: 'an icon that is gone', page: 'library', css: `${CARD} a svg { visibility: hidden }` },
  {
    what: 'a title cut in the middle of a word',
    page: 'library',
    css: `${CARD} h3 { max-inline-size: 8rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }`,
  },
  {
    what: 'an arrow that points back',
    page: 'library',
    css: `${CARD} a svg { transform: none !important }`,
  },
  {
    what: 'a title a hundred lighter than the others',
    page: 'library',
    css: `${CARD} h3 { font-weight: 600 !important }`,
  },
  {
    what: 'small print a pixel smaller',
    page: 'library',
    css: `${CARD} p { font-size: 0.75rem !important }`,
  },
  {
    what: 'lines of text a little too close to each other',
    page: 'library',
    css: 'main header p { line-height: 1.5 !important }',
  },
  {
    what: 'a picture that is stretched',
    page: 'library',
    css: `${CARD} img { object-fit: fill !important; object-position: 0 0 !important; transform: scaleY(1.03) }`,
  },
  {
    what: 'a corner that is no longer round',
    page: 'library',
    css: `${CARD}, ${CARD} * { border-radius: 0 !important }`,
  },
  { what: 'a shadow that is gone', page: 'library', css: `${CARD} { box-shadow: none !important }` },
  {
    what: 'the line of a quotation on the other side',
    page: 'article',
    css: 'main blockquote { border-inline-start-width: 0 !important; border-inline-end: 3px solid #b58a3a }',
  },
  {
    what: 'a margin on the other side',
    page: 'article',
    css: 'main header time { margin-inline: 0.5rem -0.5rem }',
  },
  {
    what: 'a link without its line',
    page: 'article',
    css: 'main em a { text-decoration: none !important; border: 0 !important; box-shadow: none !important; background: none !important }',
  },
  {
    what: 'words of a grey that is too pale to be read',
    page: 'article',
    css: 'main footer p { opacity: 0.6 }',
  },
  {
    what: 'figures in the order of the other script',
    page: 'library',
    css: 'main dl { direction: ltr !important }',
  },
];
