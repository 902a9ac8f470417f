import type { Box } from './compare.ts';

export interface ReportedPicture {
  /** Beside the page. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture that is not as accepted. */
export interface Reported {
  name: string;
  kind: 'changed' | 'new' | 'gone';
  shownAt: string | undefined;
  before?: ReportedPicture;
  after?: ReportedPicture;
  difference?: ReportedPicture;
  places?: readonly Box[];
  pixels?: number;
}

export interface ReportPage {
  title: string;
  takenWith: string;
  acceptBy: string;
  counts: Readonly<Record<Reported['kind'] | 'same', number>>;
  reported: readonly Reported[];
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const PARTS = ['before', 'after', 'difference'] as const;
const LABELS = { before: 'Before', after: 'After', difference: 'Difference' } as const;
const KINDS = ['changed', 'new', 'gone'] as const;
const KIND_WORDS = { changed: 'changed', new: 'new', gone: 'gone', same: 'as accepted' } as const;

/** The page as HTML. It is read without script too; with it, one picture at a time fills the window. */
export function reportPage({ title, takenWith, acceptBy, counts, reported }: ReportPage): string {
  const isClean = reported.length === 0;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}: ${isClean ? 'pictures as accepted' : `${reported.length} pictures to look at`}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="kicker">Pictures</p>
<h1>${escape(title)}</h1>
<ul class="counts">${(['changed', 'new', 'gone', 'same'] as const)
    .map(
      (kind) =>
        `<li class="${kind}${counts[kind] === 0 ? ' none' : ''}"><b>${counts[kind]}</b> ${KIND_WORDS[kind]}</li>`,
    )
    .join('')}</ul>
<p class="with">${escape(takenWith)}</p>
${
  isClean
    ? ''
    : `<p class="how"><kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>Enter</kbd> large, there <kbd>1</kbd> before <kbd>2</kbd> after <kbd>3</kbd> difference <kbd>n</kbd> next place. Right as it is? <code>${escape(acceptBy)}</code></p>`
}
</header>
${
  isClean
    ? '<main><p class="clean">Everything is as accepted.</p></main>'
    : `<div class="room">
<nav aria-label="Pictures">${KINDS.map((kind) => listOf(kind, reported)).join('')}</nav>
<main>${reported.map(sectionOf).join('')}</main>
</div>
<dialog aria-label="A picture in full">
<div class="bar"><strong></strong><span role="group" aria-label="Part">${PARTS.map((part, index) => `<button type="button" data-part="${part}"><kbd>${index + 1}</kbd> ${LABELS[part]}</button>`).join('')}</span><button type="button" data-close>Close <kbd>Esc</kbd></button></div>
<div class="pane" tabindex="0"><img alt=""></div>
</dialog>
<script>${SCRIPT}</script>`
}
</body>
</html>
`;
}

function listOf(kind: Reported['kind'], reported: readonly Reported[]): string {
  const some = reported.filter((each) => each.kind === kind);
  if (some.length === 0) return '';
  return `<h2>${KIND_WORDS[kind]} <span>${some.length}</span></h2><ol>${some
    .map(({ name }) => `<li><a href="#${escape(name)}">${escape(name.replaceAll('.', ' '))}</a></li>`)
    .join('')}</ol>`;
}

function sectionOf(each: Reported): string {
  const { name, kind, places = [], pixels = 0, shownAt } = each;
  const [subject = '', ...rest] = name.split('.');
  const tops = places.map(({ y }) => y).join(' ');
  const [first] = places;
  const where = first
    ? `${pixels} pixels in ${places.length} ${places.length === 1 ? 'place' : 'places'}, the first at ${first.x}, ${first.y}`
    : '';
  const heights = each.before && each.after && each.before.height !== each.after.height;
  const length = heights ? `, ${each.before?.height} px long before and ${each.after?.height} px now` : '';
  const facts =
    kind === 'changed'
      ? `${where}${length}`
      : kind === 'new'
        ? 'Nobody has accepted one yet.'
        : 'Nothing shows it any more.';
  return `<section id="${escape(name)}" data-tops="${tops}" tabindex="-1" aria-label="${escape(name)}">
<h2><span class="tag ${kind}">${KIND_WORDS[kind]}</span> ${escape(subject)} ${rest.map((word) => `<span class="word">${escape(word)}</span>`).join('')}</h2>
<p>${facts}${shownAt === undefined ? '' : ` <span class="at">${escape(shownAt)}</span>`}</p>
<div class="parts">${PARTS.map((part) => figureOf(each, part)).join('')}</div>
</section>`;
}

function figureOf(each: Reported, part: (typeof PARTS)[number]): string {
  const picture = each[part];
  if (!picture) return '';
  const { file, width, height } = picture;
  const label = `${LABELS[part]}: ${each.name}`;
  const cut = cutAt(each.places?.[0], width);
  return `<figure><figcaption>${LABELS[part]}</figcaption><a href="${escape(file)}" data-name="${escape(each.name)}" data-part="${part}"><img src="${escape(file)}" width="${width}" height="${height}" loading="lazy" alt="${escape(label)}"${cut}></a></figure>`;
}

/** In pixels: of a picture so much is seen round its first place, which stands where it can be compared. */
const CUT_WIDTH = 560;
const CUT_MARGIN = 64;

/** Moves a picture so that a place of it is in its window, whose width the percentages are of. */
function cutAt(place: Box | undefined, width: number): string {
  if (!place) return '';
  const across = Math.min(width, Math.max(CUT_WIDTH, place.width + 2 * CUT_MARGIN));
  const left = Math.max(0, Math.min(width - across, place.x + place.width / 2 - across / 2));
  const top = Math.max(0, place.y - CUT_MARGIN);
  const percent = (pixels: number) => `${((pixels / across) * 100).toFixed(2)}%`;
  return ` style="inline-size:${percent(width)};margin:-${percent(top)} 0 0 -${percent(left)}"`;
}

const STYLE = `
:root { --ground: #f7f4ee; --surface: #fffdfa; --ink: #12293a; --muted: #5a6a75; --line: #ddd5c8; --accent: #8a6314;
  --changed: #a8341f; --new: #1d6a4a; --gone: #5b4a8a; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1a24; --surface: #14242f; --ink: #eef1f0; --muted: #a3b1b9; --line: #2b3d49;
  --accent: #e2b866; --changed: #ff9d86; --new: #7fd6ab; --gone: #c2b3f2; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, .room, .clean { padding-inline: clamp(1rem, 3vw, 3rem); }
header { padding-block: 2rem 1.25rem; }
.kicker { margin: 0; color: var(--accent); font-weight: 600; font-size: .875rem; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.2; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none; }
.counts li, .tag { padding: .125rem .75rem; border: 1px solid currentColor; border-radius: 2rem; }
.changed { color: var(--changed); } .new { color: var(--new); } .gone { color: var(--gone); } .same, .none { color: var(--muted); }
.with, .how, section > p { margin: .75rem 0 0; color: var(--muted); }
kbd, code { padding: .0625rem .375rem; border: 1px solid var(--line); border-radius: .25rem; background: var(--surface); font: .875em ui-monospace, monospace; }
code { overflow-wrap: anywhere; color: var(--ink); }
.clean { font-size: 1.25rem; }
.room { display: grid; gap: 1.5rem; padding-block-end: 4rem; }
nav h2 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--muted); font-weight: 600; }
nav ol { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .375rem .625rem; border-radius: .375rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { background: var(--surface); }
nav a[aria-current] { background: var(--surface); box-shadow: inset 3px 0 var(--accent); }
@media (min-width: 64rem) { .room { grid-template-columns: 17rem minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow-y: auto; padding-block-end: 1rem; } }
section { margin-block-end: 2rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
section > h2 { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: 0; font-size: 1.25rem; line-height: 1.3; }
.tag { font-size: .8125rem; font-weight: 600; }
.word { padding: 0 .5rem; border-radius: .25rem; background: var(--ground); font-size: .875rem; font-weight: 500; color: var(--muted); }
.at { display: block; overflow-wrap: anywhere; font: .8125rem ui-monospace, monospace; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 1rem; margin-block-start: 1rem; }
figure { margin: 0; }
figcaption { margin-block-end: .375rem; font-size: .875rem; font-weight: 600; color: var(--muted); }
figure a { display: block; max-block-size: 26rem; overflow: hidden; border: 1px solid var(--line); border-radius: .375rem; }
figure img { display: block; inline-size: 100%; max-inline-size: none; block-size: auto; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
section:focus { outline: 3px solid var(--accent); outline-offset: 2px; }
dialog { inline-size: 100vw; max-inline-size: none; block-size: 100vh; max-block-size: none; padding: 0; border: 0; background: var(--ground); color: var(--ink); }
dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: .625rem clamp(1rem, 3vw, 3rem); border-block-end: 1px solid var(--line); }
.bar strong { margin-inline-end: auto; overflow-wrap: anywhere; }
.bar [role] { display: flex; gap: .375rem; }
button { min-block-size: 2.5rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--surface); color: inherit; font: inherit; cursor: pointer; }
button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); font-weight: 600; }
button:disabled { opacity: .5; cursor: default; }
.pane { overflow: auto; padding: 1rem; }
.pane img { display: block; margin-inline: auto; max-inline-size: 100%; block-size: auto; }
@media (max-width: 40rem) { .bar kbd { display: none; } }
`;

const SCRIPT = `
const sections = [...document.querySelectorAll('section')];
const links = [...document.querySelectorAll('nav a')];
const dialog = document.querySelector('dialog');
const pane = dialog.querySelector('.pane');
const buttons = [...dialog.querySelectorAll('[data-part]')];
let at = -1;
let part = 'after';
let place = 0;
const picturesOf = (section) => Object.fromEntries([...section.querySelectorAll('a[data-part]')].map((a) => [a.dataset.part, a]));
function mark() {
  links.forEach((link) => link.getAttribute('href') === '#' + sections[at].id
    ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'));
}
function go(to) {
  at = Math.max(0, Math.min(sections.length - 1, to));
  mark();
  if (dialog.open) {
    show(part);
    return showPlace(0);
  }
  sections[at].focus({ preventScroll: true });
  sections[at].scrollIntoView({ block: 'start' });
}
function show(wanted) {
  const pictures = picturesOf(sections[at]);
  const has = pictures[wanted] ?? pictures.after ?? pictures.before;
  part = has.dataset.part;
  const image = dialog.querySelector('img');
  const drawn = has.querySelector('img');
  image.src = has.href;
  image.alt = drawn.alt;
  for (const side of ['width', 'height']) image.setAttribute(side, drawn.getAttribute(side));
  dialog.querySelector('strong').textContent = sections[at].id.replaceAll('.', ' ');
  buttons.forEach((button) => {
    button.disabled = !pictures[button.dataset.part];
    button.setAttribute('aria-pressed', String(button.dataset.part === part));
  });
  if (!dialog.open) {
    dialog.showModal();
    pane.focus();
  }
}
function showPlace(index) {
  const tops = sections[at].dataset.tops.split(' ').filter(Boolean).map(Number);
  place = tops.length === 0 ? 0 : index % tops.length;
  const image = pane.querySelector('img');
  pane.scrollTop = tops.length === 0 ? 0 : tops[place] * image.clientWidth / Number(image.getAttribute('width')) - 80;
}
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-part]');
  const named = event.target.closest('nav a');
  const button = event.target.closest('button');
  if (link && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    at = sections.indexOf(link.closest('section'));
    mark();
    show(link.dataset.part);
    showPlace(0);
  } else if (named) {
    event.preventDefault();
    go(sections.findIndex((section) => '#' + section.id === named.getAttribute('href')));
  } else if (button?.dataset.part) show(button.dataset.part);
  else if (button) dialog.close();
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'j') go(at + 1);
  else if (event.key === 'k') go(at - 1);
  else if (dialog.open && '123'.includes(event.key)) {
    const button = buttons['123'.indexOf(event.key)];
    if (!button.disabled) show(button.dataset.part);
  } else if (dialog.open && event.key === 'n') showPlace(place + 1);
  else if (event.key === 'Enter' && document.activeElement === sections[at]) {
    // Else the same press would press what gets the focus.
    event.preventDefault();
    show('difference');
    showPlace(0);
  }
});
dialog.addEventListener('close', () => sections[at].focus());
`;
