import type { Rendering } from '../measures/rendering.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

export function reportRendering(renderings: readonly Rendering[]): Bar[] {
  section(
    'server rendering (ms)',
    table(
      ['page', 'cards', 'median', 'p95'],
      renderings.map(({ page, cards, median, p95 }) => [page, number(cards), number(median), number(p95)]),
    ),
  );
  return renderings.map(({ page, cards, median }) =>
    atMost(`server render of ${page}, ${cards} cards: median`, median, 6, { unit: 'ms' }),
  );
}
