import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { BellIcon, Button, LinkButton, media } from '@shared/ui';
import { Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { lazyExtra } from '../loading/lazy-extra.ts';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import type { ListingScope } from '../search/listing-scope.ts';
import type { KeptSearch, SearchDeskProps } from './search-desk.tsx';
import { filtersOf } from './search-key.ts';
import { keepsSearches } from './storage-key.ts';

/** Needed by who saves a search, or has saved one. */
const SearchDesk = lazyExtra<SearchDeskProps>(
  () => import(/* webpackChunkName: "alone-kept" */ './search-desk.tsx'),
);

export interface SearchToolsProps {
  scope: ListingScope;
  criteria: Criteria;
  facets: Facets | undefined;
  /** What this browser keeps of the search; undefined while that is not known. */
  kept: KeptSearch | undefined;
  onKept(kept: KeptSearch): void;
}

/** Saving a list with its filters in this browser, and following it by RSS where the API can say what is new (`lists.newest`). */
export function SearchTools({ scope, criteria, facets, kept, onKept }: SearchToolsProps) {
  const { t, language } = useTranslation();
  const canFollow = useApi().offers('lists.newest');
  const [call, setCall] = useState<'idle' | 'press'>();
  useEffect(() => whenIdle(() => keepsSearches() && setCall((before) => before ?? 'idle')), []);
  const query = filtersOf(criteria);
  return (
    <Tools>
      <Button
        variant="quiet"
        size="small"
        icon={<BellIcon size={18} />}
        aria-pressed={kept?.isSaved ?? false}
        onClick={kept ? kept.toggle : () => setCall('press')}
      >
        {t('searches.save')}
      </Button>
      {canFollow && (
        <LinkButton
          variant="quiet"
          size="small"
          href={paths.feedOf(scope.path, `${query}${query && '&'}lang=${language}`)}
          type="application/rss+xml"
        >
          {t('searches.follow')}
        </LinkButton>
      )}
      {call && (
        <Suspense>
          <SearchDesk
            list={scope.id}
            query={query}
            criteria={criteria}
            facets={facets}
            isPressed={call === 'press'}
            onKept={onKept}
          />
        </Suspense>
      )}
    </Tools>
  );
}

/* Where they would only just fit beside the count they stand below it, whatever the words' font, which comes later, makes of their width. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  /* The quiet buttons' words begin and end where the cards do; with large text, where the gutter does not grow, nearly. */
  margin-inline: -16px;
  ${media.sm} {
    flex-basis: auto;
    margin-inline-start: auto;
  }
  [aria-pressed='true'] svg {
    fill: currentColor;
  }
  ${media.print} {
    display: none;
  }
`;
