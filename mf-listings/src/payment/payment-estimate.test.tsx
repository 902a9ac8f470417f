import type { Language } from '@shared/contract';
import { expectAccessible, ok } from '@shared/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  comeNear,
  enter,
  mountListings,
  mountParcel,
  press,
  unmountListings,
} from '../pages/listings.test-kit.ts';
import ar from './locales/ar.json';
import en from './locales/en.json';

const words = { ar, en } as const;

afterEach(unmountListings);

const HOME = { price: { amount: 1_000_000, currency: 'KWD' }, add_Type: 'sell' };
const open = (fields: Readonly<Record<string, unknown>>, language: Language = 'en') =>
  mountListings(
    '/property/p1',
    { 'GET /home/homes/p1': ok({ data: propertyRecord('p1', fields) }) },
    language,
  );

const find = (language: Language) => screen.findByRole('region', { name: words[language].title });
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

/** The facts by their labels, without spaces. */
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .filter((term) => term.closest('[aria-live]'))
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent?.replaceAll(/[\s\u2066-\u2069]/g, ''),
      ]),
  );

describe.each<Language>(['ar', 'en'])('the payment estimate of a home for sale, in %s', (language) => {
  const t = words[language];

  it('begins with the price and the defaults of the brand, and says that it is no offer', async () => {
    const { element } = await open(HOME, language);
    await comeNear();
    const estimate = within(await find(language));
    expect(field(t.fields.price)).toHaveValue('1,000,000');
    expect(field(t.fields.downPayment)).toHaveValue('300,000');
    expect(field(t.fields.downPayment)).toHaveAccessibleDescription(t.share.replace('{{share}}', '30'));
    expect(field(t.fields.years)).toHaveValue('20');
    expect(field(t.rates.murabaha)).toHaveValue('3.5');
    const { [t.total]: total, [t.profits.murabaha]: profit } = facts();
    expect([total, profit]).toEqual([
      expect.stringContaining('1,490,000') as string,
      expect.stringContaining('490,000') as string,
    ]);
    expect(estimate.getByText(t.monthly, { exact: false })).toHaveTextContent('4,958.33');
    expect(estimate.getByText(t.notice)).toBeInTheDocument();
    expect(estimate.getByText(t.sources.murabaha)).toBeInTheDocument();
    await expectAccessible(element);
  });

  it('goes by each plan; what was typed stays, what was not follows the plan', async () => {
    await open(HOME, language);
    await find(language);
    await enter(field(t.fields.downPayment), '٤٠٠٬٠٠٠');
    await press(screen.getByRole('radio', { name: t.plans.instalment }));
    expect(screen.queryByRole('textbox', { name: t.rates.murabaha })).toBeNull();
    expect(field(t.fields.years)).toHaveValue('5');
    expect(screen.getByText(t.monthly, { exact: false })).toHaveTextContent('10,000');
    await press(screen.getByRole('radio', { name: t.plans.ijara }));
    expect(field(t.fields.downPayment)).toHaveValue('٤٠٠٬٠٠٠');
    expect(field(t.fields.years)).toHaveValue('20');
    expect(field(t.rates.ijara)).toHaveValue('5.9');
    expect(screen.getByText(t.sources.ijara)).toBeInTheDocument();
  });

  it.each([
    ['price', 'much', 'price'],
    ['price', '0', 'price'],
    ['downPayment', '1,000,000', 'downPayment'],
    ['downPayment', '', 'downPayment'],
    ['years', '2.5', 'years'],
    ['years', '41', 'years'],
    ['years', '0', 'years'],
  ] as const)(
    'says at the field what is wrong with %s %j, loses nothing, and takes the next try',
    async (name, text, error) => {
      await open(HOME, language);
      await find(language);
      const input = field(t.fields[name]);
      const before = input.value;
      await enter(input, text);
      expect(input).toBeInvalid();
      expect(input).toHaveValue(text);
      expect(input).toHaveAccessibleDescription(
        t.errors[error].replace('{{years}}', '40').replace('{{rate}}', '30'),
      );
      expect(screen.getByText(t.incomplete)).toBeInTheDocument();
      await enter(input, before);
      expect(input).toBeValid();
      expect(facts()[t.total]).toContain('1,490,000');
    },
  );

  it('says at the field when a rate is none', async () => {
    await open(HOME, language);
    await find(language);
    await enter(field(t.rates.murabaha), '٣٫٥٪');
    expect(facts()[t.total]).toContain('1,490,000');
    await enter(field(t.rates.murabaha), '31');
    expect(field(t.rates.murabaha)).toBeInvalid();
  });
});

it('the numbers typed stay through a change of language', async () => {
  const { switchLanguage } = await open(HOME);
  await find('en');
  await enter(field(words.en.fields.years), '15');
  await switchLanguage('ar');
  expect(field(words.ar.fields.years)).toHaveValue('15');
});

it.each([
  ['a rent', { ...HOME, add_Type: 'rent' }],
  ['what is sold', { ...HOME, soldOut: true }],
  ['a price on request', { ...HOME, price: {} }],
])('there is none for %s', async (_what, fields) => {
  await open(fields);
  await screen.findByRole('heading', { level: 1 });
  await comeNear();
  expect(screen.queryByRole('region', { name: words.en.title })).toBeNull();
});

it('as a parcel of another page begins without a price, and asks for one', async () => {
  const { http } = await mountParcel('payment-estimate', {}, 'en');
  await find('en');
  const { fields, incomplete, total } = words.en;
  expect(field(fields.price)).toBeValid();
  expect(screen.getByText(incomplete)).toBeInTheDocument();
  await enter(field(fields.price), '200000');
  expect(field(fields.downPayment)).toHaveValue('60,000');
  expect(facts()[total]).toContain('298,000');
  expect(http.requests).toEqual([]);
});
