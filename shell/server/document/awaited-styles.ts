const AWAITED = '#outlet[data-awaited]:empty';
const BLOCKS = `${AWAITED}::before,${AWAITED}::after`;

/**
 * Where content is awaited, the page has its shape before any script is here: the place of a heading and of what follows it, at the
 * very places at which `SectionPlaceholder` draws them later. A page that comes soon comes without; where nothing will ever
 * come, since scripts are off, nothing promises it.
 */
export const AWAITED_CSS = [
  `${AWAITED}{padding:calc(var(--header-size) + clamp(2rem,1.5rem + 2vw,4rem)) max(var(--space-gutter),(100% - var(--page-width))/2) 0}`,
  `${BLOCKS}{content:"";display:block;background:var(--nacre);animation:awaited-in .3s .2s backwards,awaited 1.8s ease-in-out .5s infinite}`,
  `${AWAITED}::before{inline-size:40%;block-size:3rem;border-radius:var(--radius-sm)}`,
  `${AWAITED}::after{margin-block-start:var(--space-4);block-size:24rem;border-radius:var(--radius-lg)}`,
  '@keyframes awaited-in{from{opacity:0}}@keyframes awaited{50%{opacity:.55}}',
  `@media (scripting:none){${BLOCKS}{display:none}}`,
  `@media (prefers-reduced-motion:reduce){${BLOCKS}{animation:none}}`,
].join('');
