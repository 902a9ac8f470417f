import type { Property } from '@shared/api';
import { Island, keepMarkup } from '@shared/remote-kit';
import {
  Grid,
  media,
  offScreen,
  tokens,
  useFirstFew,
  type ColumnsByWidth,
  type HeadingLevel,
} from '@shared/ui';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { comparison } from '../compare/comparison.ts';
import { favourites } from '../favourites/favourites.ts';
import { useStoredIds } from '../storage/use-stored-ids.ts';
import { PropertyCard, type PropertyCardProps } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';

/** Loading placeholders of a list (specification, section 9). */
const LIST_SKELETONS = 8;

/** As many as a first screen holds. */
const FIRST_CARDS = 6;

/** What a first screen begins with, and what cards below it wait for. */
const FIRST_ROW = 3;

const listColumns = { base: 1, sm: 2, lg: 3 };

/** About what cards measure in these columns. */
const cardBlockSize = {
  base: 'calc(75vw + 10.5rem)',
  sm: 'calc(37vw + 10.5rem)',
  lg: 'calc(min(22vw, 19rem) + 13rem)',
};

/** A card shows its property and nothing else that differs between pages. */
const KeptCard = keepMarkup(PropertyCard);

interface PropertyGridProps {
  properties: readonly Property[];
  columns?: ColumnsByWidth;
  headingLevel?: HeadingLevel;
  /** It is what its page is about: its first picture is loaded before others, its first row is alive with the page. */
  priority?: boolean;
  /** What is shown since a later moment is new to the visitor, in milliseconds since 1970. Default: nothing is. */
  newSince?: number | undefined;
}

/** Cards in columns; typing in a filter draws them again only when the properties are others. */
export const PropertyGrid = memo(function PropertyGrid({
  properties,
  columns = listColumns,
  headingLevel,
  priority = true,
  newSince = Infinity,
}: PropertyGridProps) {
  const shown = useFirstFew(properties, FIRST_CARDS);
  const kept = useStoredIds(favourites);
  const compared = useStoredIds(comparison);
  return (
    <Cards as="ul" $columns={columns} $long={priority}>
      {shown.map((property, index) => {
        const isNew = Date.parse(property.publishedAt ?? '') > newSince;
        return (
          <CardPlace
            key={property._id}
            property={property}
            priority={priority && index === 0}
            headingLevel={headingLevel}
            {...(isNew && { isNew })}
            first={priority && index < FIRST_ROW}
            own={isNew || kept?.includes(property._id) === true || compared?.includes(property._id) === true}
          />
        );
      })}
    </Cards>
  );
});

interface CardPlaceProps extends PropertyCardProps {
  /** Whether the page begins with it. */
  first: boolean;
  /** Whether it shows what this browser keeps of it. */
  own: boolean;
}

/**
 * A card sleeps until it is nearly in sight, unless it shows what this browser keeps of it, or the page begins with it. It is
 * drawn again when its own property is another, not when another answer says the same of it, or it changes its place: a
 * sleeping card would have to come alive for that, one after the other, and each lets what is being drawn begin anew.
 */
const CardPlace = memo(
  function CardPlace({ first, own, ...card }: CardPlaceProps) {
    return (
      <Island as="li" awake={own || first}>
        {/* The hint of a first card's picture stands at the head of the page, and so is no part of a card's markup. */}
        {card.priority ? <PropertyCard {...card} /> : <KeptCard {...card} />}
      </Island>
    );
  },
  (before, after) =>
    before.own === after.own &&
    before.isNew === after.isNew &&
    before.headingLevel === after.headingLevel &&
    saysTheSame(before.property, after.property),
);

/** Both were read by the same reader, which names fields in the same order. */
const saysTheSame = (one: Property, other: Property) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

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
  /* Low rows: little is left of a sheet below the last that fits, and two sheets hold a page of the list. */
  ${media.print} {
    && {
      grid-template-columns: 1fr 1fr;
      gap: ${tokens.space[3]};
    }
    && > li {
      margin: 0;
      padding: 0;
      break-inside: avoid;
    }
    article {
      overflow: hidden;
    }
    article > div {
      grid-template: auto / 1fr 2fr;
    }
    article > div > :last-child {
      padding: ${tokens.space[3]};
    }
  }
`;
