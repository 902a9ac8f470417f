import { PROPERTY_TYPES } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import {
  Button,
  FilterIcon,
  LinkButton,
  media,
  SearchIcon,
  SelectField,
  TextField,
  tokens,
} from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { City } from './cities.ts';
import { isNarrowing, readCriteria, ROOM_COUNTS, SORTS, type Criteria } from './criteria.ts';

export interface FilterPanelProps {
  /** Where the form leads without JavaScript. */
  path: string;
  criteria: Criteria;
  cities: readonly City[];
  /** Whether the list holds both deals, so that one can be chosen. */
  hasOffers: boolean;
  onChange(next: Criteria): void;
  onClear(): void;
}

/** Whether a field holds something else than the page gave it. */
const isTouched = (field: Element): boolean => {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
};

const criteriaOf = (form: HTMLFormElement): Criteria => {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return readCriteria(search);
};

/**
 * The filters of a list: a form that the server answers as well, and that is applied at each change once the
 * page has come alive. The fields belong to the visitor; a change of the address from elsewhere is a new panel.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { path, criteria, cities, hasOffers, onChange, onClear } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(criteria);
  const [startsOpen] = useState(() => isNarrowing({ ...criteria, q: undefined }));

  // What was typed before the page came alive, or was brought back by the browser, counts as typed.
  const applyEarly = useEffectEvent(() => {
    if (form.current && [...form.current.elements].some(isTouched)) onChange(criteriaOf(form.current));
  });
  useEffect(() => applyEarly(), []);

  const apply = (event: FormEvent<HTMLFormElement>) => onChange(criteriaOf(event.currentTarget));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event);
  };
  return (
    <Panel
      // Browsers that do not know the element for it yet know the role.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      ref={form}
      action={path}
      method="get"
      aria-label={t('filters.label')}
      autoComplete="off"
      onChange={apply}
      onSubmit={submit}
    >
      <Keyword>
        <TextField
          name="q"
          type="search"
          label={t('filters.keyword')}
          labelHidden
          placeholder={t('filters.keywordHint')}
          icon={<SearchIcon size={20} />}
          defaultValue={initial.q}
          maxLength={100}
          enterKeyHint="search"
        />
      </Keyword>
      <Sort>
        <SelectField
          name="sort"
          label={t('filters.sort')}
          labelHidden
          placeholder={t('sorts.newest')}
          options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          defaultValue={initial.sort ?? ''}
        />
      </Sort>
      <More open={startsOpen}>
        <summary>
          <FilterIcon size={20} />
          {t('filters.more')}
        </summary>
        <Fields>
          <FilterFields initial={initial} cities={cities} hasOffers={hasOffers} />
          <Actions>
            <Button type="submit" variant="secondary">
              {t('filters.apply')}
            </Button>
            {isNarrowing(criteria) && (
              <LinkButton
                href={path}
                variant="quiet"
                onClick={(event) => {
                  event.preventDefault();
                  onClear();
                }}
              >
                {t('filters.clear')}
              </LinkButton>
            )}
          </Actions>
        </Fields>
      </More>
    </Panel>
  );
}

function FilterFields({
  initial,
  cities,
  hasOffers,
}: { initial: Criteria } & Pick<FilterPanelProps, 'cities' | 'hasOffers'>) {
  const { t, language } = useTranslation();
  const cityOptions = cities.map(({ name, name_en }) => ({
    value: name,
    label: language === 'en' ? (name_en ?? name) : name,
  }));
  const chosen = initial.city;
  // A shared link may name a city in the other language, or one that is not in the list's beginning.
  const known = cities.find(({ name, name_en }) => name === chosen || name_en === chosen)?.name;
  if (chosen !== undefined && known === undefined) cityOptions.unshift({ value: chosen, label: chosen });
  const roomCounts = [...new Set([...ROOM_COUNTS, ...(initial.rooms === undefined ? [] : [initial.rooms])])];
  return (
    <>
      {hasOffers && (
        <SelectField
          name="offer"
          label={t('filters.offer')}
          placeholder={t('filters.anyOffer')}
          options={(['sell', 'rent'] as const).map((value) => ({ value, label: t(`offers.${value}`) }))}
          defaultValue={initial.offer ?? ''}
        />
      )}
      <SelectField
        name="type"
        label={t('filters.type')}
        placeholder={t('filters.anyType')}
        options={PROPERTY_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        defaultValue={initial.type ?? ''}
      />
      <SelectField
        name="city"
        label={t('filters.city')}
        placeholder={t('filters.anyCity')}
        options={cityOptions}
        defaultValue={known ?? chosen ?? ''}
      />
      <SelectField
        name="rooms"
        label={t('filters.rooms')}
        placeholder={t('filters.anyRooms')}
        options={roomCounts.map((count) => ({
          value: String(count),
          label: t('filters.roomsFrom', { count }),
        }))}
        defaultValue={initial.rooms ?? ''}
      />
      <TextField
        name="min"
        label={t('filters.min')}
        inputMode="numeric"
        dir="ltr"
        placeholder="0"
        defaultValue={initial.min}
      />
      <TextField
        name="max"
        label={t('filters.max')}
        inputMode="numeric"
        dir="ltr"
        placeholder={t('filters.noMaximum')}
        defaultValue={initial.max}
      />
    </>
  );
}

const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.elevation.medium};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    padding: ${tokens.space[5]};
  }
`;

const Keyword = styled.div`
  min-inline-size: 0;
`;

const Sort = styled.div`
  min-inline-size: 0;
`;

/* On a wide page the fields are always there, where the browser lets a closed disclosure show its content. */
const More = styled.details`
  grid-column: 1 / -1;
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
  @supports selector(::details-content) {
    ${media.lg} {
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
  /* An odd number of fields: the first takes a whole line, so that the two prices stay beside each other. */
  > :first-child:nth-last-child(even) {
    grid-column: 1 / -1;
  }
  ${media.lg} {
    display: flex;
    padding-block-start: ${tokens.space[1]};
    > * {
      flex: 1 1 8.5rem;
    }
  }
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  ${media.lg} {
    ${Fields} > & {
      flex: none;
    }
    flex-wrap: nowrap;
  }
`;
