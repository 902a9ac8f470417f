import type { Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Grid, LinkButton, LoadingRegion, Skeleton, tokens } from '@shared/ui';
import { useQuery } from '@shared/facades/query';
import { styled } from 'styled-components';
import { PropertyCard } from '../card/property-card.tsx';
import { PropertyCardSkeleton } from '../card/property-card-skeleton.tsx';
import { comparisonPath } from '../compare/comparison.ts';
import { SIMILAR_COUNT, similarQuery } from '../data/similar.ts';
import { CompareIcon } from '../icons/listing-icons.tsx';
import { usePropertyName } from '../property/property-name.ts';
import { useNearbyWords } from './nearby-words.ts';
import { Shelf } from './shelf.tsx';

const columns = { base: 1, sm: 2, xl: 4 };
/** Most often there are so many. */
const ROOM = Array.from({ length: SIMILAR_COUNT }, (_, index) => index);

/** Listings like one, each a press away from standing beside it. An extra: where it cannot be had it is left out. */
export function SimilarListings({ property }: { property: Property }) {
  const { t } = useTranslation();
  const own = useNearbyWords();
  const { data, isPending } = useQuery(similarQuery(useApi(), property));
  if (!isPending && (data ?? []).length === 0) return null;
  return (
    <Shelf title={own('similar')}>
      {data ? (
        <List as="ul" $columns={columns}>
          {data.map((other) => (
            <Similar key={other._id} property={other} to={property} />
          ))}
        </List>
      ) : (
        <LoadingRegion label={t('results.loading')}>
          <List $columns={columns} aria-hidden="true">
            {ROOM.map((index) => (
              <Item key={index} as="div">
                <PropertyCardSkeleton />
                <Skeleton $block="2.25rem" $inline="60%" />
              </Item>
            ))}
          </List>
        </LoadingRegion>
      )}
    </Shelf>
  );
}

function Similar({ property, to }: { property: Property; to: Property }) {
  const own = useNearbyWords();
  const name = usePropertyName(property);
  return (
    <Item>
      <PropertyCard property={property} headingLevel={3} />
      <LinkButton
        href={comparisonPath([to._id, property._id])}
        variant="quiet"
        size="small"
        aria-label={own('compareName', { name })}
        icon={<CompareIcon size={18} />}
      >
        {own('compare')}
      </LinkButton>
    </Item>
  );
}

const List = styled(Grid)`
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: start;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  > :first-child {
    inline-size: 100%;
  }
`;
