import type { Property } from '@shared/api';
import { DetailSign } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  BuildingIcon,
  EyeIcon,
  FloorIcon,
  HomeIcon,
  media,
  TagIcon,
  tokens,
  type IconProps,
} from '@shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { pricePerMetre } from '../property/price-per-metre.ts';
import { useOfferWords } from '../property/offer-words.ts';
import { Money } from '../property/price.tsx';

interface Fact {
  id: string;
  Icon: ComponentType<IconProps>;
  value: ReactNode;
}

function useFacts(property: Property, currency: string): readonly Fact[] {
  const { t, format } = useTranslation();
  const { propertyType, rooms, bathrooms, area, size, floor_number: floor, views } = property;
  const perMetre = pricePerMetre(property);
  const metres = (value: number) => t('facts.squareMetres', { value: format.number(value) });
  const facts: readonly (Fact | false)[] = [
    { id: 'type', Icon: HomeIcon, value: t(`types.${propertyType ?? 'other'}`) },
    rooms !== undefined && { id: 'rooms', Icon: BedIcon, value: format.count(rooms) },
    bathrooms !== undefined && { id: 'bathrooms', Icon: BathIcon, value: format.count(bathrooms) },
    area !== undefined && { id: 'area', Icon: AreaIcon, value: metres(area) },
    size !== undefined && { id: 'size', Icon: BuildingIcon, value: metres(size) },
    floor !== undefined && {
      id: 'floor',
      Icon: FloorIcon,
      value: <bdi dir="ltr">{format.integer(floor)}</bdi>,
    },
    perMetre !== undefined && {
      id: 'perMetre',
      Icon: TagIcon,
      value: (
        <Money
          amount={format.integer(perMetre)}
          currency={currency}
          Sign={DetailSign}
          period={property.rentType}
        />
      ),
    },
    { id: 'views', Icon: EyeIcon, value: format.count(views) },
  ];
  return facts.filter((fact) => fact !== false);
}

/** What there is to know in numbers (specification, section 2, "Property detail"). */
export function FactGrid({ property, currency }: { property: Property; currency: string }) {
  const own = useOfferWords();
  const facts = useFacts(property, currency);
  return (
    <Facts>
      {facts.map(({ id, Icon, value }) => (
        <div key={id}>
          <dt>
            <Icon size={22} />
            {own(`facts.${id}`)}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  ${media.sm} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    display: grid;
    gap: ${tokens.space[1]};
    align-content: start;
    padding: ${tokens.space[4]};
    background: ${tokens.color.surface};
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.md};
  }
  svg[viewBox='0 0 24 24'] {
    color: ${tokens.color.accent};
  }
  dt {
    display: grid;
    gap: inherit;
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.bold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[2]};
    > div {
      padding: ${tokens.space[2]} ${tokens.space[3]};
      box-shadow: none;
    }
    svg[viewBox='0 0 24 24'],
    /* How often it was seen says nothing on paper. */
    > :last-child {
      display: none;
    }
  }
`;
