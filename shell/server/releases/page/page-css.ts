/**
 * Of the page of releases and its sign-in, over the site's tokens and base type (`globalCss`). Colours say nothing alone: each stands
 * beside a word or a sign.
 */
export const PAGE_CSS = `
.hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-block-start: var(--space-3); inset-inline-start: var(--space-3); padding: var(--space-3) var(--space-5); background: var(--color-surface); border-radius: var(--radius-md); box-shadow: var(--elevation-high); }
.skip:not(:focus) { inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-3) var(--space-6); padding-block: var(--space-3); padding-inline: calc(max(0px, (100% - 84rem) / 2) + var(--space-gutter)); border-block-end: 1px solid var(--color-hairline); background: var(--color-surface); }
.top > a { display: flex; align-items: center; min-block-size: 2.75rem; }
.top nav { display: flex; align-items: center; gap: var(--space-2); }
.top nav > a, .quiet { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: var(--space-4); border-radius: var(--radius-pill); color: var(--color-ink); font-size: var(--size-sm); font-weight: 600; text-decoration: none; }
.top nav > a:hover, .quiet:hover { background: var(--color-accent-wash); color: var(--color-accent); }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-8); inline-size: min(100%, 84rem); margin-inline: auto; padding: var(--space-8) var(--space-gutter) var(--space-16); }
h1 { font-size: var(--size-3xl); font-weight: 700; letter-spacing: var(--tracking-tight); }
h2 { font-size: var(--size-xl); font-weight: 700; }
h3 { margin-block: var(--space-6) var(--space-3); font-size: var(--size-md); font-weight: 700; color: var(--color-ink-soft); }
.columns > div > h3:first-child { margin-block-start: 0; }
.soft { max-inline-size: var(--measure); color: var(--color-ink-soft); font-size: var(--size-sm); }
code { font-family: ui-monospace, 'Cascadia Mono', Menlo, 'DejaVu Sans Mono', monospace; font-size: 0.88em; unicode-bidi: isolate; overflow-wrap: anywhere; }
.english { unicode-bidi: isolate; overflow-wrap: anywhere; }
summary { inline-size: fit-content; padding-block: var(--space-2); border-radius: var(--radius-sm); color: var(--color-accent); font-size: var(--size-sm); font-weight: 600; cursor: pointer; }
.columns > div > details, main > .card > details { margin-block-start: var(--space-4); }
main a { color: var(--color-accent); }
.card { min-inline-size: 0; padding: clamp(1rem, 0.6rem + 1.6vw, 2rem); border: 1px solid var(--color-hairline); border-radius: var(--radius-lg); background: var(--color-surface); box-shadow: var(--elevation-low); }
.remote { scroll-margin-block-start: var(--space-4); }
.remote > h2 { margin-block-end: var(--space-5); font-size: var(--size-2xl); }
.remote > h2 code { font-family: inherit; font-size: 1em; letter-spacing: 0; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-8) var(--space-10); }
.scrolls { position: relative; overflow-x: auto; border-radius: var(--radius-sm); }
.facts { --between: var(--space-5); display: flex; flex-wrap: wrap; margin-inline-start: calc(-1 * var(--between)); clip-path: inset(-4px -4px -4px var(--between)); color: var(--color-ink-soft); font-size: var(--size-xs); }
[dir='rtl'] .facts { clip-path: inset(-4px var(--between) -4px -4px); }
.facts > * { position: relative; padding-inline-start: var(--between); }
.facts > *::before { content: ''; position: absolute; inset-block-start: 0.8em; inset-inline-start: calc(var(--between) / 2 - 1.5px); inline-size: 3px; block-size: 3px; border-radius: 50%; background: var(--color-outline); }

.intro { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: var(--space-3) var(--space-10); }
.intro > div { flex: 1 1 24rem; }
.intro .soft { margin-block-start: var(--space-2); font-size: var(--size-md); }
.as-of { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-3); color: var(--color-ink-muted); font-size: var(--size-sm); }
.as-of .quiet { border: 1px solid var(--color-outline); color: var(--color-ink); }

.overview { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: var(--space-3); }
.overview > :first-child { grid-column: span 2; }
.overview > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: var(--space-4) var(--space-5); border: 1px solid var(--color-hairline); border-block-start: 3px solid var(--color-outline); border-radius: var(--radius-md); background: var(--color-surface); }
.overview .good { border-block-start-color: var(--color-palm); }
.overview .bad { border-block-start-color: var(--color-danger); }
.overview .under-way { border-block-start-color: var(--color-accent); }
.overview dd { font-size: var(--size-2xl); font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.overview .bad dd { color: var(--color-danger); }
.overview dt { color: var(--color-ink-soft); font-size: var(--size-xs); }

.contents ul { display: flex; flex-wrap: wrap; gap: var(--space-2); list-style: none; }
.contents a { display: inline-flex; align-items: center; gap: var(--space-2); min-block-size: 2.75rem; padding-inline: var(--space-4); border: 1px solid var(--color-hairline); border-radius: var(--radius-pill); background: var(--color-surface); color: var(--color-ink); font-size: var(--size-sm); font-weight: 600; text-decoration: none; }
.contents a:hover { border-color: var(--color-accent); }

.role, .verdict-word, .rating { display: inline-block; padding: 0.05rem var(--space-3); border-radius: var(--radius-pill); background: var(--color-sunken); color: var(--color-ink-soft); font-size: var(--size-xs); font-weight: 700; white-space: nowrap; }
.vitals .rating { white-space: normal; }
.role.live, .verdict-word.good, .rating.good { background: var(--color-palm-wash); color: var(--color-palm); }
.role.canary, .verdict-word.undecided, .rating.fair { background: var(--color-warning-wash); color: var(--color-warning); }
.role.held { background: var(--color-info-wash); color: var(--color-info); }
.role.refused, .verdict-word.worse, .rating.poor { background: var(--color-danger-wash); color: var(--color-danger); }

.problem { margin-block-end: var(--space-5); padding: var(--space-3) var(--space-4); border-inline-start: 4px solid var(--color-danger); border-radius: var(--radius-sm); background: var(--color-danger-wash); font-size: var(--size-sm); }
.problem strong { margin-inline-end: var(--space-2); color: var(--color-danger); }

.releases, .previews, .errors { list-style: none; }
.release, .previews > li, .errors > li { padding-block: var(--space-4); border-block-start: 1px solid var(--color-hairline); }
.releases > :first-child, .previews > :first-child, .errors > :first-child { padding-block-start: 0; border-block-start: 0; }
.name { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-3); }
.name > code { font-size: var(--size-sm); font-weight: 600; }
.release.live .name > code, .release.canary .name > code { font-size: var(--size-md); }
.errors-count { color: var(--color-danger); font-size: var(--size-xs); font-weight: 600; }
.release .facts { margin-block-start: var(--space-1); }
.rendering.paused { color: var(--color-danger); font-weight: 600; }
.reason { margin-block-start: var(--space-2); padding-inline-start: var(--space-3); border-inline-start: 3px solid var(--color-hairline); color: var(--color-ink-soft); font-size: var(--size-sm); }
.changes ul { margin-block-end: var(--space-2); padding-inline-start: var(--space-5); list-style: square; color: var(--color-ink-soft); font-size: var(--size-sm); }
.release a { display: inline-block; padding-block: var(--space-1); font-size: var(--size-sm); font-weight: 600; }

.commands { display: grid; gap: var(--space-2); margin-block-start: var(--space-3); list-style: none; }
.commands li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 var(--space-3); align-items: center; }
.does { color: var(--color-ink-soft); font-size: var(--size-xs); }
.command { display: flex; direction: ltr; align-items: stretch; min-inline-size: 0; border: 1px solid var(--color-hairline); border-radius: var(--radius-sm); background: var(--color-sunken); }
.command code { flex: 1; align-self: center; min-inline-size: 0; padding: var(--space-1) var(--space-3); font-size: 0.8rem; }
.command .word { display: inline-block; max-inline-size: 100%; }
.command button { flex: none; min-block-size: 2.5rem; min-inline-size: 3.5rem; padding-inline: var(--space-3); border-inline-start: 1px solid var(--color-hairline); border-start-end-radius: var(--radius-sm); border-end-end-radius: var(--radius-sm); color: var(--color-accent); font-family: var(--font-family); font-size: var(--size-xs); font-weight: 700; }
.command button:hover { background: var(--color-accent-wash); }
.command button[data-copied] { background: var(--color-palm-wash); color: var(--color-palm); }

.fits .soft { margin-block: var(--space-1) var(--space-4); }
.fits table, .history table, .measures { inline-size: 100%; font-size: var(--size-sm); }
.fits :is(th, td), .history :is(th, td), .measures :is(th, td) { padding: var(--space-2) var(--space-3); border-block-end: 1px solid var(--color-hairline); text-align: start; vertical-align: middle; }
.fits thead th, .history thead th, .measures thead th { color: var(--color-ink-soft); font-size: var(--size-xs); font-weight: 600; white-space: nowrap; }
.fits th[scope='row'] { font-weight: 400; }
.fits th[scope='row'] .who { display: flex; align-items: center; gap: var(--space-2); font-weight: 700; white-space: nowrap; }
.fits th[scope='row'] > code { color: var(--color-ink-soft); white-space: nowrap; }
.fits thead th:not(:first-child), .fits td { text-align: center; }
.fit { font-weight: 700; }
.fits td.fit { font-size: var(--size-md); line-height: 1; }
.fit.fits { color: var(--color-palm); }
.fit.breaks { background: var(--color-danger-wash); color: var(--color-danger); }
.fit.note { color: var(--color-warning); }
.fit.apart { color: var(--color-ink-muted); }
.fit.itself { background: var(--color-sunken); }
.legend { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-5); margin-block: var(--space-3); color: var(--color-ink-soft); font-size: var(--size-xs); }
.all-fit { color: var(--color-palm); font-weight: 600; }
.problems { display: grid; gap: var(--space-3); margin-block-start: var(--space-3); list-style: none; }
.problems li { display: grid; gap: var(--space-1); justify-items: start; padding: var(--space-3) var(--space-4); border-inline-start: 4px solid var(--color-outline); border-radius: var(--radius-sm); background: var(--color-sunken); font-size: var(--size-sm); }
.problems li.breaks { border-inline-start-color: var(--color-danger); background: var(--color-danger-wash); }
.problems .kind { color: var(--color-danger); font-size: var(--size-xs); }
.cure { display: grid; justify-items: start; color: var(--color-ink-soft); }
.cure > span:first-child { font-weight: 700; }

.vitals { inline-size: 100%; table-layout: fixed; }
.vitals :is(th, td) { padding: var(--space-3); border-block-end: 1px solid var(--color-hairline); text-align: start; vertical-align: top; }
.vitals thead th { padding-block-start: 0; color: var(--color-ink-soft); font-size: var(--size-xs); font-weight: 600; vertical-align: bottom; }
.vitals thead code { display: block; inline-size: fit-content; font-weight: 400; }
.vitals :is(th, td):first-child { inline-size: clamp(5.25rem, 4rem + 5vw, 7.5rem); padding-inline-start: 0; }
.vitals :is(th, td):last-child { padding-inline-end: 0; }
.vitals abbr { font-weight: 700; text-decoration: none; }
.vitals .means { display: block; color: var(--color-ink-soft); font-size: var(--size-xs); font-weight: 400; line-height: 1.4; }
.vitals .none { color: var(--color-ink-muted); font-size: var(--size-sm); }
.figure { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); }
.figure strong { font-size: var(--size-lg); font-variant-numeric: tabular-nums; }
.graph { display: block; inline-size: 100%; block-size: 2.75rem; margin-block-start: var(--space-2); border-block-end: 1px solid var(--color-outline); overflow: visible; }
.shares { display: block; inline-size: 100%; block-size: 0.375rem; margin-block-start: var(--space-2); border-radius: var(--radius-pill); overflow: hidden; }
:is(.graph, .shares) .good { fill: var(--color-palm); }
:is(.graph, .shares) .fair { fill: var(--color-accent-fill); }
:is(.graph, .shares) .poor { fill: var(--color-danger); }
.graph .mark { stroke: var(--color-outline); stroke-width: 1; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
.axis { display: flex; justify-content: space-between; color: var(--color-ink-muted); font-size: 0.6875rem; line-height: 1.5; }
.visits { display: block; margin-block-start: var(--space-1); color: var(--color-ink-soft); font-size: var(--size-xs); }

.errors .message { font-size: var(--size-sm); }
.count { color: var(--color-danger); font-weight: 700; font-variant-numeric: tabular-nums; }

.judge { margin-block-end: var(--space-6); padding: var(--space-4) var(--space-5); border: 1px solid var(--color-hairline); border-inline-start: 4px solid var(--color-warning); border-radius: var(--radius-sm); }
.judge.worse { border-inline-start-color: var(--color-danger); }
.judge.good { border-inline-start-color: var(--color-palm); }
.judge h3 { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); margin-block: 0 var(--space-1); }
.judge .sentence { max-inline-size: var(--measure); }
.judge .facts > strong { color: var(--color-danger); }

.history td { white-space: nowrap; }
.history td:last-child { min-inline-size: 12rem; white-space: normal; }
.covers { color: var(--color-ink-soft); font-size: var(--size-sm); }
.covers h2 { margin-block-end: var(--space-2); font-size: var(--size-md); }

.sign-in { inline-size: min(100%, 30rem); margin: clamp(1rem, 8vh, 6rem) auto; }
.sign-in h1 { font-size: var(--size-2xl); }
.sign-in form { display: grid; gap: var(--space-2); margin-block-start: var(--space-5); }
.sign-in label { font-weight: 600; }
.sign-in input { min-block-size: 3rem; padding-inline: var(--space-4); border: 1px solid var(--color-outline); border-radius: var(--radius-md); background: var(--color-ground); }
.sign-in input[aria-invalid='true'] { border-color: var(--color-danger); }
.trouble { color: var(--color-danger); font-size: var(--size-sm); font-weight: 600; }
.main { min-block-size: 3rem; margin-block-start: var(--space-3); padding-inline: var(--space-8); border-radius: var(--radius-pill); background: var(--color-accent-fill); color: var(--color-on-accent-fill); font-weight: 700; }
.main:hover { background: var(--color-accent-fill-hover); }

@media (min-width: 40rem) {
  .overview { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  .overview > :first-child { grid-column: auto; }
  .fits th[scope='row'] { white-space: nowrap; }
  .fits th[scope='row'] .who { display: inline-flex; min-inline-size: 12.5rem; }
}
@media (min-width: 64rem) {
  .columns { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); }
}
@media (forced-colors: active) {
  :is(.graph, .shares) rect { forced-color-adjust: none; }
}
`.replaceAll(/\s+/g, ' ');
