import type { Property } from '@shared/api';
import { media, tokens } from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useProperties } from '../data/use-properties.ts';
import { NearbyListings } from './nearby-listings.tsx';
import { recentlyViewed } from '../viewed/recently-viewed.ts';
import { useViewedWords } from '../viewed/viewed-words.ts';
import { Shelf } from './shelf.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { useStoredIds } from '../storage/use-stored-ids.ts';
import { PropertyGrid } from '../card/property-grid.tsx';

const columns = { base: 1, sm: 2, xl: 4 };
const VIEWED_COUNT = 4;

/** Where to go on from a property: listings like it, those that stand near it, and those that were looked at before. */
export default function MoreListings({ property }: { property: Property }) {
  return (
    <OnScreen>
      <SimilarListings property={property} />
      <NearbyListings property={property} />
      <RecentlyViewed id={property._id} />
    </OnScreen>
  );
}

function RecentlyViewed({ id }: { id: string }) {
  const own = useViewedWords();
  const viewed = useStoredIds(recentlyViewed);
  // As it was on arrival: what is looked at elsewhere meanwhile moves nothing here.
  const [before, setBefore] = useState(viewed);
  if (before === undefined && viewed !== undefined) setBefore(viewed);
  const { properties } = useProperties((before ?? []).filter((each) => each !== id).slice(0, VIEWED_COUNT));
  if (properties.length === 0) return null;
  return (
    <Shelf title={own('title')}>
      <PropertyGrid properties={properties} columns={columns} headingLevel={3} priority={false} />
    </Shelf>
  );
}

const OnScreen = styled.div`
  border-block-start: 1px solid ${tokens.color.hairline};
  &:empty {
    border: 0;
  }
  ${media.print} {
    display: none;
  }
`;
