import { localizedPlace, type Property } from '@shared/api';
import { CardSign } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Card, clamped, Heading, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { Price } from '../property/price.tsx';
import { usePropertyName } from '../property/property-name.ts';
import { PropertyPicture } from '../property/property-picture.tsx';

/** A property that the visitor knows already: picture, price, name and place, in little room. */
export function ViewedCard({ property }: { property: Property }) {
  const { language } = useTranslation();
  const name = usePropertyName(property);
  const [image] = property.images;
  const place = localizedPlace(property.location, 'city', language);
  return (
    <Small as="article" $padding="none" $interactive>
      <Media>
        <PropertyPicture path={image} alt="" sizes="15rem" />
      </Media>
      <Text>
        <Amount>
          <Price property={property} Sign={CardSign} />
        </Amount>
        <Name level={3} size="sm">
          <a href={paths.property(property._id)}>{name}</a>
        </Name>
        {place !== undefined && <Place>{place}</Place>}
      </Text>
    </Small>
  );
}

const Small = styled(Card)`
  position: relative;
  block-size: 100%;
`;

const Media = styled.div`
  overflow: hidden;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
`;

const Text = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
`;

const Amount = styled.p`
  font-weight: ${tokens.weight.bold};
  color: ${tokens.color.accent};
`;

const Name = styled(Heading)`
  font-size: ${tokens.size.md};
  a {
    ${clamped(2)}
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

const Place = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;
