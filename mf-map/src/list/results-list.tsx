import { useTranslation, type Translation } from '@shared/i18n';
import {
  Button,
  EmptyState,
  FailedState,
  isSameData,
  Notice,
  opensElsewhere,
  Pagination,
  Skeleton,
  tokens,
} from '@shared/ui';
import { memo, Suspense, type RefObject } from 'react';
import { styled } from 'styled-components';
import { mapAddress, type MapCriteria } from '../criteria/map-criteria.ts';
import type { MapResults, Results } from '../data/use-results.ts';
import { ListingCard } from './listing-card.tsx';

/** As many as a first screen holds beside the map. */
const PLACEHOLDERS = 6;

/** A plural text whose number is grouped like every other of the page. */
function countWords(results: Results, criteria: MapCriteria, { t, format }: Translation): string {
  if (results.status === 'loading') return t('results.loading');
  if (results.status === 'failed') return '';
  const count = results.matched;
  return t(criteria.area ? 'results.inArea' : 'results.count', { count }).replace(String(count), () =>
    format.count(count),
  );
}

export interface ResultsListProps extends MapResults {
  criteria: MapCriteria;
  /** Another address of the map: a step that Back undoes. */
  onChange(next: Omit<MapCriteria, 'isUnreadable'>): void;
  onMark(id: string | undefined): void;
  /** The line that says how many there are; takes focus after a step that changes the whole list. */
  countRef: RefObject<HTMLOutputElement | null>;
}

/** What the map needs to know of it all, once it comes near, must not wake the list below before the list has other data. */
const isDrawnAlready = (before: ResultsListProps, after: ResultsListProps) =>
  before.criteria === after.criteria &&
  isSameData(before.results, after.results) &&
  isSameData(before.rest ?? {}, after.rest ?? {});

/**
 * The list that says what the map shows (specification, section 2, "Sell list and rent list": states and cards). The server's
 * markup of it comes alive after the page's first control; a press on it before that brings it forward.
 */
export const ResultsList = memo(function ResultsList(props: ResultsListProps) {
  return (
    <Suspense>
      <LiveList {...props} />
    </Suspense>
  );
}, isDrawnAlready);

function LiveList({ results, rest, criteria, onChange, onMark, countRef }: ResultsListProps) {
  const words = useTranslation();
  const { t } = words;
  const everywhere = { ...criteria, area: undefined, page: 1 };
  const clear = criteria.area && (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        onChange(everywhere);
        countRef.current?.focus();
      }}
    >
      {t('area.clear')}
    </Button>
  );
  return (
    <section aria-label={t('results.label')} aria-busy={results.status === 'loading'}>
      <Summary>
        <Count ref={countRef} tabIndex={-1}>
          {countWords(results, criteria, words)}
        </Count>
        {clear}
      </Summary>
      {criteria.isUnreadable && (
        <Said>
          <Notice tone="warning">{t('area.unreadable')}</Notice>
        </Said>
      )}
      {rest && (
        <Said>
          <Notice tone="warning">
            {t('rest.text')}{' '}
            <Button
              variant="quiet"
              size="small"
              busy={rest.retrying}
              busyLabel={t('failed.retrying')}
              onClick={rest.retry}
            >
              {t('failed.retry')}
            </Button>
          </Notice>
        </Said>
      )}
      <Body {...{ results, criteria, onMark }} />
      {results.status === 'ready' && (
        <Pages>
          <Pagination
            current={results.page}
            total={results.pages}
            hrefFor={(page) => mapAddress({ ...criteria, page })}
            onNavigate={(page, event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChange({ ...criteria, page });
              countRef.current?.focus();
            }}
            labels={{
              navigation: t('pages.label'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              page: (page) => t('pages.page', { page }),
            }}
            formatNumber={words.format.count}
          />
        </Pages>
      )}
    </section>
  );
}

function Body({ results, criteria, onMark }: Pick<ResultsListProps, 'results' | 'criteria' | 'onMark'>) {
  const { t } = useTranslation();
  if (results.status === 'loading')
    return (
      <Cards aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </Cards>
    );
  if (results.status === 'failed')
    return (
      <FailedState
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        retryingLabel={t('failed.retrying')}
        retrying={results.retrying}
        onRetry={results.retry}
      />
    );
  if (results.items.length === 0)
    return <EmptyState title={t('empty.title')} text={t(criteria.area ? 'empty.area' : 'empty.all')} />;
  return (
    <Cards>
      {results.items.map((listing) => (
        <li key={listing._id}>
          <ListingCard listing={listing} onMark={onMark} />
        </li>
      ))}
    </Cards>
  );
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  min-block-size: 2.75rem;
  margin-block-end: ${tokens.space[3]};
`;

const Count = styled.output`
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Said = styled.output`
  display: block;
  margin-block-end: ${tokens.space[4]};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  list-style: none;
  > li {
    display: grid;
    min-inline-size: 0;
  }
`;

const CardSkeleton = styled(Skeleton)`
  block-size: 9rem;
  border-radius: ${tokens.radius.lg};
`;

const Pages = styled.div`
  margin-block-start: ${tokens.space[8]};
`;
