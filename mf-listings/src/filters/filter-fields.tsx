import { CardSign, propertyDefaults } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { CheckboxField, media, SelectField, tokens } from '@shared/ui';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import { AmenityFields } from './amenity-fields.tsx';
import { fieldId } from './field-id.ts';
import { leastOptions, offerOptions, placeOptions, rentTypeOptions, typeOptions } from './filter-options.ts';
import { placeValue } from './place-names.ts';
import { RangeField } from './range-field.tsx';

export interface FilterFieldsProps {
  /** Whether the list holds both deals. */
  hasOffers: boolean;
  /** Whether the list is of exclusive properties alone. */
  isExclusive: boolean;
  /** What the fields begin with; from then on they belong to the visitor. */
  initial: Criteria;
  /** What the facets are of. */
  shown: Criteria;
  facets: Facets | undefined;
}

/** Typing must not draw hundreds of choices again before their counts are known. */
const isDrawnAlready = (before: FilterFieldsProps, after: FilterFieldsProps) =>
  before.shown === after.shown && before.facets === after.facets;

/** Every filter but the keyword, each choice with its count (specification, section 5). */
export const FilterFields = memo(function FilterFields(props: FilterFieldsProps) {
  const { hasOffers, isExclusive, shown, facets } = props;
  const [initial] = useState(props.initial);
  const words = useTranslation();
  const { t, language, format } = words;
  const isCounted = facets?.counted === true;
  const rentTypes = rentTypeOptions(words, facets, shown);
  const marks = isExclusive ? (['premium'] as const) : (['exclusive', 'premium'] as const);
  return (
    <Fields>
      <Choices>
        {hasOffers && (
          <SelectField
            name="offer"
            id={fieldId('offer')}
            label={t('filters.offer')}
            placeholder={t('filters.anyOffer')}
            options={offerOptions(words, facets, shown)}
            defaultValue={initial.offer ?? ''}
          />
        )}
        <SelectField
          name="type"
          id={fieldId('type')}
          label={t('filters.type')}
          placeholder={t('filters.anyType')}
          options={typeOptions(words, facets, shown)}
          defaultValue={initial.type ?? ''}
        />
        {rentTypes.length > 0 && (
          <SelectField
            name="rentType"
            id={fieldId('rentType')}
            label={t('filters.rentType')}
            placeholder={t('filters.anyRentType')}
            options={rentTypes}
            defaultValue={initial.rentType ?? ''}
          />
        )}
        <SelectField
          name="city"
          id={fieldId('city')}
          label={t('filters.city')}
          placeholder={t('filters.anyCity')}
          options={placeOptions(words, language, facets?.cities, isCounted, shown.city)}
          defaultValue={placeValue(facets?.cities, initial.city)}
        />
        <SelectField
          name="district"
          id={fieldId('district')}
          label={t('filters.district')}
          placeholder={t('filters.anyDistrict')}
          options={placeOptions(words, language, facets?.districts, isCounted, shown.district)}
          defaultValue={placeValue(facets?.districts, initial.district)}
        />
        {(['rooms', 'bathrooms'] as const).map((field) => (
          <SelectField
            key={field}
            name={field}
            id={fieldId(field)}
            label={t(`filters.${field}`)}
            placeholder={t('filters.anyCount')}
            options={leastOptions(words, field, facets, shown)}
            defaultValue={initial[field] ?? ''}
          />
        ))}
      </Choices>
      <Bounds>
        <RangeField
          label={
            <>
              {t('filters.price')} (
              <CardSign currency={propertyDefaults.currency} language={language} />)
            </>
          }
          least={{ name: 'min', label: t('filters.min'), initial: initial.min, shown: shown.min }}
          most={{ name: 'max', label: t('filters.max'), initial: initial.max, shown: shown.max }}
        />
        <RangeField
          label={t('filters.size')}
          least={{
            name: 'minSize',
            label: t('filters.minSize'),
            initial: initial.minSize,
            shown: shown.minSize,
          }}
          most={{
            name: 'maxSize',
            label: t('filters.maxSize'),
            initial: initial.maxSize,
            shown: shown.maxSize,
          }}
        />
        <Marks>
          {marks.map((mark) => (
            <CheckboxField
              key={mark}
              name={mark}
              id={fieldId(mark)}
              value="1"
              label={
                isCounted
                  ? t('filters.counted', { label: t(`filters.${mark}`), number: format.count(facets[mark]) })
                  : t(`filters.${mark}`)
              }
              defaultChecked={initial[mark] === true}
            />
          ))}
        </Marks>
      </Bounds>
      <AmenityFields initial={initial} shown={shown} facets={facets} />
    </Fields>
  );
}, isDrawnAlready);

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  /* An odd number: the first takes a whole line. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  ${media.lg} {
    display: flex;
    > * {
      flex: 1 1 0;
    }
  }
`;

const Bounds = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${tokens.space[3]} ${tokens.space[6]};
    /* Beside the fields, below the height of their heading. */
    > :last-child {
      padding-block-start: calc(${tokens.size.sm} * ${tokens.leading.body} + ${tokens.space[2]});
    }
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[6]};
`;
