import {
  arabicMeasures,
  darkScheme,
  inkScheme,
  lightScheme,
  measures,
  substituteFamily,
} from './custom-properties.ts';
import { media } from './media.ts';
import { tokens } from './tokens.ts';

/**
 * Tokens, reset and base type as plain CSS: once a document, by whoever owns it, before all that components bring. The scheme
 * follows the system; `data-theme` (`light` or `dark`) on the root element overrides it.
 */
export const globalCss = `
  :root { ${measures} ${lightScheme} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkScheme} }
  }
  ${media.screen} {
    :root[data-theme='dark'] { ${darkScheme} }
  }
  [data-scheme='ink'] { ${inkScheme} }
  :root:lang(ar) { ${arabicMeasures} }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }

  html {
    font-family: ${tokens.font.family};
    font-size: 100%;
    line-height: ${tokens.leading.body};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-block-start: calc(${tokens.headerSize} + ${tokens.space[4]});
  }
  /* On a slow line nothing asks for the fonts until the page answers. */
  html[data-fonts-late] { font-family: ${substituteFamily}; }
  /* The page behind a modal dialog stays where it is, also when it was opened before hydration. */
  :root:has(dialog:modal) { overflow: hidden; }
  /* The scrollbar's place stays free, and as dark as the rest. */
  :root[data-scrollbar='wide']:has(dialog:modal) {
    scrollbar-gutter: stable;
    background: linear-gradient(${tokens.color.scrim}, ${tokens.color.scrim}) ${tokens.color.ground};
  }
  body {
    min-block-size: 100vh;
    min-block-size: 100dvh;
    background: ${tokens.color.ground};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.md};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6 { font-size: inherit; line-height: ${tokens.leading.heading}; text-wrap: balance; }
  p { text-wrap: pretty; }
  /* What the data say may be one word of any length: it widens no column. */
  :where(h1, h2, h3, h4, p, dd) { overflow-wrap: anywhere; }
  :where(ul[class], ol[class]) { list-style: none; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; cursor: pointer; }
  img, video, iframe { display: block; max-inline-size: 100%; }
  img { block-size: auto; }
  iframe { border: 0; }
  table { border-collapse: collapse; }
  fieldset { border: 0; min-inline-size: 0; }
  [hidden] { display: none; }
  [tabindex='-1']:focus:not(:focus-visible) { outline: none; }

  :focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 3px;
  }
  ::selection { background: ${tokens.color.accentFill}; color: ${tokens.color.onAccentFill}; }
  ::placeholder { color: ${tokens.color.inkMuted}; opacity: 1; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None at all: the shortest one is begun on each element for each property that changes. A delay is no motion. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @page { margin: 10mm; }
  ${media.print} {
    /* All sizes are in rem: a sheet holds half as much again. */
    html { font-size: 68.75%; }
    body { min-block-size: auto; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; overflow-wrap: anywhere; }
    /* What can only be pressed; components say how theirs are shown. */
    nav, button, iframe, dialog, [popover] { display: none !important; }
    h1, h2, h3, h4 { break-after: avoid; }
    img, figure, tr { break-inside: avoid; }
  }
`
  .replaceAll(/\/\*[^]*?\*\//g, '')
  .replaceAll(/\s+/g, ' ')
  .trim();
