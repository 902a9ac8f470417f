import { offline, ok, status } from '@shared/remote-kit/testing';
import { brand } from '@shared/brand';
import type { HttpResult } from '@shared/contract';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { mountListings, pending, press, unmountListings } from './listings.test-kit.ts';

const CALL = 'GET /home/homes/p1';

afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

const mountProperty = (record: unknown, language: 'ar' | 'en' = 'en') =>
  mountListings('/property/p1', { [CALL]: ok({ data: record }) }, language);

/** The value of a fact by its name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const panel = () => within(screen.getByRole('complementary'));

describe('a property (specification, sections 2 and 9)', () => {
  it('is shown in full, in both languages', async () => {
    const record = propertyRecord('p1', {
      price: { amount: 300000, currency: 'KWD' },
      size: 250,
      floor_number: -1,
      views: 1234,
    });
    const { switchLanguage, heads } = await mountProperty(record, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'عقار p1' })).toBeInTheDocument();
    expect(screen.getByText('وصف العقار')).toBeInTheDocument();
    expect(screen.getByText('سلوى، حولي، الكويت')).toBeInTheDocument();
    await switchLanguage('en');
    expect(screen.getByRole('heading', { level: 1, name: 'Listing p1' })).toBeInTheDocument();
    expect(screen.getByText('About the listing')).toBeInTheDocument();
    expect(screen.getByText('300,000')).toBeInTheDocument();
    expect(fact('Price per m²')).toHaveTextContent('KD 3,000');
    expect(fact('Rooms')).toHaveTextContent('3');
    expect(fact('Built-up area')).toHaveTextContent('250 m²');
    expect(fact('Floor')).toHaveTextContent('-1');
    expect(fact('Views')).toHaveTextContent('1,234');
    expect(heads.at(-1)).toMatchObject({
      title: 'Listing p1',
      description: 'About the listing',
      canonical: '/property/p1',
      image: '/media/pictures/a.jpg?w=1200',
    });
  });

  it('takes the defaults for what is missing (specification, section 9)', async () => {
    await mountProperty({ _id: 'p1', name_en: 'Bare', price: { amount: 900 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bare' })).toBeInTheDocument();
    expect(fact('Country')).toHaveTextContent('Saudi Arabia');
    expect(fact('City')).toHaveTextContent('Riyadh');
    expect(fact('District')).toHaveTextContent('Al Malqa');
    expect(screen.getAllByRole('img', { name: 'Saudi riyals' })).toHaveLength(2);
    expect(fact('Price per m²')).toHaveTextContent('900');
    expect(panel().getByText(brand.listingPhone)).toBeInTheDocument();
    await press(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle('Map of Al Malqa, Riyadh, Saudi Arabia')).toHaveAttribute(
      'src',
      expect.stringMatching(/google\.com\/maps\?q=24\.7136%2C46\.6753&z=10/),
    );
  });

  it.each([
    ['nothing but an offer', { _id: 'p1', price: { currency: 'SAR' } }],
    [
      'wrong types throughout',
      { _id: 'p1', name_ar: 'x', price: 5, images: 'a', location: 'b', rooms: {}, views: [] },
    ],
  ])('does not break over %s', async (_case, record) => {
    const { renderErrors } = await mountProperty(record);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Price on request')).toBeInTheDocument();
    expect(renderErrors).toEqual([]);
  });

  it('leads back through the breadcrumb', async () => {
    await mountProperty(propertyRecord('p1', { add_Type: 'rent', name_en: 'N'.repeat(60) }));
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByRole('link', { name: 'Properties for rent' })).toHaveAttribute('href', '/rent');
    expect(trail.getByText(`${'N'.repeat(50)}…`)).toHaveAttribute('aria-current', 'page');
  });

  it('asks another company for a map only when the visitor wants it', async () => {
    await mountProperty(propertyRecord('p1', { location: { lat: 29.3, lng: 48 } }), 'ar');
    const button = await screen.findByRole('button', { name: 'عرض الخريطة' });
    expect(document.querySelector('iframe')).toBeNull();
    await press(button);
    expect(document.querySelector('iframe')?.src).toBe(
      'https://www.google.com/maps?q=29.3%2C48&z=10&hl=ar&output=embed',
    );
  });
});

describe('its pictures (specification, section 2)', () => {
  it('are counted, turned with wrap-around and chosen by thumbnail', async () => {
    await mountProperty(propertyRecord('p1'));
    const gallery = within(await screen.findByRole('region', { name: 'Pictures of the property' }));
    const counter = gallery.getByRole('status');
    expect(counter).toHaveTextContent('Picture 1 of 3');
    await press(gallery.getByRole('button', { name: 'Previous picture' }));
    expect(counter).toHaveTextContent('Picture 3 of 3');
    await press(gallery.getByRole('button', { name: 'Next picture' }));
    expect(counter).toHaveTextContent('Picture 1 of 3');
    await press(gallery.getByRole('button', { name: 'Show picture 2' }));
    expect(counter).toHaveTextContent('Picture 2 of 3');
    expect(gallery.getByRole('img', { name: 'Listing p1, picture 2' })).toBeInTheDocument();
  });
});

describe('contact (specification, section 2)', () => {
  it.each(['ar', 'en'] as const)('calls, chats in Arabic and books, on a page in %s', async (language) => {
    const long = 'كلمة '.repeat(80);
    await mountProperty(propertyRecord('p1', { description_ar: long }), language);
    await screen.findByRole('heading', { level: 1 });
    const words =
      language === 'ar' ? ['اتصال', 'واتساب', 'احجز موعد معاينة'] : ['Call', 'WhatsApp', 'Book a viewing'];
    const [call, chat, book] = words.map((name) => panel().getByRole<HTMLAnchorElement>('link', { name }));
    expect(call).toHaveAttribute('href', 'tel:+96550001111');
    expect(book).toHaveAttribute('href', '/Appointments?property=p1');
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const address = new URL(chat?.href ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/966500000007');
    const text = address.searchParams.get('text') ?? '';
    expect(text).toContain('عقار p1');
    expect(text).toContain('حولي، سلوى');
    expect(text).toContain('كلمة كلمة');
    expect(text.length).toBeLessThan(300);
  });

  it('takes no appointments for one that is gone', async () => {
    await mountProperty(propertyRecord('p1', { soldOut: true }));
    await screen.findByRole('heading', { level: 1 });
    expect(panel().getByRole('link', { name: 'Call' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book a viewing' })).toBeNull();
  });
});

describe('sharing (specification, section 2)', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('uses the share sheet of the device', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await mountProperty(propertyRecord('p1'));
    await press(await screen.findByRole('link', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Listing p1', url: 'http://localhost/property/p1' });
  });

  it('or else writes a letter', async () => {
    await mountProperty(propertyRecord('p1'));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Share' });
    const click = createEvent.click(link);
    // jsdom follows no links; what counts is where this one leads when it is pressed.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent(link, click);
    expect(link.href).toMatch(/^mailto:\?subject=Listing%20p1&body=/);
    expect(decodeURIComponent(link.href)).toContain('http://localhost/property/p1');
  });
});

describe('without a property (specification, sections 2, 4 and 8)', () => {
  it('shows that it is loading', async () => {
    const answer = pending<HttpResult>();
    const { heads } = await mountListings('/property/p1', { [CALL]: () => answer.promise }, 'en');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the property');
    expect(heads.at(-1)?.title).toBe('Property details');
    await answer.settle(ok({ data: propertyRecord('p1') }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Listing p1' })).toBeInTheDocument();
  });

  it.each([
    ['a 404', 'en', status(404), 'Property Not Found', 'Back to properties'],
    ['a 404', 'ar', status(404), 'العقار غير موجود', 'العودة إلى العقارات'],
    ['an empty answer', 'en', ok({ data: null }), 'Property Not Found', 'Back to properties'],
  ] as const)('says that it does not exist: %s (%s)', async (_case, language, answer, title, back) => {
    const { heads } = await mountListings('/property/p1', { [CALL]: answer }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/properties');
    expect(screen.queryByRole('button')).toBeNull();
    expect(heads.at(-1)).toMatchObject({ title, status: 404 });
  });

  it.each([
    ['offline', offline],
    ['status 500', status(500)],
    ['another shape', ok({ data: 'x' })],
  ])('shows the same with Retry when it could not be asked: %s', async (_case, failure) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { http, heads } = await mountListings('/property/p1', { [CALL]: failure }, 'en');
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
    expect(screen.getByRole('heading', { level: 1, name: 'Property Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to properties' })).toHaveAttribute('href', '/properties');
    expect(heads.at(-1)?.status).toBeUndefined();
    http.answer(CALL, ok({ data: propertyRecord('p1') }));
    await press(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Listing p1' })).toBeInTheDocument();
  });
});

it('shows at once what a list already knew', async () => {
  const answer = pending<HttpResult>();
  const { navigate } = await mountListings(
    '/sell',
    { 'GET /home/sell': ok({ data: [propertyRecord('p1')], total: 1 }), [CALL]: () => answer.promise },
    'en',
  );
  await screen.findByRole('link', { name: 'Listing p1' });
  await navigate('/property/p1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Listing p1' })).toBeInTheDocument();
  await answer.settle(ok({ data: propertyRecord('p1', { name_en: 'Newer name' }) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Newer name' })).toBeInTheDocument();
});
