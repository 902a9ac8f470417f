import type { Property } from '@shared/api';
import { Grid, type ColumnsByWidth, type HeadingLevel } from '@shared/ui';
import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { PropertyCard } from '../card/property-card.tsx';
import { PropertyCardSkeleton } from '../card/property-card-skeleton.tsx';

/** Loading placeholders of a list (specification, section 9). */
const LIST_SKELETONS = 8;

const listColumns = { base: 1, sm: 2, lg: 3 };

interface PropertyGridProps {
  properties: readonly Property[];
  columns?: ColumnsByWidth;
  headingLevel?: HeadingLevel;
  /** Loads the first picture before others: the grid stands at the top of its page. */
  priority?: boolean;
}

/** Cards of a grid that is drawn in the browser come in two strokes: these first, so that a slow device shows something. */
const FIRST_CARDS = 3;

const never = () => () => undefined;

/** True once, for the first drawing of what the server has not drawn already. */
function useFirstStroke(): boolean {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(false, isBrowser);
}

/** Cards in columns; typing in a filter draws them again only when the properties are others. */
export const PropertyGrid = memo(function PropertyGrid({
  properties,
  columns = listColumns,
  headingLevel,
  priority = true,
}: PropertyGridProps) {
  const isFirstStroke = useFirstStroke();
  const shown = isFirstStroke ? properties.slice(0, FIRST_CARDS) : properties;
  return (
    <Cards as="ul" $columns={columns}>
      {shown.map((property, index) => (
        <li key={property._id}>
          <PropertyCard property={property} priority={priority && index === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </Cards>
  );
});

/** Decoration: the line above says in words that the list is loading. */
export const SkeletonGrid = ({
  count = LIST_SKELETONS,
  columns = listColumns,
}: {
  count?: number;
  columns?: ColumnsByWidth;
}) => (
  <Cards as="ul" $columns={columns} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} data-testid="card-skeleton">
        <PropertyCardSkeleton />
      </li>
    ))}
  </Cards>
);

const Cards = styled(Grid)`
  list-style: none;
  > li {
    display: grid;
    min-inline-size: 0;
  }
`;
