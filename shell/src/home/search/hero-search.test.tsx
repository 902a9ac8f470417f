import type { Language } from '@shared/contract';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeHttp,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { shellPages } from '../../pages.ts';

// The whole page is mounted; a busy machine needs its time for the first of them.
jest.setTimeout(60_000);

const words = { ar: ar.home.search, en: en.home.search };
const listing = (_id: string, city: string, cityEn: string, district: string, districtEn: string) => ({
  _id,
  location: { city, city_en: cityEn, district, district_en: districtEn },
});
const forSale = [
  listing('a', 'الرياض', 'Riyadh', 'الملقا', 'Al Malqa'),
  listing('b', 'الرياض', 'Riyadh', 'حطين', 'Hittin'),
  listing('c', 'جدة', 'Jeddah', 'الروضة', 'Al Rawdah'),
];
const forRent = [listing('d', 'مدينة الكويت', 'Kuwait City', 'السالمية', 'Salmiya')];
const calls = {
  'GET /settings/get': ok({ data: {} }),
  'GET /home/sell': ok({ data: forSale }),
  'GET /home/rent': ok({ data: forRent }),
};

let mounted: MountedRemote | undefined;
const user = userEvent.setup({ delay: null });

async function openHome(language: Language = 'en', http: FakeHttp = createFakeHttp(calls)) {
  mounted = await mountRemote(shellPages, { url: '/', language, http });
  return http;
}
afterEach(() => mounted?.unmount());

const field = (language: Language = 'en') => screen.getByLabelText<HTMLInputElement>(words[language].place);
const form = () => within(screen.getByRole('search'));
const suggestions = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.firstElementChild?.textContent);
const address = () => window.location.pathname + window.location.search;
/** What was asked for, once each: development takes every component in twice. */
const asked = (http: FakeHttp) => [
  ...new Set(http.requests.map(({ path }) => path).filter((path) => path !== '/settings/get')),
];

async function use(language: Language = 'en') {
  await user.click(field(language));
  await screen.findByRole('listbox');
}

it('asks for no places before the field is used, and for those of the chosen deal then', async () => {
  const http = await openHome();
  expect(asked(http)).toEqual([]);
  expect(field()).not.toHaveAttribute('role');
  await use();
  expect(asked(http)).toEqual(['/home/sell']);
  expect(suggestions()).toEqual(['Riyadh', 'Jeddah', 'Al Rawdah', 'Al Malqa', 'Hittin']);
  await user.click(form().getByLabelText(en.home.search.rent));
  await user.click(field());
  await waitFor(() => expect(suggestions()).toEqual(['Kuwait City', 'Salmiya']));
  expect(asked(http)).toEqual(['/home/sell', '/home/rent']);
});

it.each([
  ['en', 'ملقا', 'Al Malqa'],
  ['en', 'malqa', 'Al Malqa'],
  ['ar', 'malqa', 'الملقا'],
  ['ar', 'رياض', 'الرياض'],
] as const)('suggests in %s for «%s» the place %s', async (language, typed, expected) => {
  await openHome(language);
  await use(language);
  await user.type(field(language), typed);
  await waitFor(() => expect(suggestions()).toEqual([expected]));
});

it('is worked by the keyboard as a combobox, and leads to the list of the place', async () => {
  await openHome();
  await use();
  await user.type(field(), 'mal{ArrowDown}');
  const option = screen.getByRole('option', { name: /Al Malqa/ });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Al Malqa');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.pathname).toBe('/');
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/sell?${new URLSearchParams({ district: 'الملقا' }).toString()}`);
});

it('searches words as they are typed where no place is chosen, and after typing on', async () => {
  await openHome();
  await use();
  await user.type(field(), 'mal{ArrowDown}{Enter} near the sea');
  expect(field()).toHaveValue('Al Malqa near the sea');
  await user.click(form().getByLabelText(en.home.search.rent));
  await user.selectOptions(form().getByLabelText(en.home.search.type), 'villa');
  await user.type(form().getByLabelText(/Max price/), '500000');
  await user.click(form().getByRole('button', { name: en.home.search.submit }));
  expect(address()).toBe('/rent?q=Al+Malqa+near+the+sea&type=villa&max=500000');
});

it('takes nothing away that was typed: by Escape, by leaving, by a list that cannot be had', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openHome('en', createFakeHttp({ 'GET /settings/get': ok({ data: {} }) }));
  await user.type(field(), 'somewhere');
  await waitFor(() => expect(field()).toHaveAttribute('role', 'combobox'));
  await user.keyboard('{Escape}{Escape}');
  expect(field()).toHaveValue('somewhere');
  await user.tab();
  expect(field()).toHaveValue('somewhere');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), '{Enter}');
  expect(address()).toBe('/sell?q=somewhere');
  jest.restoreAllMocks();
});

it('is a form of the list of all properties before any script', async () => {
  await openHome();
  const native = screen.getByRole<HTMLFormElement>('search');
  expect(native).toHaveAttribute('action', '/properties');
  expect(native).toHaveAttribute('method', 'get');
  expect([...new FormData(native).keys()]).toEqual(['offer', 'q', 'type', 'max']);
});
