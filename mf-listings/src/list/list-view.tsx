import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi, useHead } from '@shared/remote-kit';
import {
  AfterHeading,
  Container,
  Heading,
  HeartIcon,
  LinkButton,
  media,
  tokens,
  visuallyHidden,
} from '@shared/ui';
import { Suspense, useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { CompareTray } from '../compare/compare-tray.tsx';
import type { Listings } from '../data/list-state.ts';
import { useAskAhead, useSearchedList } from '../data/use-searched-list.ts';
import { useWholeList } from '../data/use-whole-list.ts';
import type { ListingScope } from '../search/listing-scope.ts';
import type { Criteria } from '../search/criteria.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useCriteria, type CriteriaControl } from '../filters/use-criteria.ts';
import { usePanel } from '../filters/use-panel.ts';
import { useSettledCriteria } from '../filters/use-settled-criteria.ts';
import { useKeywordWarmUp } from '../data/use-keyword-warm-up.ts';
import { favourites } from '../favourites/favourites.ts';
import { useFavouritesOnArrival } from '../favourites/use-favourites-on-arrival.ts';
import { useStoredIds } from '../storage/use-stored-ids.ts';
import { lazyExtra } from '../loading/lazy-extra.ts';
import { recentlyViewed } from '../viewed/recently-viewed.ts';
import { loadLateParts } from './late-list-pages.ts';
import { listData } from './list-data.ts';
import { ListResults } from './list-results.tsx';

const ViewedShelf = lazyExtra(
  () => import(/* webpackChunkName: "alone-kept" */ '../viewed/viewed-shelf.tsx'),
);

/** What a list is about, for its title: a selection is not the whole list. */
const subjectOf = (scope: ListingScope, { saved, ids }: Criteria) =>
  saved ? 'saved' : ids ? 'shared' : scope.id;

const matchedOf = (listings: Listings) =>
  listings.status === 'ready' && !listings.busy ? listings.matched : undefined;

/** A whole list page: title, filters, results (specification, section 2, "Sell list and rent list"). */
export function ListView({ scope }: { scope: ListingScope }) {
  return useApi().offers('lists.search') ? (
    <SearchedListView scope={scope} />
  ) : (
    <WholeListView scope={scope} />
  );
}

/** The API is asked for each page, once what is typed has settled. */
function SearchedListView({ scope }: { scope: ListingScope }) {
  const control = useCriteria(scope);
  const shown = useSettledCriteria(control, useAskAhead(scope));
  const kept = useFavouritesOnArrival();
  const listings = useSearchedList(scope, shown, kept);
  return <ListPage scope={scope} control={control} shown={shown} kept={kept} listings={listings} />;
}

/** The browser has, or is about to have, all of the list. */
function WholeListView({ scope }: { scope: ListingScope }) {
  const control = useCriteria(scope);
  // The fields answer each key at once; the results follow as soon as the browser has painted that.
  const shown = useDeferredValue(control.criteria);
  const kept = useFavouritesOnArrival();
  const listings = useWholeList(scope, shown, kept);
  useKeywordWarmUp(scope);
  return <ListPage scope={scope} control={control} shown={shown} kept={kept} listings={listings} />;
}

interface ListPageProps {
  scope: ListingScope;
  control: CriteriaControl;
  /** What the results are of. */
  shown: Criteria;
  /** The favourites; undefined while they are not known. */
  kept: readonly string[] | undefined;
  listings: Listings;
}

function ListPage({ scope, control, shown, kept, listings }: ListPageProps) {
  const { t } = useTranslation();
  const count = useRef<HTMLOutputElement>(null);
  const panel = usePanel(control.panel);
  const subject = subjectOf(scope, shown);
  const changeTo = (next: Criteria) => {
    control.change(next);
    // The pressed control goes away with what it cleared.
    count.current?.focus({ preventScroll: true });
  };
  const items = 'items' in listings ? listings.items : [];
  useHead({
    title: t(`lists.${subject}.title`),
    description: t(`lists.${subject}.lead`),
    canonical: shown.type === undefined ? scope.path : `${scope.path}?type=${shown.type}`,
    // Empty to whoever comes without the browser that keeps them.
    listed: subject !== 'saved',
    ...(items.length > 0 && { jsonLd: [listData(t(`lists.${subject}.title`), items)] }),
  });
  return (
    <>
      <Band>
        <Container>
          <Titles>
            <div>
              <Heading level={1}>{t(`lists.${subject}.title`)}</Heading>
              <Lead>{t(`lists.${subject}.lead`)}</Lead>
            </div>
            {subject !== 'saved' && <FavouritesLink />}
          </Titles>
        </Container>
      </Band>
      <AfterHeading when={loadLateParts}>
        <Container>
          <Raised>
            {/* The heading's way to the favourites is alive before the fields, which work without it, and these before the cards. */}
            <Suspense>
              <FilterPanel
                key={panel}
                scope={scope}
                criteria={control.criteria}
                shown={shown}
                facets={listings.facets}
                matched={matchedOf(listings)}
                onChange={control.narrow}
              />
            </Suspense>
          </Raised>
          <ListResults
            scope={scope}
            listings={listings}
            shown={shown}
            control={control}
            kept={shown.saved ? kept : undefined}
            onChange={changeTo}
            countRef={count}
          />
        </Container>
        <ViewedBefore />
        <CompareTray />
      </AfterHeading>
    </>
  );
}

/** Properties that were looked at before, below the list; who has looked at none needs no code for it. */
function ViewedBefore() {
  const ids = useStoredIds(recentlyViewed) ?? [];
  return <Suspense>{ids.length > 0 && <ViewedShelf />}</Suspense>;
}

function FavouritesLink() {
  const { t, format } = useTranslation();
  const ids = useStoredIds(favourites);
  return (
    <Favourites href={paths.favourites} variant="secondary" icon={<HeartIcon size={20} />}>
      <span>{t('favourites.link')}</span>
      {ids && ids.length > 0 && <Number>{format.count(ids.length)}</Number>}
    </Favourites>
  );
}

const Band = styled.section`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[10]})
    calc(${tokens.space[16]} + ${tokens.space[4]});
  background: ${tokens.nacre};
  border-block-end: 1px solid ${tokens.color.hairline};
  ${media.print} {
    padding-block: ${tokens.space[4]};
    background: none;
    border: 0;
  }
`;

const Titles = styled.div`
  display: flex;
  align-items: start;
  /* With large text the way to the favourites stands below instead of taking the heading's room. */
  @media (max-width: 18rem) {
    flex-wrap: wrap;
  }
  justify-content: space-between;
  gap: ${tokens.space[5]} ${tokens.space[6]};
  ${media.md} {
    align-items: end;
  }
`;

const Lead = styled.p`
  max-inline-size: 44rem;
  margin-block-start: ${tokens.space[3]};
  font-size: ${tokens.size.lg};
  color: ${tokens.color.inkSoft};
`;

const Favourites = styled(LinkButton)`
  flex: none;
  > span:first-of-type {
    ${visuallyHidden}
  }
  ${media.md} {
    > span:first-of-type {
      all: unset;
    }
  }
`;

/* Known only in the browser: it takes no room that was not there before. */
const Number = styled.span`
  position: absolute;
  inset-block-start: -0.6rem;
  inset-inline-end: -0.5rem;
  min-inline-size: 1.5rem;
  padding-inline: 0.35rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentFill};
  color: ${tokens.color.onAccentFill};
  font-size: ${tokens.size.xs};
  line-height: 1.5rem;
  text-align: center;
`;

/* The panel stands half on the band. */
const Raised = styled.div`
  position: relative;
  margin-block-start: calc(-1 * ${tokens.space[16]});
  ${media.print} {
    margin-block-start: 0;
  }
`;
