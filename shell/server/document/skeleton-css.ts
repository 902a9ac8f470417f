export type SkeletonKind =
  | 'home'
  | 'list'
  | 'library'
  | 'property'
  | 'article'
  | 'form'
  | 'panels'
  | 'portal'
  | 'page';

const LARGE = '@media(min-width:64rem)';
const MEDIUM = '@media(min-width:40rem)';

/** Rules of which each selector stands within the skeleton. */
const within = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(
      ([selectors, declarations]) =>
        `${selectors
          .split(',')
          .map((selector) => `[data-skeleton] ${selector}`)
          .join(',')}{${declarations}}`,
    )
    .join('');

const column = (count: number) => `grid-template-columns:repeat(${count},minmax(0,1fr))`;

const PANEL = {
  '.panel':
    'display:grid;gap:var(--space-3);padding:var(--space-4);background:var(--color-surface);border:1px solid var(--color-hairline);border-radius:var(--radius-lg);box-shadow:var(--elevation-medium)',
  '.field': 'block-size:2.875rem;border-radius:var(--radius-md)',
};
const CARDS = {
  '.cards': 'display:grid;gap:var(--space-6)',
  '.card':
    'padding:0 var(--space-5) var(--space-5);overflow:hidden;background:var(--color-surface);border:1px solid var(--color-hairline);border-radius:var(--radius-lg)',
  '.card .photo':
    'inline-size:auto;margin-inline:calc(-1*var(--space-5));margin-block-end:var(--space-4);border-radius:0',
  '.count': 'inline-size:10rem;margin-block:calc(var(--space-6) + 1rem) calc(var(--space-4) + 1rem)',
};

const FORM = within({
  ...PANEL,
  '.band':
    'padding-block:calc(var(--header-size) + var(--space-12)) calc(var(--space-16) + var(--space-10));background:var(--nacre)',
  '.band i + i': 'margin-block-start:calc(var(--space-4) + (1lh - .72em)/2)',
  '.band + .wrap':
    'position:relative;display:grid;gap:var(--space-8);align-items:start;margin-block-start:calc(-1*var(--space-16))',
  '.panel': `${PANEL['.panel']};gap:var(--space-5);padding:clamp(1.25rem,1rem + 1vw,1.75rem)`,
});

/**
 * Styles of the shapes: what each has in common, and each one's own. Their measures are those of the pages (`mf-listings`, `mf-blog`,
 * `@shared/forms`, the portal, home's hero), of which nothing is imported here: what is a pixel off costs nothing.
 */
export const SKELETON_CSS: Readonly<Record<SkeletonKind | 'all', string>> = {
  all: [
    '[data-skeleton]{animation:skeleton-in .3s .2s backwards}',
    // Content, or a failure, has come.
    '[data-section]>:not([hidden])~[data-skeleton]{display:none}',
    within({
      p: 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap',
      i: 'display:block;border-radius:var(--radius-sm);background:color-mix(in srgb,var(--color-ink) 9%,transparent);animation:skeleton 1.8s ease-in-out .5s infinite',
      '.wrap':
        'inline-size:100%;max-inline-size:calc(var(--page-width) + 2*var(--space-gutter));margin-inline:auto;padding-inline:var(--space-gutter)',
      '.line': 'block-size:.72em;margin-block:calc((1lh - .72em)/2)',
      '.lg': 'font-size:var(--size-lg)',
      '.xl': 'font-size:var(--size-3xl);line-height:var(--leading-heading)',
      '.w20': 'inline-size:20%',
      '.w40': 'inline-size:40%',
      '.w60': 'inline-size:60%',
    }),
    `${MEDIUM}{${within({ '.more': 'display:none' })}}`,
    '@keyframes skeleton-in{from{opacity:0}}@keyframes skeleton{50%{opacity:.55}}',
    '@media(prefers-reduced-motion:reduce){[data-skeleton],[data-skeleton] i{animation:none}}',
    '@media(scripting:none){[data-skeleton]{display:none}}@media print{[data-skeleton]{display:none}}',
  ].join(''),
  page: within({
    '.wrap': 'padding-block-start:calc(var(--header-size) + clamp(2rem,1.5rem + 2vw,4rem))',
    '.rest': 'block-size:24rem;margin-block-start:var(--space-4);border-radius:var(--radius-lg)',
  }),
  home: within({
    '.hero':
      'min-block-size:min(52rem,100svh);padding-block-start:calc(var(--header-size) + clamp(2rem,7vh,5.5rem));background:var(--nacre)',
    '.wrap i': 'max-inline-size:38rem',
    '.huge': 'font-size:var(--size-4xl);line-height:var(--leading-heading)',
    '.search': 'block-size:18rem;margin-block-start:var(--space-5);border-radius:var(--radius-lg)',
  }),
  list:
    within({
      ...PANEL,
      ...CARDS,
      '.band':
        'padding-block:calc(var(--header-size) + var(--space-10)) calc(var(--space-16) + var(--space-4));background:var(--nacre);border-block-end:1px solid var(--color-hairline)',
      '.panel': `${PANEL['.panel']};position:relative;margin-block-start:calc(-1*var(--space-16));${column(2)}`,
      '.field:first-child': 'grid-column:1/-1',
      '.field:last-child': 'display:none',
      '.photo': 'aspect-ratio:4/3',
    }) +
    `${MEDIUM}{${within({ '.cards': column(2) })}}` +
    `${LARGE}{${within({ '.cards': column(3), '.panel': `grid-template-columns:minmax(0,1fr) 17rem 8rem;gap:var(--space-4);padding:var(--space-5)`, '.field:first-child': 'grid-column:auto', '.field:last-child': 'display:block;grid-column:1/-1;block-size:14rem' })}}`,
  library:
    within({
      ...CARDS,
      '.band':
        'padding-block:calc(var(--header-size) + clamp(2rem,1.2rem + 3vw,4rem)) clamp(2rem,1.2rem + 3vw,3.5rem);background:var(--nacre);border-block-end:1px solid var(--color-hairline)',
      '.photo': 'aspect-ratio:16/10',
      '.band .wrap': 'position:relative',
      '.stats': 'block-size:5.5rem;margin-block-start:var(--space-6);border-radius:var(--radius-lg)',
    }) +
    `${MEDIUM}{${within({ '.cards': column(2) })}}${LARGE}{${within({ '.cards': column(3), '.stats': 'position:absolute;inset-block-end:0;inset-inline-end:var(--space-gutter);inline-size:19rem' })}}@media(min-width:80rem){${within({ '.cards': column(4) })}}`,
  property:
    within({
      '.wrap': 'display:grid;grid-template-columns:minmax(0,1fr);padding-block-start:var(--header-size)',
      '.photo': 'aspect-ratio:16/10;margin-inline:calc(-1*var(--space-gutter));border-radius:0',
      '.thumbs': 'block-size:4.125rem;margin-block:var(--space-3) var(--space-4)',
      '.head': 'padding-block:var(--space-4) var(--space-6)',
      '.aside': 'block-size:21rem;margin-block-start:var(--space-8);border-radius:var(--radius-lg)',
    }) +
    `${MEDIUM}{${within({ '.wrap': 'padding-block-start:calc(var(--header-size) + var(--space-5))', '.photo': 'margin-inline:0;border-radius:var(--radius-lg)' })}}` +
    `${LARGE}{${within({ '.wrap': 'grid-template-columns:minmax(0,1fr) 22rem;column-gap:var(--space-8)', '.photo': 'grid-area:2/1', '.thumbs': 'grid-area:3/1;margin-block-end:0', '.head': 'grid-area:1/1/auto/-1', '.text': 'grid-area:4/1;margin-block-start:var(--space-10)', '.aside': 'grid-area:2/2;margin-block-start:0' })}}`,
  article: within({
    '.wrap':
      'max-inline-size:calc(56rem + 2*var(--space-gutter));padding-block-start:calc(var(--header-size) + var(--space-6) + .75rem)',
    '.photo': 'aspect-ratio:16/10;margin-block:var(--space-8);border-radius:var(--radius-xl)',
    '.xl': 'margin-block-start:var(--space-4)',
    '.text': 'max-inline-size:46rem;margin-inline:auto;font-size:var(--size-lg)',
  }),
  panels: `${FORM}${LARGE}{${within({ '.band + .wrap': 'grid-template-columns:minmax(0,1fr) minmax(0,1.5fr);gap:var(--space-10)' })}}`,
  form: `${FORM}${LARGE}{${within({ '.band + .wrap': 'grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);gap:var(--space-10)', '.panel:first-child': 'order:1' })}}`,
  portal:
    '[data-skeleton]>div{display:grid;grid-template-columns:minmax(0,1fr);margin-block-start:var(--header-size)}' +
    within({
      '.side': 'display:none;padding:var(--space-5);background:var(--color-sunken)',
      '.bar': 'block-size:3rem;margin-block-end:var(--space-8);border-radius:var(--radius-md)',
      '.field': 'block-size:2.75rem;margin-block-end:var(--space-3);border-radius:var(--radius-md)',
      '.work':
        'min-block-size:80vh;padding:clamp(1.25rem,.8rem + 1.8vw,2.25rem) clamp(1rem,.4rem + 2.4vw,2rem)',
      '.cards': `display:grid;gap:var(--space-5);margin-block-start:var(--space-8);${column(2)}`,
      '.tile': 'block-size:9rem;border-radius:var(--radius-lg)',
    }) +
    `${LARGE}{[data-skeleton]>div{grid-template-columns:17rem minmax(0,1fr)}${within({ '.side': 'display:block', '.cards': column(4) })}}`,
};
