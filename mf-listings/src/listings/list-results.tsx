import { useTranslation, type Translate } from '@shared/i18n';
import { Pagination, tokens } from '@shared/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { Listings } from '../data/use-listings.ts';
import type { CriteriaControl } from '../filters/use-criteria.ts';
import { ListFailed, ListEmpty, RestNotice } from './list-states.tsx';
import { PropertyGrid, SkeletonGrid } from './property-grid.tsx';

/** How many there are in words; '' where that is not known or another message stands in its place. */
function countWords(listings: Listings, t: Translate): string {
  if (listings.status === 'ready') return t('results.count', { count: listings.matched });
  if (listings.status === 'loading') return t('results.loading');
  return listings.status === 'partial' && listings.rest === 'loading' ? t('results.loadingRest') : '';
}

export interface ListResultsProps {
  listings: Listings;
  control: CriteriaControl;
  onClear(): void;
  /** The line that says how many there are; takes focus after a step that changes the whole list. */
  countRef: RefObject<HTMLOutputElement | null>;
}

export function ListResults({ listings, control, onClear, countRef }: ListResultsProps) {
  const { t, format } = useTranslation();
  const count = countWords(listings, t);
  return (
    <Results aria-label={t('results.label')} aria-busy={listings.status === 'loading'}>
      <Count ref={countRef} tabIndex={-1}>
        {count}
      </Count>
      <Body listings={listings} onClear={onClear} />
      {listings.status === 'ready' && (
        <Pages>
          <Pagination
            current={listings.page}
            total={listings.pages}
            hrefFor={control.hrefOfPage}
            onNavigate={(page, event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              control.turnTo(page);
              countRef.current?.focus();
            }}
            labels={{
              navigation: t('pages.label'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              page: (page) => t('pages.page', { page }),
            }}
            formatNumber={format.count}
          />
        </Pages>
      )}
    </Results>
  );
}

function Body({ listings, onClear }: Pick<ListResultsProps, 'listings' | 'onClear'>) {
  if (listings.status === 'loading') return <SkeletonGrid />;
  if (listings.status === 'failed')
    return <ListFailed retrying={listings.retrying} onRetry={listings.retry} />;
  if (listings.status === 'partial') return <PartialBody listings={listings} />;
  return listings.items.length === 0 ? (
    <ListEmpty onClear={onClear} />
  ) : (
    <PropertyGrid properties={listings.items} />
  );
}

function PartialBody({ listings }: { listings: Extract<Listings, { status: 'partial' }> }) {
  const { items, rest, retrying, retry } = listings;
  return (
    <>
      {rest === 'failed' && <RestNotice retrying={retrying} onRetry={retry} />}
      {items.length > 0 && <PropertyGrid properties={items} />}
      {items.length === 0 && rest === 'loading' && <SkeletonGrid />}
    </>
  );
}

const Results = styled.section`
  padding-block: ${tokens.space[8]} ${tokens.space.section};
`;

const Count = styled.output`
  min-block-size: 2.75rem;
  display: flex;
  align-items: center;
  margin-block-end: ${tokens.space[3]};
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Pages = styled.div`
  margin-block-start: ${tokens.space[10]};
`;
