import { createGlobalStyle } from 'styled-components';
import { globalCss } from './global-css.ts';

/** The same for a tree without a document of its own to put it in, such as a standalone stage. */
export const GlobalStyle = createGlobalStyle`${globalCss}`;
