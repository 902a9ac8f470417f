import { offline, ok, type FakeAnswer } from '@shared/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { mountListings, press, RENT, SELL, unmountListings, words } from './listings.test-kit.ts';

const CALL = 'GET /home/homes/p1';
const whole = propertyRecord('p1');
/** As a list may send it: without the long text. */
const { description_ar: _ar, description_en: _en, ...brief } = whole;

afterEach(unmountListings);

const openFromList = async (language: 'ar' | 'en', property: FakeAnswer) => {
  const lists = { [SELL]: ok({ data: [brief], total: 1 }), [RENT]: ok({ data: [] }) };
  const mounted = await mountListings('/sell', { ...lists, [CALL]: property }, language);
  await screen.findAllByRole('article');
  await mounted.navigate('/property/p1');
  return mounted;
};

describe.each(['ar', 'en'] as const)(
  'a property of a list that left its description out, in %s',
  (language) => {
    const t = words[language];
    const text = language === 'ar' ? 'وصف العقار' : 'About the listing';
    const name = language === 'ar' ? 'عقار p1' : 'Listing p1';
    const described = () => screen.queryByRole('heading', { level: 2, name: t.detail.description });

    it('stands at once, with room for the description until that has come', async () => {
      let answer = () => {};
      await openFromList(
        language,
        () => new Promise((resolve) => (answer = () => resolve(ok({ data: whole })))),
      );
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      expect(described()).toBeInTheDocument();
      expect(screen.queryByText(text)).toBeNull();
      await act(async () => answer());
      expect(await screen.findByText(text)).toBeInTheDocument();
    });

    it('stays when the rest cannot be had, which it says, and has it by Retry', async () => {
      const { http } = await openFromList(language, offline);
      const failed = await screen.findByRole('alert', {}, { timeout: 10_000 });
      expect(failed).toHaveTextContent(t.failed.text);
      expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
      let answer = () => {};
      http.answer(CALL, () => new Promise((resolve) => (answer = () => resolve(ok({ data: whole })))));
      const retry = screen.getByRole('button', { name: t.failed.retry });
      retry.focus();
      await press(retry);
      // Whoever pressed it stays where they were.
      expect(await screen.findByRole('button', { name: t.failed.retrying })).toHaveFocus();
      await act(async () => answer());
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('has no description where nobody has written one', async () => {
      await openFromList(language, ok({ data: brief }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      await act(async () => Promise.resolve());
      expect(described()).toBeNull();
    });
  },
);
