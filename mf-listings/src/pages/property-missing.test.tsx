import { offline, ok, status } from '@shared/remote-kit/testing';
import type { HttpResult, Language } from '@shared/contract';
import { screen } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  listOf,
  mountListings,
  nameIn,
  pending,
  press,
  unmountListings,
  words,
} from './listings.test-kit.ts';

const CALL = 'GET /home/homes/p1';
/** What the specification says in English, and what a visitor reads in Arabic. */
const said = {
  ar: { missing: 'العقار غير موجود', back: 'العودة إلى العقارات' },
  en: { missing: 'Property Not Found', back: 'Back to properties' },
} as const;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

describe.each<Language>(['ar', 'en'])(
  'sections 2, 4 and 8, property detail without a property, in %s',
  (language) => {
    const t = words[language];
    const { missing, back } = said[language];
    const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

    it('says that it is loading', async () => {
      const answer = pending<HttpResult>();
      const { heads } = await mountListings('/property/p1', { [CALL]: () => answer.promise }, language);
      expect(screen.getByRole('status')).toHaveTextContent(t.detail.loading);
      expect(heads.at(-1)?.title).toBe(t.detail.loadingTitle);
      await answer.settle(ok({ data: propertyRecord('p1') }));
      expect(await heading(nameIn(language, 'p1'))).toBeInTheDocument();
      expect(screen.queryByText(t.detail.loading)).toBeNull();
    });

    it.each([
      ['a 404', status(404)],
      ['an empty answer', ok({ data: null })],
      ['one that is not on display', ok({ data: propertyRecord('p1', { display: false }) })],
    ])('says that it is not found, with a back link: %s', async (_case, answer) => {
      const { heads } = await mountListings('/property/p1', { [CALL]: answer }, language);
      expect(await heading(missing)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/properties');
      expect(screen.queryByRole('button')).toBeNull();
      expect(document.body).not.toHaveTextContent(nameIn(language, 'p1'));
      expect(heads.at(-1)).toMatchObject({ title: missing, status: 404 });
    });

    it.each([
      ['offline', offline],
      ['status 500', status(500)],
      ['status 401', status(401)],
      ['another shape', ok({ data: 'x' })],
    ])('shows the same with Retry when it could not be asked: %s', async (_case, failure) => {
      const { http, heads } = await mountListings('/property/p1', { [CALL]: failure }, language);
      const retry = await screen.findByRole('button', { name: t.failed.retry }, { timeout: 3000 });
      expect(screen.getByRole('heading', { level: 1, name: missing })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/properties');
      // Nobody knows that there is none.
      expect(heads.at(-1)?.status).toBeUndefined();
      http.answer(CALL, ok({ data: propertyRecord('p1') }));
      await press(retry);
      expect(await heading(nameIn(language, 'p1'))).toBeInTheDocument();
    });

    it('keeps Retry in its place while it is asked for again', async () => {
      const answer = pending<HttpResult>();
      const { http } = await mountListings('/property/p1', { [CALL]: status(400) }, language);
      const retry = await screen.findByRole('button', { name: t.failed.retry });
      http.answer(CALL, () => answer.promise);
      await press(retry);
      expect(await screen.findByRole('button', { name: t.failed.retrying })).toBe(retry);
      await answer.settle(status(400));
      expect(await screen.findByRole('button', { name: t.failed.retry })).toBe(retry);
    });

    const openFromList = async (told: Parameters<typeof propertyRecord>[1]) => {
      const answer = pending<HttpResult>();
      const answers = {
        'GET /home/sell': listOf([propertyRecord('p1', told)]),
        [CALL]: () => answer.promise,
      };
      const mounted = await mountListings('/sell', answers, language);
      await screen.findByRole('link', { name: nameIn(language, 'p1') });
      await mounted.navigate('/property/p1');
      expect(await heading(nameIn(language, 'p1'))).toBeInTheDocument();
      return { ...mounted, answer };
    };

    it('shows at once what a list already knew, and asks for what that may have left out', async () => {
      const { answer } = await openFromList({ description_ar: undefined, description_en: undefined });
      await answer.settle(ok({ data: propertyRecord('p1', { [`name_${language}`]: 'Newer name' }) }));
      expect(await heading('Newer name')).toBeInTheDocument();
    });

    it('asks for nothing that a list has told', async () => {
      const { http } = await openFromList({});
      await screen.findByRole('heading', { level: 1 });
      expect(http.requests.filter(({ path }) => path.startsWith('/home/homes/'))).toEqual([]);
    });
  },
);
