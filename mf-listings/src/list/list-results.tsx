import { useTranslation, type Translation } from '@shared/i18n';
import { isSameData, media, opensElsewhere, tokens } from '@shared/ui';
import { memo, Suspense, useState, type MouseEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Listings } from '../data/list-state.ts';
import { LateActiveFilters } from '../filters/late-active-filters.ts';
import { countFilters, readCriteria, withoutFilters, type Criteria } from '../search/criteria.ts';
import type { CriteriaControl } from '../filters/use-criteria.ts';
import { lazyExtra } from '../loading/lazy-extra.ts';
import { counted } from '../locales/counted.ts';
import type { ListNearestProps } from './list-nearest.tsx';
import { LateListPages } from './late-list-pages.ts';
import { ListFailed, ListEmpty } from './list-states.tsx';
import type { RestNoticeProps } from './rest-notice.tsx';
import { useLate } from './use-late.ts';
import type { ListingScope } from '../search/listing-scope.ts';
import type { KeptSearch } from '../searches/search-desk.tsx';
import { SearchTools } from '../searches/search-tools.tsx';
import { PropertyGrid, SkeletonGrid } from '../card/property-grid.tsx';

/** Seldom needed. */
const ListNearest = lazyExtra<ListNearestProps>(
  () => import(/* webpackChunkName: "list-late" */ './list-nearest.tsx'),
  ListEmpty,
);

/** Likewise; of an API that sends whole lists. */
const RestNotice = lazyExtra<RestNoticeProps>(
  () => import(/* webpackChunkName: "list-late" */ './rest-notice.tsx'),
);

const loadKept = () => import(/* webpackChunkName: "list-late" */ '../favourites/kept-tools.tsx');

/** Which favourites there are only the browser knows. */
const NothingKept = lazyExtra(async () => ({ default: (await loadKept()).NothingKept }));

const KeptTools = lazyExtra<{ ids: readonly string[] }>(async () => ({
  default: (await loadKept()).KeptTools,
}));

/**
 * How many there are in words; '' where that is not known or another message stands in its place.
 * @param isLate whether what is on its way has been for long
 */
function countWords(listings: Listings, isLate: boolean, words: Translation): string {
  const { t } = words;
  if (isLate) return t('results.loading');
  if (listings.status === 'ready') return counted(words, 'results.count', listings.matched);
  if (listings.status === 'loading') return t('results.loading');
  return listings.status === 'partial' && listings.rest === 'loading' ? t('results.loadingRest') : '';
}

export interface ListResultsProps {
  scope: ListingScope;
  listings: Listings;
  /** The criteria that the results are of. */
  shown: Criteria;
  control: CriteriaControl;
  /** The favourites where these are shown; undefined while they are not known. */
  kept: readonly string[] | undefined;
  /** Other criteria than the panel shows. */
  onChange(next: Criteria): void;
  /** The line that says how many there are; takes focus after a step that changes the whole list. */
  countRef: RefObject<HTMLOutputElement | null>;
}

/** Typing in a filter must not draw the page below again before the results are others. */
const isDrawnAlready = (before: ListResultsProps, after: ListResultsProps) =>
  before.shown === after.shown && before.kept === after.kept && isSameData(before.listings, after.listings);

/**
 * What passes the filters. The server's markup of it comes alive after the fields above; a press on a card before that
 * brings it forward.
 */
export const ListResults = memo(function ListResults(props: ListResultsProps) {
  return (
    <Suspense>
      <LiveResults {...props} />
    </Suspense>
  );
}, isDrawnAlready);

/** What a link leads to that was pressed, where this page shows it itself; of links too that are not alive yet: the browser knows which it was. */
function takePress(event: MouseEvent<HTMLElement>): Criteria | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || opensElsewhere(event)) return undefined;
  event.preventDefault();
  return readCriteria(new URLSearchParams(link.search));
}

function LiveResults({ scope, listings, shown, control, kept, onChange, countRef }: ListResultsProps) {
  const words = useTranslation();
  const { t } = words;
  const isKeeping = shown.saved === true && kept !== undefined;
  const isBusy = listings.status === 'ready' && listings.busy;
  const isLate = useLate(isBusy);
  const [search, setSearch] = useState<KeptSearch>();
  const hasNothing = isKeeping && kept.length === 0;
  const turn = (event: MouseEvent<HTMLElement>) => {
    const next = takePress(event);
    if (!next) return;
    control.turnTo(next.page);
    countRef.current?.focus();
  };
  const takeBack = (event: MouseEvent<HTMLElement>) => {
    const next = takePress(event);
    if (next) onChange(next);
  };
  return (
    <Results aria-label={t('results.label')} aria-busy={listings.status === 'loading'}>
      <Summary>
        <Count ref={countRef} tabIndex={-1}>
          {hasNothing ? '' : countWords(listings, isLate, words)}
        </Count>
        {countFilters(shown) > 0 && (
          <Filters onClick={takeBack}>
            <LateActiveFilters path={scope.path} criteria={shown} facets={listings.facets} />
          </Filters>
        )}
        {!shown.saved && !shown.ids && (
          <SearchTools
            scope={scope}
            criteria={shown}
            facets={listings.facets}
            kept={search}
            onKept={setSearch}
          />
        )}
        <Suspense>{isKeeping && <KeptTools ids={kept} />}</Suspense>
      </Summary>
      {hasNothing ? (
        <Suspense>
          <NothingKept />
        </Suspense>
      ) : (
        <Shown aria-busy={isBusy}>
          <Body
            listings={listings}
            newSince={search?.since}
            onClear={countFilters(shown) > 0 ? () => onChange(withoutFilters(shown)) : undefined}
          />
        </Shown>
      )}
      {listings.status === 'ready' && listings.pages > 1 && (
        <Pages onClick={turn}>
          <LateListPages path={scope.path} criteria={shown} current={listings.page} total={listings.pages} />
        </Pages>
      )}
    </Results>
  );
}

interface BodyProps {
  listings: Listings;
  newSince: number | undefined;
  onClear: (() => void) | undefined;
}

function Body({ listings, newSince, onClear }: BodyProps) {
  if (listings.status === 'loading') return <SkeletonGrid />;
  if (listings.status === 'failed')
    return <ListFailed retrying={listings.retrying} onRetry={listings.retry} />;
  const { items } = listings;
  // The cards keep their place when the rest of the list arrives: none is drawn again.
  return (
    <>
      <Suspense>
        {listings.status === 'partial' && listings.rest === 'failed' && (
          <RestNotice missing={listings.missing} retrying={listings.retrying} onRetry={listings.retry} />
        )}
      </Suspense>
      {items.length > 0 ? (
        <PropertyGrid properties={items} newSince={newSince} />
      ) : (
        <NoCards listings={listings} onClear={onClear} />
      )}
    </>
  );
}

function NoCards({
  listings,
  onClear,
}: {
  listings: Extract<Listings, { status: 'partial' | 'ready' }>;
  onClear: (() => void) | undefined;
}) {
  if (listings.status === 'partial') return listings.rest === 'loading' && <SkeletonGrid />;
  if (listings.nearest) return <ListNearest {...listings.nearest} onClear={onClear} />;
  return <ListEmpty onClear={onClear} />;
}

const Results = styled.section`
  padding-block: ${tokens.space[6]} ${tokens.space.section};
  ${media.print} {
    padding-block: 0;
  }
`;

/* What is here of before steps back, unless the answer comes at once. */
const Shown = styled.div`
  transition: opacity ${tokens.motion.quick};
  &[aria-busy='true'] {
    opacity: 0.6;
    transition-delay: 250ms;
  }
`;

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  margin-block-end: ${tokens.space[4]};
`;

const Filters = styled.div`
  min-inline-size: 0;
`;

const Count = styled.output`
  min-block-size: 2.75rem;
  display: flex;
  align-items: center;
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Pages = styled.div`
  margin-block-start: ${tokens.space[10]};
`;
