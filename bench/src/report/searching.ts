import { countErrors } from '../measures/generate-load.ts';
import { SEARCHED_LISTINGS, type SearchFigures } from '../measures/searching.ts';
import { atLeast, atMost, type Bar } from './bar.ts';
import { number, section, table, whole } from './print.ts';

const FIRST_PAGE_MS = 30;
const SEARCHES_A_SECOND = 50;

export function reportSearching(figures: readonly SearchFigures[]): Bar[] {
  section(
    `searching ${number(SEARCHED_LISTINGS)} listings at the API (ms)`,
    table(
      ['database', 'seeding, s', 'first page', 'worst', 'search', 'worst', 'searches/s', 'p99', 'errors'],
      figures.map(({ database, seeding, firstPage, search, load }) => [
        database,
        whole(seeding),
        ...[firstPage.median, firstPage.worst, search.median, search.worst, load.perSecond, load.p99].map(
          number,
        ),
        whole(countErrors(load)),
      ]),
    ),
  );
  return figures
    .filter(({ database }) => database === 'PostgreSQL')
    .flatMap(({ firstPage, load }) => [
      atMost('searching: first page, median', firstPage.median, FIRST_PAGE_MS, { unit: 'ms' }),
      atMost('searching: first page, worst', firstPage.worst, FIRST_PAGE_MS, { unit: 'ms' }),
      atLeast('searching: searches a second', load.perSecond, SEARCHES_A_SECOND),
      atMost('searching: errors', countErrors(load), 0),
    ]);
}
