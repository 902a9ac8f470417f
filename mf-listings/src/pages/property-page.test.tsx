import { ok } from '@shared/remote-kit/testing';
import { brand } from '@shared/brand';
import type { Language } from '@shared/contract';
import { act, screen, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { comeNear, mountListings, nameIn, press, unmountListings, words } from './listings.test-kit.ts';

const CALL = 'GET /home/homes/p1';
/** What the specification says in English, and what a visitor reads in Arabic. */
const said = {
  ar: {
    country: 'المملكة العربية السعودية',
    city: 'الرياض',
    district: 'الملقا',
    riyals: 'ريال سعودي',
    onRequest: 'السعر عند الطلب',
  },
  en: {
    country: 'Saudi Arabia',
    city: 'Riyadh',
    district: 'Al Malqa',
    riyals: 'Saudi riyals',
    onRequest: 'Price on request',
  },
} as const;

afterEach(unmountListings);

describe.each<Language>(['ar', 'en'])('section 2, property detail, in %s', (language) => {
  const t = words[language];
  const { country, city, district, riyals, onRequest } = said[language];
  const isArabic = language === 'ar';

  const mountProperty = (record: unknown) =>
    mountListings('/property/p1', { [CALL]: ok({ data: record }) }, language);
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  /** The value of a fact or of a location box by its name. */
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

  it('shows title, location and description, and tells the host of them', async () => {
    const { heads } = await mountProperty(propertyRecord('p1'));
    expect(await heading(nameIn(language, 'p1'))).toBeInTheDocument();
    const place = isArabic ? 'سلوى، حولي، الكويت' : 'Salwa, Hawalli, الكويت';
    expect(screen.getByText(place, { selector: 'p' })).toBeInTheDocument();
    const description = isArabic ? 'وصف العقار' : 'About the listing';
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(heads.at(-1)).toMatchObject({
      title: nameIn(language, 'p1'),
      description,
      canonical: '/property/p1',
      image: '/media/pictures/a.jpg?w=1200',
    });
  });

  it('has its heading first and the picture next, whose room is kept while the heading is painted first', async () => {
    await mountProperty(propertyRecord('p1'));
    const title = await heading(nameIn(language, 'p1'));
    const [head, kept] = title.closest('article')?.children ?? [];
    expect(head).toContainElement(title);
    // Once it is drawn it stands where the room was kept: above the heading where there is little room.
    expect(kept).toHaveStyle({ order: '-1' });
    expect(kept).not.toBeEmptyDOMElement();
    expect(kept).toContainElement(await screen.findByRole('region', { name: t.pictures.label }));
  });

  it('has the texts of the other language where its own are missing (section 3)', async () => {
    await mountProperty(
      propertyRecord('p1', { [`name_${language}`]: '', [`description_${language}`]: null }),
    );
    expect(await heading(nameIn(isArabic ? 'en' : 'ar', 'p1'))).toBeInTheDocument();
    expect(screen.getByText(isArabic ? 'About the listing' : 'وصف العقار')).toBeInTheDocument();
  });

  it('shows all facts in a grid, with their numbers grouped (section 9)', async () => {
    await mountProperty(
      propertyRecord('p1', {
        price: { amount: 300000, currency: 'KWD' },
        area: 100,
        size: 1250,
        floor_number: -1,
        views: 1234,
      }),
    );
    await heading(nameIn(language, 'p1'));
    expect(screen.getByText('300,000')).toBeInTheDocument();
    expect(fact(t.facts.type)).toHaveTextContent(isArabic ? 'فيلا' : 'Villa');
    expect(fact(t.facts.rooms)).toHaveTextContent(/^3$/);
    expect(fact(t.facts.bathrooms)).toHaveTextContent(/^2$/);
    expect(fact(t.facts.area)).toHaveTextContent(isArabic ? '100 م²' : '100 m²');
    expect(fact(t.facts.size)).toHaveTextContent(isArabic ? '1,250 م²' : '1,250 m²');
    expect(fact(t.facts.floor)).toHaveTextContent(/^-1$/);
    expect(fact(t.facts.perMetre)).toHaveTextContent(isArabic ? '3,000 د.ك' : 'KD 3,000');
    expect(fact(t.facts.views)).toHaveTextContent(/^1,234$/);
  });

  it('leaves out the facts that it does not know, and shows zeros', async () => {
    await mountProperty(propertyRecord('p1', { rooms: undefined, floor_number: 0 }));
    await heading(nameIn(language, 'p1'));
    expect(screen.queryByText(t.facts.rooms, { selector: 'dt' })).toBeNull();
    expect(screen.queryByText(t.facts.size, { selector: 'dt' })).toBeNull();
    expect(fact(t.facts.floor)).toHaveTextContent(/^0$/);
  });

  it('shows the SAR currency with a riyal symbol', async () => {
    await mountProperty(propertyRecord('p1', { price: { amount: 1000, currency: 'SAR' } }));
    await heading(nameIn(language, 'p1'));
    const [price, perMetre] = screen.getAllByRole('img', { name: riyals });
    expect(price?.closest('p')).toHaveTextContent('1,000');
    expect(fact(t.facts.perMetre)).toContainElement(perMetre ?? null);
  });

  it.each([
    [1000, 300, '3'],
    [1400, 300, '5'],
    [1000, 0, '1,000'],
    [1000, undefined, '1,000'],
  ])('section 9: %s for %s m² is %s a metre', async (amount, area, expected) => {
    await mountProperty(propertyRecord('p1', { price: { amount }, area }));
    await heading(nameIn(language, 'p1'));
    expect(fact(t.facts.perMetre)?.textContent?.match(/[\d,]+/)?.[0]).toBe(expected);
  });

  it('section 8: says that a price without amount is on request, and of no metre what it costs', async () => {
    await mountProperty(propertyRecord('p1', { price: { currency: 'SAR' } }));
    expect(await screen.findByText(onRequest)).toBeInTheDocument();
    expect(screen.queryByText(t.facts.perMetre)).toBeNull();
    expect(screen.queryByRole('img', { name: riyals })).toBeNull();
  });

  it('wears the badges of the property (section 3)', async () => {
    await mountProperty(propertyRecord('p1', { soldOut: true, premium: true, exclusive: true }));
    await heading(nameIn(language, 'p1'));
    for (const badge of [t.badges.unavailable, t.badges.premium, t.badges.exclusive]) {
      expect(screen.getByText(badge)).toBeInTheDocument();
    }
  });

  it('has boxes for country, city and district, and takes the neighborhood for one (section 3)', async () => {
    const location = { country: 'الكويت', country_en: 'Kuwait', city: 'حولي', neighborhood: 'سلوى' };
    await mountProperty(propertyRecord('p1', { location }));
    await heading(nameIn(language, 'p1'));
    expect(fact(t.location.country)).toHaveTextContent(isArabic ? 'الكويت' : 'Kuwait');
    expect(fact(t.location.city)).toHaveTextContent('حولي');
    expect(fact(t.location.district)).toHaveTextContent('سلوى');
  });

  it('embeds a map driven by lat and lng at zoom 10, as the visitor comes near', async () => {
    const location = { city: 'حولي', lat: 29.3, lng: 48, link: 'https://maps.example/1' };
    await mountProperty(propertyRecord('p1', { location }));
    await heading(nameIn(language, 'p1'));
    const place = [district, 'حولي', country].join(t.listSeparator);
    const title = t.map.title.replace('{{place}}', place);
    expect(screen.queryByTitle(title)).toBeNull();
    await comeNear();
    expect(screen.getByTitle(title)).toHaveAttribute(
      'src',
      `https://www.google.com/maps?q=29.3%2C48&z=10&hl=${language}&output=embed`,
    );
    const outside = screen.getByRole('link', { name: t.map.open });
    expect(outside).toHaveAttribute('href', 'https://maps.example/1');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it("keeps the drawing, with the place's name and a link, where the operator forbids other sites' frames", async () => {
    await mountProperty(propertyRecord('p1'));
    await heading(nameIn(language, 'p1'));
    await comeNear();
    expect(document.querySelector('iframe')).toBeInTheDocument();
    const refused = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    act(() => void document.dispatchEvent(refused));
    expect(document.querySelector('iframe')).toBeNull();
    const map = screen.getByRole('link', { name: t.map.open }).closest('section');
    expect(map).toHaveTextContent(isArabic ? 'سلوى، حولي، الكويت' : 'Salwa, Hawalli, الكويت');
  });

  it('section 9: takes every default for what is missing', async () => {
    await mountProperty({ _id: 'p1', [`name_${language}`]: 'Bare', price: { amount: 900 } });
    await heading('Bare');
    expect(fact(t.location.country)).toHaveTextContent(country);
    expect(fact(t.location.city)).toHaveTextContent(city);
    expect(fact(t.location.district)).toHaveTextContent(district);
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    for (const priced of [header, fact(t.facts.perMetre)])
      expect(priced?.querySelector(`svg[aria-label="${riyals}"]`)).toBeInTheDocument();
    const panel = within(screen.getByRole('complementary'));
    expect(panel.getByText(brand.listingPhone)).toBeInTheDocument();
    expect(fact(t.facts.views)).toHaveTextContent(/^[\d,]+$/);
    await comeNear();
    const title = t.map.title.replace('{{place}}', [district, city, country].join(t.listSeparator));
    expect(screen.getByTitle(title)).toHaveAttribute(
      'src',
      expect.stringContaining('q=24.7136%2C46.6753&z=10'),
    );
  });

  it.each([
    ['sell', '/sell', t.lists.sale.title],
    ['rent', '/rent', t.lists.rent.title],
    [undefined, '/sell', t.lists.sale.title],
  ])('leads back to its list through the breadcrumb: add_Type %s', async (add_Type, href, title) => {
    const long = 'N'.repeat(60);
    await mountProperty(propertyRecord('p1', { add_Type, [`name_${language}`]: long }));
    await heading(long);
    const trail = within(screen.getByRole('navigation', { name: t.breadcrumb.label }));
    expect(trail.getByRole('link', { name: t.breadcrumb.home })).toHaveAttribute('href', '/');
    expect(trail.getByRole('link', { name: title })).toHaveAttribute('href', href);
    expect(trail.getByText(`${'N'.repeat(50)}…`)).toHaveAttribute('aria-current', 'page');
  });

  describe('its image gallery', () => {
    const show = (number: number) => t.pictures.show.replace('{{number}}', String(number));
    const counter = (number: number) =>
      t.pictures.counter.replace('{{number}}', String(number)).replace('{{total}}', '3');

    it('has a counter, turns with wrap-around and is chosen from by thumbnails', async () => {
      await mountProperty(propertyRecord('p1'));
      const gallery = within(await screen.findByRole('region', { name: t.pictures.label }));
      const line = gallery.getByRole('status');
      expect(line).toHaveTextContent(counter(1));
      await press(gallery.getByRole('button', { name: t.pictures.previous }));
      expect(line).toHaveTextContent(counter(3));
      await press(gallery.getByRole('button', { name: t.pictures.next }));
      expect(line).toHaveTextContent(counter(1));
      await press(gallery.getByRole('button', { name: show(2) }));
      expect(line).toHaveTextContent(counter(2));
      const alt = t.pictures.alt.replace('{{name}}', nameIn(language, 'p1')).replace('{{number}}', '2');
      expect(gallery.getByRole('img', { name: alt })).toHaveAttribute('src', '/media/pictures/b.jpg?w=800');
    });

    it('of one picture has nothing to turn, of none nothing to count', async () => {
      const { http, navigate } = await mountProperty(propertyRecord('p1', { images: ['a.jpg'] }));
      http.answer('GET /home/homes/none', ok({ data: propertyRecord('none', { images: [] }) }));
      const gallery = () => within(screen.getByRole('region', { name: t.pictures.label }));
      await heading(nameIn(language, 'p1'));
      expect(gallery().queryByRole('button', { name: t.pictures.next })).toBeNull();
      expect(gallery().queryByRole('button', { name: show(1) })).toBeNull();
      await navigate('/property/none');
      await heading(nameIn(language, 'none'));
      expect(gallery().queryByRole('status')).toBeNull();
      expect(gallery().queryByRole('button')).toBeNull();
      expect(gallery().queryByRole('img')).toBeNull();
    });
  });
});

it('section 1: a property changes its language where it stands', async () => {
  const answers = { [CALL]: ok({ data: propertyRecord('p1', { views: undefined }) }) };
  const { switchLanguage } = await mountListings('/property/p1', answers, 'ar');
  await screen.findByRole('heading', { level: 1, name: 'عقار p1' });
  const views = () => screen.getByText(/^(?:المشاهدات|Views)$/, { selector: 'dt' }).nextElementSibling;
  const madeUp = views()?.textContent;
  await switchLanguage('en');
  expect(screen.getByRole('heading', { level: 1, name: 'Listing p1' })).toBeInTheDocument();
  expect(screen.getByText('About the listing')).toBeInTheDocument();
  expect(views()).toHaveTextContent(madeUp ?? 'a number');
});
