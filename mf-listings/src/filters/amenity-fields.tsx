import { AMENITIES } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { CheckboxField, ChevronDownIcon, media, tokens } from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import { fieldId } from './field-id.ts';

export interface AmenityFieldsProps {
  /** What the boxes begin with. */
  initial: Criteria;
  /** What the facets are of. */
  shown: Criteria;
  facets: Facets | undefined;
}

/** The amenities that the list has at all, each a box to tick; nothing where no listing names one. */
export function AmenityFields({ initial, shown, facets }: AmenityFieldsProps) {
  const { t, format } = useTranslation();
  const [startsOpen] = useState(initial.amenities !== undefined);
  const offered = AMENITIES.filter(
    (amenity) => facets?.amenities[amenity] !== undefined || initial.amenities?.includes(amenity),
  );
  if (offered.length === 0) return null;
  return (
    <Group open={startsOpen}>
      <summary>
        {t('amenities.title')}
        <ChevronDownIcon size={18} />
      </summary>
      <Boxes aria-label={t('amenities.title')}>
        {offered.map((amenity) => {
          const label = t(`amenities.${amenity}`);
          const count = facets?.counted ? (facets.amenities[amenity] ?? 0) : undefined;
          return (
            <CheckboxField
              key={amenity}
              name="amenities"
              id={fieldId(amenity)}
              value={amenity}
              label={
                count === undefined ? label : t('filters.counted', { label, number: format.count(count) })
              }
              defaultChecked={initial.amenities?.includes(amenity)}
              disabled={count === 0 && !shown.amenities?.includes(amenity)}
            />
          );
        })}
      </Boxes>
    </Group>
  );
}

const Group = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: 2.75rem;
    cursor: pointer;
    font-weight: ${tokens.weight.semibold};
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary > svg {
    color: ${tokens.color.accent};
    transition: rotate ${tokens.motion.quick};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Boxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  column-gap: ${tokens.space[3]};
  ${media.lg} {
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  }
`;
