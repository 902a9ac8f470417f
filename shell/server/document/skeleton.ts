import type { Language, Route, RouteId } from '@shared/contract';
import arabic from '../../src/locales/ar.json';
import english from '../../src/locales/en.json';
import { SKELETON_CSS, type SkeletonKind } from './skeleton-css.ts';

export interface Skeleton {
  html: string;
  css: string;
}

/** Routes that are not here, guests' among them, are a heading and what follows it. */
const KINDS: { readonly [id in RouteId]?: SkeletonKind } = {
  home: 'home',
  sale: 'list',
  rent: 'list',
  properties: 'list',
  exclusive: 'list',
  blog: 'library',
  property: 'property',
  article: 'article',
  appointments: 'form',
  contact: 'panels',
  privacy: 'panels',
  accessibility: 'panels',
  join: 'form',
  portal: 'portal',
};

const WORDS: Readonly<Record<Language, { loading: string }>> = { ar: arabic, en: english };

/** A block, by the names of its size. */
const block = (names: string) => `<i class="${names}"></i>`;
const box = (name: string, ...content: string[]) => `<div class="${name}">${content.join('')}</div>`;
const times = (count: number, content: string) => content.repeat(count);

const intro = (...more: string[]) =>
  box('band', box('wrap', block('line xl w40'), block('line lg w60'), block('line lg w40 more'), ...more));
const lines = times(5, block('line')) + block('line w60');
const fields = times(4, block('field'));

const form =
  box(
    'band',
    box('wrap', block('line w20'), block('line xl w40'), block('line lg w60'), block('line lg w60 more')),
  ) + box('wrap', box('panel', block('line lg w60'), lines), box('panel', block('line lg w40'), fields));

const SHAPES: Readonly<Record<SkeletonKind, string>> = {
  home: box(
    'hero',
    box(
      'wrap',
      block('line w20'),
      block('line huge'),
      block('line huge w60'),
      block('line lg'),
      block('line lg w60'),
      block('search'),
    ),
  ),
  list:
    intro() +
    box(
      'wrap',
      box('panel', fields),
      block('line count'),
      box(
        'cards',
        times(6, box('card', block('photo'), block('line lg w40'), block('line'), block('line w60'))),
      ),
    ),
  library:
    intro(block('stats')) +
    box(
      'wrap',
      block('line count'),
      box(
        'cards',
        times(8, box('card', block('photo'), block('line w40'), block('line'), block('line w60'))),
      ),
    ),
  property: box(
    'wrap',
    block('photo'),
    block('thumbs'),
    box('head', block('line w20'), block('line xl w60'), block('line w40')),
    box('text', lines),
    block('aside'),
  ),
  article: box(
    'wrap',
    block('line w20'),
    block('line xl'),
    block('line xl w60'),
    block('line w40'),
    block('photo'),
    box('text', lines),
  ),
  form,
  panels: form,
  portal:
    box('side', times(4, block('field'))) +
    box('work', block('bar'), block('line xl w40'), box('cards', times(4, block('tile')))),
  page: box('wrap', block('line xl w40'), block('rest')),
};

/**
 * What stands in a document whose content the browser is to render: the shape of that page, of about the size of what comes, so
 * that nothing jumps when it does. It needs no script. Assistive technology hears one sentence; a page that comes soon comes without;
 * where nothing will ever come, since scripts are off, nothing promises it.
 */
export function skeletonOf(route: Pick<Route, 'id'>, language: Language): Skeleton {
  const kind = (KINDS as Readonly<Record<string, SkeletonKind | undefined>>)[route.id] ?? 'page';
  return {
    html: `<div data-skeleton="${kind}"><p role="status">${WORDS[language].loading}</p><div aria-hidden="true">${SHAPES[kind]}</div></div>`,
    css: SKELETON_CSS.all + SKELETON_CSS[kind],
  };
}
