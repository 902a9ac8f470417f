import { ok } from '@shared/remote-kit/testing';
import { brand } from '@shared/brand';
import type { Language } from '@shared/contract';
import { screen, within } from '@testing-library/react';
import { hostile, SCRIPT, type Fault } from '../data/hostile-records.test-kit.ts';
import { mountListings, nameIn, unmountListings, words } from './listings.test-kit.ts';

/** What the specification says in English, and what a visitor reads in Arabic. */
const said = {
  ar: { onRequest: 'السعر عند الطلب', unavailable: 'غير متاح' },
  en: { onRequest: 'Price on request', unavailable: 'Unavailable' },
} as const;

afterEach(unmountListings);

describe.each<Language>(['ar', 'en'])(
  'the page of a hostile record (sections 3, 8 and 9), in %s',
  (language) => {
    const t = words[language];
    const { onRequest, unavailable } = said[language];
    const isArabic = language === 'ar';

    async function page(fault: Fault, fields: Readonly<Record<string, unknown>> = {}) {
      const answers = { 'GET /home/homes/h': ok({ data: { ...hostile[fault], ...fields } }) };
      const mounted = await mountListings('/property/h', answers, language, 'detailed');
      await screen.findByRole('heading', { level: 1 });
      expect(mounted.renderErrors).toEqual([]);
      return mounted;
    }
    const heading = () => screen.getByRole('heading', { level: 1 });
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    const panel = () => within(screen.getByRole('complementary'));
    const chat = () => panel().getByRole<HTMLAnchorElement>('link', { name: t.contact.chat });
    function expectDefaultPlace() {
      const places = isArabic
        ? ['المملكة العربية السعودية', 'الرياض', 'الملقا']
        : ['Saudi Arabia', 'Riyadh', 'Al Malqa'];
      const { country, city, district } = t.location;
      expect([country, city, district].map((name) => value(name)?.textContent)).toEqual(places);
      expect(screen.getByRole('link', { name: t.map.open })).toHaveAttribute(
        'href',
        expect.stringContaining('24.7136,46.6753'),
      );
    }

    it.each(['no price', 'a price that is no number', 'a price below zero'] as const)(
      'with %s: its price is on request',
      async (fault) => {
        await page(fault);
        expect(heading()).toHaveTextContent(nameIn(language, 'h'));
        expect(screen.getByText(onRequest)).toBeInTheDocument();
        expect(screen.queryByText(t.facts.perMetre)).toBeNull();
      },
    );

    it.each(['no images', 'images that are no pictures'] as const)(
      'with %s: a drawing stands for them, and there is nothing to count',
      async (fault) => {
        await page(fault);
        const gallery = within(screen.getByRole('region', { name: t.pictures.label }));
        expect(gallery.queryByRole('img')).toBeNull();
        expect(gallery.queryByRole('status')).toBeNull();
        expect(gallery.queryByRole('button')).toBeNull();
      },
    );

    it('with no location: has the default one', async () => {
      await page('no location');
      expectDefaultPlace();
    });

    it.each(['nothing but its identifier', 'wrong types in every field'] as const)(
      'with %s: opens as its card says it does, has every default, and says nothing that is not known',
      async (fault) => {
        const { element } = await page(fault);
        expect(heading()).toHaveTextContent(isArabic ? /^عقار$/ : /^Property$/);
        expect(screen.getByText(onRequest)).toBeInTheDocument();
        expectDefaultPlace();
        expect(panel().getByText(brand.listingPhone)).toBeInTheDocument();
        expect(panel().getByRole('link', { name: t.contact.call })).toHaveAttribute(
          'href',
          'tel:+966500000000',
        );
        expect(value(t.facts.type)).toHaveTextContent(isArabic ? /^عقار$/ : /^Property$/);
        expect(value(t.facts.views)).toHaveTextContent(/^[\d,]+$/);
        for (const unknown of [t.facts.rooms, t.facts.bathrooms, t.facts.area, t.facts.size, t.facts.floor])
          expect(screen.queryByText(unknown, { selector: 'dt' })).toBeNull();
        expect(screen.queryByText(unavailable)).toBeNull();
        expect(element).not.toHaveTextContent(/NaN|undefined|null|\[object/);
      },
    );

    it('without a description: has no heading for one', async () => {
      await page('no price', { description_ar: 7, description_en: null });
      expect(screen.queryByRole('heading', { name: t.detail.description })).toBeNull();
    });

    it('with a name of 5,000 characters: it is cut, in title and chat too', async () => {
      const { heads } = await page('a name of 5,000 characters');
      expect(heading().textContent?.length).toBeLessThan(150);
      expect(heading()).toHaveTextContent(/…$/);
      expect(heads.at(-1)?.title.length).toBeLessThan(150);
      expect(new URL(chat().href).searchParams.get('text')?.length).toBeLessThan(500);
    });

    it('with script in its description: it is text', async () => {
      const { element } = await page('script in name and description');
      expect(heading()).toHaveTextContent(SCRIPT);
      expect(screen.getByText(SCRIPT, { selector: 'p' })).toBeInTheDocument();
      expect(element.querySelector('script, img[src="x"]')).toBeNull();
      expect(window).not.toHaveProperty('broken');
    });

    it('with soldOut without add_Type: is unavailable, takes no appointments, and belongs to the sale list', async () => {
      await page('soldOut without add_Type');
      expect(screen.getByText(unavailable)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: t.contact.book })).toBeNull();
      const trail = within(screen.getByRole('navigation', { name: t.breadcrumb.label }));
      expect(trail.getByRole('link', { name: t.lists.sale.title })).toHaveAttribute('href', '/sell');
    });
  },
);
