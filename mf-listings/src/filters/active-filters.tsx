import { useTranslation, type Translation } from '@shared/i18n';
import { CloseIcon, LinkButton, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { FILTERS } from '@shared/listing-search/criteria';
import { listHref, withoutFilters, type Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import { placeLabel, type NamedPlace } from './place-names.ts';

type Filter = Exclude<(typeof FILTERS)[number], 'amenities'>;

/** Places with their names in both languages, as far as they are known. */
export interface KnownPlaces {
  cities: readonly NamedPlace[];
  districts: readonly NamedPlace[];
}

/** What a filter that is set says. */
function wordsOf(
  filter: Filter,
  criteria: Criteria,
  facets: KnownPlaces | undefined,
  { t, language, format }: Translation,
): string {
  switch (filter) {
    case 'offer':
      return t(`offers.${criteria.offer ?? 'sell'}`);
    case 'type':
      return t(`types.${criteria.type ?? 'other'}`);
    case 'rentType':
      return t(`filters.set.rentTypes.${criteria.rentType ?? 'monthly'}`);
    case 'rooms':
    case 'bathrooms':
      return t(`filters.set.${filter}`, {
        words: t(`filters.${filter}From`, { count: criteria[filter] ?? 0 }),
      });
    case 'min':
    case 'max':
      return t(`filters.set.${filter}`, { value: format.number(criteria[filter]) });
    case 'minSize':
    case 'maxSize':
      return t(`filters.set.${filter}`, {
        value: t('facts.squareMetres', { value: format.number(criteria[filter]) }),
      });
    case 'exclusive':
    case 'premium':
      return t(`filters.${filter}`);
    case 'q':
      return t('filters.set.q', { words: criteria.q ?? '' });
    case 'city':
      return placeLabel(facets?.cities, criteria.city ?? '', language);
    default:
      return placeLabel(facets?.districts, criteria.district ?? '', language);
  }
}

interface SetFilter {
  key: string;
  words: string;
  /** The criteria with this filter taken back. */
  without: Criteria;
}

/** Each filter that is set, and of the amenities each one. */
function setFilters(
  criteria: Criteria,
  facets: KnownPlaces | undefined,
  translation: Translation,
): readonly SetFilter[] {
  return FILTERS.flatMap((filter): readonly SetFilter[] => {
    if (criteria[filter] === undefined) return [];
    if (filter !== 'amenities') {
      const words = wordsOf(filter, criteria, facets, translation);
      return [{ key: filter, words, without: { ...criteria, [filter]: undefined, page: 1 } }];
    }
    const chosen = criteria.amenities ?? [];
    return chosen.map((amenity) => ({
      key: amenity,
      words: translation.t(`amenities.${amenity}`),
      without: {
        ...criteria,
        amenities: chosen.length > 1 ? chosen.filter((each) => each !== amenity) : undefined,
        page: 1,
      },
    }));
  });
}

/** The filters that are set, in words. */
export const filterWords = (
  criteria: Criteria,
  places: KnownPlaces,
  translation: Translation,
): readonly string[] => setFilters(criteria, places, translation).map(({ words }) => words);

export interface ActiveFiltersProps {
  /** The path of the list. */
  path: string;
  criteria: Criteria;
  /** They know the places' names in both languages. */
  facets: Facets | undefined;
}

/**
 * The filters that are set, each with the way to take it back: a link to the list without it, which leads there before the page
 * is alive and without scripts too. Whoever holds them hears of a press.
 */
export function ActiveFilters({ path, criteria, facets }: ActiveFiltersProps) {
  const translation = useTranslation();
  const { t } = translation;
  const set = setFilters(criteria, facets, translation);
  if (set.length === 0) return null;
  return (
    <Chips aria-label={t('filters.active')}>
      {set.map(({ key, words, without }) => (
        <li key={key}>
          <Chip
            variant="secondary"
            size="small"
            aria-label={t('filters.remove', { filter: words })}
            iconEnd={<CloseIcon size={16} />}
            href={listHref(path, without)}
          >
            <bdi>{words}</bdi>
          </Chip>
        </li>
      ))}
      <li>
        <LinkButton variant="quiet" size="small" href={listHref(path, withoutFilters(criteria))}>
          {t('filters.clear')}
        </LinkButton>
      </li>
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[2]};
`;

const Chip = styled(LinkButton)`
  max-inline-size: min(18rem, 80vw);
  font-weight: ${tokens.weight.medium};
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
