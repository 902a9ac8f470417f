import { type Property, localizedPlace } from '@shared/api';
import { CardSign, propertyDefaults } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { LoadingRegion, MapPinIcon, media, Skeleton, Text, tokens } from '@shared/ui';
import { useQuery } from '@shared/facades/query';
import { styled } from 'styled-components';
import { NEARBY_COUNT, nearbyQuery, type NearbyProperty } from '../data/nearby.ts';
import { coordinatesOf, distanceWords, type Coordinates } from '../property/distance.ts';
import { Price } from '../property/price.tsx';
import { usePropertyName } from '../property/property-name.ts';
import { PropertyPicture } from '../property/property-picture.tsx';
import { useNearbyWords } from './nearby-words.ts';
import { Shelf } from './shelf.tsx';

/**
 * What stands near a property, by the coordinates that both have of their own. Of one that says none there is nothing: the
 * place that its map falls back on (specification, section 9) is not where it stands.
 */
export function NearbyListings({ property }: { property: Property }) {
  const here = coordinatesOf(property.location);
  return here ? <Near property={property} here={here} /> : null;
}

/** Most often there are so many. */
const ROOM = Array.from({ length: NEARBY_COUNT }, (_, index) => index);

/** An extra: where it cannot be had, or nothing is near, it is left out. */
function Near({ property, here }: { property: Property; here: Coordinates }) {
  const { t } = useTranslation();
  const near = useNearbyWords();
  const { data = [], isPending } = useQuery(nearbyQuery(useApi(), property, here));
  if (!isPending && data.length === 0) return null;
  return (
    <Shelf title={near('title')}>
      <Text $size="sm" $tone="inkMuted">
        {near('lead')}
      </Text>
      {isPending ? (
        <LoadingRegion label={t('results.loading')}>
          <List as="div">
            {ROOM.map((index) => (
              <Row key={index} as="div">
                <Skeleton $ratio="4 / 3" $radius="md" />
              </Row>
            ))}
          </List>
        </LoadingRegion>
      ) : (
        <List>
          {data.map((each) => (
            <NearbyRow key={each.property._id} {...each} />
          ))}
        </List>
      )}
    </Shelf>
  );
}

function NearbyRow({ property, distance }: NearbyProperty) {
  const { t, format, language } = useTranslation();
  const near = useNearbyWords();
  const name = usePropertyName(property);
  const district = localizedPlace(property.location, 'district', language);
  const city = localizedPlace(property.location, 'city', language) ?? propertyDefaults.city[language];
  return (
    <Row>
      <Thumbnail>
        <PropertyPicture path={property.images[0]} alt="" ratio="4 / 3" sizes="6rem" />
      </Thumbnail>
      <Words>
        <Name href={paths.property(property._id)}>{name}</Name>
        <Text $size="sm" $tone="inkMuted">
          {district === undefined ? city : [district, city].join(t('listSeparator'))}
        </Text>
      </Words>
      <Figures>
        <b>
          <Price property={property} Sign={CardSign} />
        </b>
        <Away>
          <MapPinIcon size={16} />
          {distanceWords(distance, { t: near, format })}
        </Away>
      </Figures>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: ${tokens.space[4]};
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${tokens.space[8]};
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.hairline};
  ${media.sm} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;
  }
`;

const Thumbnail = styled.div`
  grid-row: span 2;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  ${media.sm} {
    grid-row: auto;
  }
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/* The whole row is the link. */
const Name = styled.a`
  font-weight: ${tokens.weight.semibold};
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space[4]};
  ${media.sm} {
    display: grid;
    justify-items: end;
  }
  > b {
    font-weight: ${tokens.weight.semibold};
  }
`;

const Away = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;
