// Whoever imports this module compiles it in their own program, which has to know what a .woff2 import is.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./woff2.d.ts" />
import { createGlobalStyle } from 'styled-components';
import arabicRest from './cairo-arabic-rest.woff2';
import arabic from './cairo-arabic.woff2';
import latinRest from './cairo-latin-rest.woff2';
import latin from './cairo-latin.woff2';
import { fallbackFaces } from './fallback-faces.ts';
import { FONT_PARTS, FONT_WEIGHTS } from './font-parts.ts';
import { FONT_FAMILY } from './whole-family.ts';

const files = { arabic, 'arabic-rest': arabicRest, latin, 'latin-rest': latinRest } as const;

/** Addresses to preload. An Arabic page needs both: the Arabic file holds no Western digits. */
export const fontUrls = { arabic, latin } as const;

const face = (url: string, range: string) => `@font-face {
  font-family: '${FONT_FAMILY}';
  font-style: normal;
  font-display: swap;
  font-weight: ${FONT_WEIGHTS.join(' ')};
  src: url(${url}) format('woff2');
  unicode-range: ${range};
}
`;

/**
 * The faces as plain CSS, for a style element that is never replaced: faces that are inserted again, as a
 * change of language does with a global style, make the browser fall back for a frame.
 */
export const fontFaceCss = [
  ...FONT_PARTS.map(({ name, range }) => face(files[name], range)),
  fallbackFaces,
].join('');

/** The same faces for a tree without a document of its own to put them in, such as a standalone stage. */
export const FontFaces = createGlobalStyle`${fontFaceCss}`;
