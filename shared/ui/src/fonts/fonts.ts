// Whoever imports this module compiles it in their own program, which has to know what a .woff2 import is.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./woff2.d.ts" />
import arabic from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2';
import latin from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';
import { fallbackFaces } from './fallback-faces.ts';

/** Addresses to preload. An Arabic page needs both: the Arabic file holds no Western digits. */
export const fontUrls = { arabic, latin } as const;

const face = (url: string, range: string) => `@font-face {
  font-family: 'Cairo Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 200 1000;
  src: url(${url}) format('woff2');
  unicode-range: ${range};
}
`;

/**
 * The faces as plain CSS, for a style element that is never replaced: faces that are inserted again, as a
 * change of language does with a global style, make the browser fall back for a frame.
 */
export const fontFaceCss = [
  face(
    arabic,
    'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC',
  ),
  face(
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200F, U+2012-204E, U+2050-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
  fallbackFaces,
].join('');

/** The same faces for a tree without a document of its own to put them in, such as a standalone stage. */
export const FontFaces = createGlobalStyle`${fontFaceCss}`;
