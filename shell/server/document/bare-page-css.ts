import { darkScheme, lightScheme } from '@shared/ui/schemes';

/** Of a page that stands by itself: a heading, some sentences, a button, in the brand's colours and the system's font. */
export const BARE_PAGE_CSS = [
  `:root{${lightScheme}}`,
  `@media(prefers-color-scheme:dark){:root{${darkScheme}}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--color-ground);color:var(--color-ink);font:1rem/1.75 system-ui,sans-serif;overflow-wrap:anywhere}',
  'header{display:flex;justify-content:space-between;padding:1rem max(clamp(1rem,.4rem + 2.6vw,2.5rem),(100% - 80rem)/2);border-block-end:1px solid var(--color-hairline)}',
  'header a{display:inline-block;color:inherit}',
  'main{flex:1;display:grid;align-content:center;gap:2rem;inline-size:min(100%,46rem);margin-inline:auto;padding:3rem clamp(1rem,.4rem + 2.6vw,2.5rem)}',
  'section{padding:clamp(1.5rem,1rem + 2vw,2.5rem);border-radius:1rem;background:var(--color-surface);box-shadow:var(--elevation-medium)}',
  'h1{margin:0 0 .75rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.1rem);line-height:1.3}',
  'p{margin:0 0 .5rem;color:var(--color-ink-soft)}',
  'a{color:var(--color-accent)}:is(a,button):focus-visible{outline:3px solid var(--color-focus);outline-offset:3px}',
  '.again{display:inline-block;margin-block-start:1rem;padding:.65rem 1.5rem;border:0;border-radius:999px;background:var(--color-accent-fill);color:var(--color-on-accent-fill);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}',
].join('');
