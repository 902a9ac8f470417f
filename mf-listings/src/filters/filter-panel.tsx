import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Button, FilterIcon, media, SearchIcon, SelectField, TextField, tokens } from '@shared/ui';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { hasOffers, type ListingScope } from '../search/listing-scope.ts';
import { blankFields, criteriaOf, followCity, isFormTouched } from './criteria-form.ts';
import { SORTS } from '@shared/listing-search/criteria';
import { countFilters, writeCriteria, withoutFilters, type Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { LateFilterFields } from './late-filter-fields.ts';
import { useFilterDrawer } from './use-filter-drawer.ts';

export interface FilterPanelProps {
  scope: ListingScope;
  criteria: Criteria;
  /** Those that facets and results are of; a moment behind while the visitor types. */
  shown: Criteria;
  facets: Facets | undefined;
  /** Properties that pass; undefined while that is not known. */
  matched: number | undefined;
  onChange(next: Criteria): void;
}

/**
 * The filters of a list: a form that the server answers as well, and that is applied at each change once the
 * page has come alive. The fields belong to the visitor; a change of the address from elsewhere is a new panel.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { scope, criteria, shown, facets, matched, onChange } = props;
  const { t } = useTranslation();
  const knowsNewest = useApi().offers('lists.newest');
  const form = useRef<HTMLFormElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const [initial] = useState(criteria);
  const set = countFilters({ ...criteria, q: undefined });
  const [startsOpen] = useState(set > 0);

  // What was typed before the page came alive, or was brought back by the browser, counts as typed.
  const applyEarly = useEffectEvent(() => {
    if (form.current && isFormTouched(form.current)) onChange(criteriaOf(form.current, criteria));
  });
  useLayoutEffect(() => applyEarly(), []);
  // After that: the fields that move into the drawer begin with what was typed.
  const drawer = useFilterDrawer(
    () =>
      more.current !== null &&
      (more.current.open !== startsOpen || more.current.contains(document.activeElement)),
  );

  const applyForm = (changed: HTMLFormElement) => onChange(criteriaOf(changed, criteria));
  const apply = (event: FormEvent<HTMLFormElement>) => {
    followCity(event.currentTarget, event.target);
    applyForm(event.currentTarget);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyForm(event.currentTarget);
  };
  const blank = () => {
    if (!form.current) return;
    blankFields(form.current);
    applyForm(form.current);
  };
  const fields = { hasOffers: hasOffers(scope), isExclusive: scope.admits !== undefined, shown, facets };
  return (
    <Panel
      // Browsers that do not know the element for it yet know the role.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      ref={form}
      action={scope.path}
      method="get"
      aria-label={t('filters.label')}
      autoComplete="off"
      // Of fields too that are not alive yet: to them React says nothing of a change.
      onInput={apply}
      onSubmit={submit}
    >
      {/* What no field says must not be lost where the server answers. */}
      {[...writeCriteria({ ...withoutFilters(initial), sort: undefined })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
          placeholder={t(knowsNewest ? 'sorts.usual' : 'sorts.newest')}
          options={SORTS.slice(knowsNewest ? 0 : 1).map((value) => ({ value, label: t(`sorts.${value}`) }))}
          defaultValue={initial.sort ?? ''}
        />
      </Sort>
      <Beside>
        <Button type="submit" icon={<SearchIcon size={20} />}>
          {t('filters.search')}
        </Button>
      </Beside>
      {drawer ? (
        <LoadedDrawer drawer={drawer} count={set} matched={matched} onClear={blank}>
          <LateFilterFields {...fields} initial={criteria} />
        </LoadedDrawer>
      ) : (
        <More ref={more} open={startsOpen}>
          <summary>
            <FilterIcon size={20} />
            {t('filters.more')}
          </summary>
          <LateFilterFields {...fields} initial={initial} />
          <Below>
            <Button type="submit">{t('filters.apply')}</Button>
          </Below>
        </More>
      )}
    </Panel>
  );
}

const LoadedDrawer = ({
  drawer: Drawer,
  ...props
}: FilterDrawerProps & { drawer: ComponentType<FilterDrawerProps> }) => <Drawer {...props} />;

const Panel = styled.form`
  display: grid;
  /* Two columns, or one where text is large. */
  grid-template-columns: repeat(auto-fit, minmax(max(7.2rem, 40%), 1fr));
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.elevation.medium};
  ${media.print} {
    display: none;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 17rem auto;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[5]};
  }
`;

const Keyword = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
  ${media.lg} {
    grid-column: auto;
  }
`;

const Sort = styled.div`
  min-inline-size: 0;
`;

/*
 * Where the page is wide the fields are always there, where the browser lets a closed disclosure show its content.
 * Elsewhere it is what stands until the drawer comes, and without scripts.
 */
const More = styled.details`
  grid-column: 1 / -1;
  > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space[2]};
    /* As the field beside it, and the drawer's button after it. */
    min-block-size: 3rem;
    cursor: pointer;
    font-weight: ${tokens.weight.semibold};
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.md};
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &:not([open]) {
    grid-column: auto;
  }
  &[open] > summary {
    margin-block-end: ${tokens.space[4]};
  }
  @supports selector(::details-content) {
    ${media.lg} {
      &&& {
        grid-column: 1 / -1;
      }
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

/* The way to the results without scripts, and an Enter key to press with them. */
const Beside = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    > button {
      block-size: 100%;
    }
  }
`;

const Below = styled.div`
  margin-block-start: ${tokens.space[4]};
  ${media.lg} {
    display: none;
  }
`;
