import type { Property } from '@shared/api';
import { Grid, offScreen, useFirstFew, type ColumnsByWidth, type HeadingLevel } from '@shared/ui';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';

/** Loading placeholders of a list (specification, section 9). */
const LIST_SKELETONS = 8;

/** As many as a first screen holds. */
const FIRST_CARDS = 6;

const listColumns = { base: 1, sm: 2, lg: 3 };

/** About what cards measure in these columns. */
const cardBlockSize = {
  base: 'calc(75vw + 10.5rem)',
  sm: 'calc(37vw + 10.5rem)',
  lg: 'calc(min(22vw, 19rem) + 13rem)',
};

interface PropertyGridProps {
  properties: readonly Property[];
  columns?: ColumnsByWidth;
  headingLevel?: HeadingLevel;
  /** It is what its page is about: its first picture is loaded before others, cards below the first screen wait. */
  priority?: boolean;
}

/** Cards in columns; typing in a filter draws them again only when the properties are others. */
export const PropertyGrid = memo(function PropertyGrid({
  properties,
  columns = listColumns,
  headingLevel,
  priority = true,
}: PropertyGridProps) {
  const shown = useFirstFew(properties, FIRST_CARDS);
  return (
    <Cards as="ul" $columns={columns} $long={priority}>
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

const Cards = styled(Grid)<{ $long?: boolean }>`
  list-style: none;
  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${({ $long }) =>
    $long &&
    css`
      > li:nth-child(n + 4) {
        ${offScreen(cardBlockSize, 4)}
      }
    `}
`;
