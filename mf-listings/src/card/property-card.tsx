import { localizedPlace, type Property } from '@shared/api';
import { CardSign } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Card, clamped, Heading, MapPinIcon, tokens, type HeadingLevel } from '@shared/ui';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { CompareButton } from '../compare/compare-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { Price } from '../property/price.tsx';
import { CardBody, CardLayout } from './card-layout.ts';
import { PropertyBadges } from './card-badges.tsx';
import { CardCarousel } from './card-carousel.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { usePropertyName } from '../property/property-name.ts';

export interface PropertyCardProps {
  property: Property;
  /** The first card of a page: its picture is loaded before others. */
  priority?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** It came after the visitor's last visit. Default: no. */
  isNew?: boolean | undefined;
}

/** One property of a list (specification, section 2, "Property card"); it fits whatever place it is given. */
export const PropertyCard = memo(function PropertyCard({
  property,
  priority = false,
  headingLevel = 2,
  isNew,
}: PropertyCardProps) {
  const { t, language } = useTranslation();
  const name = usePropertyName(property);
  const { location, soldOut, add_Type, propertyType } = property;
  const place = (['district', 'city'] as const)
    .flatMap((field) => localizedPlace(location, field, language) ?? [])
    .join(t('listSeparator'));
  return (
    <Card as="article" $padding="none" $interactive>
      <CardLayout>
        <Media $dimmed={soldOut}>
          <CardCarousel property={property} priority={priority} />
          <Badges>
            <PropertyBadges property={property} isNew={isNew} />
          </Badges>
          {soldOut && <Banner>{t(`badges.sold.${add_Type}`)}</Banner>}
          <Keep>
            <CompareButton id={property._id} name={name} variant="floating" size="small" />
            <FavouriteButton id={property._id} name={name} variant="floating" size="small" />
          </Keep>
        </Media>
        <Body $dimmed={soldOut}>
          <Line>
            <Amount $dimmed={soldOut}>
              <Price property={property} Sign={CardSign} />
            </Amount>
            {propertyType && <Kind>{t(`types.${propertyType}`)}</Kind>}
          </Line>
          <Title level={headingLevel} size="sm">
            <a href={paths.property(property._id)}>{name}</a>
          </Title>
          <Place>
            {place !== '' && (
              <>
                <MapPinIcon size={18} />
                <span>{place}</span>
              </>
            )}
          </Place>
          <Foot>
            <PropertyFacts property={property} />
          </Foot>
        </Body>
      </CardLayout>
    </Card>
  );
});

const Media = styled.div<{ $dimmed: boolean }>`
  position: relative;
  overflow: hidden;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  img,
  svg[viewBox='0 0 400 300'] {
    ${({ $dimmed }) => $dimmed && 'filter: grayscale(0.85) brightness(0.72);'}
  }
`;

/* It keeps off the buttons at the other corner. */
const Badges = styled.div`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[3]};
  inset-inline: ${tokens.space[3]} 6.5rem;
  pointer-events: none;
`;

const Keep = styled.div`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[3]};
  display: flex;
  gap: ${tokens.space[2]};
`;

/* What is gone stays legible, without colour. */
const Body = styled(CardBody)<{ $dimmed: boolean }>`
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      h2,
      h3,
      li {
        color: ${tokens.color.inkMuted};
      }
    `}
`;

const Banner = styled.p`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-inline: 0;
  /* Below the carousel's buttons and above its dots. */
  inset-block-end: ${tokens.space[8]};
  padding-block: ${tokens.space[1]};
  text-align: center;
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.bold};
  color: ${tokens.color.onSold};
  background: color-mix(in srgb, ${tokens.color.sold} 88%, transparent);
  pointer-events: none;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
`;

const Amount = styled.p<{ $dimmed: boolean }>`
  font-size: ${tokens.size.xl};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.snug};
  color: ${({ $dimmed }) => ($dimmed ? tokens.color.inkMuted : tokens.color.accent)};
`;

const Kind = styled.span`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
  white-space: nowrap;
`;

/* The link reaches over the whole card. */
const Title = styled(Heading)`
  a {
    /* Two as a rule, more where the visitor spaces text out. */
    ${clamped(4)}
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
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 1.5em;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
  > span {
    ${clamped(2)}
  }
`;

const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.hairline};
  min-block-size: calc(1.6em + ${tokens.space[3]});
`;
