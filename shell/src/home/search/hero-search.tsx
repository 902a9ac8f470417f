import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { PROPERTY_TYPES, type AddType } from '@shared/api';
import { CardSign, propertyDefaults } from '@shared/brand';
import { paths } from '@shared/contract';
import { useNavigate } from '@shared/facades/router';
import { groupedWholeNumber, useTranslation, withoutGrouping } from '@shared/i18n';
import { Button, SearchIcon, SelectField, TextField } from '@shared/ui';
import { DealChoice, Fields, Panel } from './panel.tsx';
import { PlaceField } from './place-field.tsx';

const DEALS = ['sell', 'rent'] as const;
const LISTS: Readonly<Record<AddType, string>> = { sell: paths.sale, rent: paths.rent };

const dealOf = (form: HTMLFormElement): AddType =>
  new FormData(form).get('offer') === 'rent' ? 'rent' : 'sell';

/** The list that a form asks for, at its own address, with what was filled in. */
function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '' && name !== 'offer')
      asked.append(name, name === 'max' ? withoutGrouping(value) : value.trim());
  const query = asked.toString();
  return LISTS[dealOf(form)] + (query && `?${query}`);
}

/**
 * What a visitor comes for: buy or rent, where, what, for how much. A form that the list of all properties answers, which knows both
 * deals; once the page is alive it leads to the list of the one that is chosen, without a new document.
 */
export function HeroSearch() {
  const { t, format, language } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [deal, setDeal] = useState<AddType>('sell');
  // What was pressed before the page came alive, or was brought back by the browser.
  useLayoutEffect(() => {
    if (form.current) setDeal(dealOf(form.current));
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(addressOf(event.currentTarget));
  };
  return (
    <Panel
      // Browsers that do not know the element for it yet know the role.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      ref={form}
      action={paths.properties}
      method="get"
      aria-label={t('home.search.label')}
      autoComplete="off"
      onSubmit={submit}
      onChange={({ currentTarget }) => setDeal(dealOf(currentTarget))}
    >
      <DealChoice>
        <legend>{t('home.search.deal')}</legend>
        {DEALS.map((each) => (
          <label key={each}>
            <input type="radio" name="offer" value={each} defaultChecked={each === 'sell'} />
            <span>{t(`home.search.${each}`)}</span>
          </label>
        ))}
      </DealChoice>
      <Fields>
        <PlaceField deal={deal} />
        <SelectField
          name="type"
          label={t('home.search.type')}
          placeholder={t('home.search.anyType')}
          options={PROPERTY_TYPES.filter((type) => type !== 'other').map((value) => ({
            value,
            label: t(`home.search.types.${value}`),
          }))}
          defaultValue=""
        />
        <TextField
          name="max"
          label={
            <>
              {t('home.search.max')} (
              <CardSign currency={propertyDefaults.currency} language={language} />)
            </>
          }
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          enterKeyHint="search"
          onBlur={({ target }) => {
            target.value = groupedWholeNumber(target.value, format.integer);
          }}
        />
        <Button type="submit" icon={<SearchIcon size={20} />}>
          {t('home.search.submit')}
        </Button>
      </Fields>
    </Panel>
  );
}
