import { screen, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { listOf, mountListings, press, unmountListings } from '../pages/listings.test-kit.ts';

afterEach(unmountListings);

async function card(
  fields: Readonly<Record<string, unknown>>,
  { language = 'en', list = 'sell' }: { language?: 'ar' | 'en'; list?: 'sell' | 'rent' } = {},
) {
  const answers = { [`GET /home/${list}`]: listOf([propertyRecord('p', fields)]) };
  await mountListings(list === 'sell' ? '/sell' : '/rent', answers, language);
  return within(await screen.findByRole('article'));
}

describe('a card (specification, section 2)', () => {
  it('says what it is about', async () => {
    const p = await card({ price: { amount: 1250000.5, currency: 'SAR' }, bathrooms: 1 });
    expect(p.getByText('1,250,000.5')).toBeInTheDocument();
    expect(p.getByText('3 rooms')).toBeInTheDocument();
    expect(p.getByText('1 bath')).toBeInTheDocument();
    expect(p.getByText('100 m²')).toBeInTheDocument();
    expect(p.getByText('Salwa, Hawalli')).toBeInTheDocument();
  });

  it.each(['EUR', 'USD', 'SAR', 'GBP', 'AED', 'KWD'])('marks %s as Kuwaiti dinars', async (currency) => {
    const p = await card({ price: { amount: 5, currency } }, { language: 'ar' });
    expect(p.getByText('د.ك')).toBeInTheDocument();
  });

  it('says that a price is on request', async () => {
    const p = await card({ price: { currency: 'KWD' } }, { language: 'ar' });
    expect(p.getByText('السعر عند الطلب')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Premium', 'Exclusive', 'Unavailable'],
    ['ar', 'مميز', 'حصري', 'غير متاح'],
  ] as const)('wears the badges that apply (%s)', async (language, premium, exclusive, unavailable) => {
    const p = await card({ premium: true, exclusive: true }, { language });
    expect(p.getByText(premium)).toBeInTheDocument();
    expect(p.getByText(exclusive)).toBeInTheDocument();
    expect(p.queryByText(unavailable)).toBeNull();
  });

  it.each([
    ['sell', 'en', 'Sold Out', 'Unavailable'],
    ['rent', 'en', 'Rented', 'Unavailable'],
    ['sell', 'ar', 'تم البيع', 'غير متاح'],
    ['rent', 'ar', 'تم التأجير', 'غير متاح'],
  ] as const)('one that is gone (%s, %s) says %s', async (list, language, banner, badge) => {
    const p = await card({ soldOut: true }, { list, language });
    expect(p.getByText(banner)).toBeInTheDocument();
    expect(p.getByText(badge)).toBeInTheDocument();
  });

  it('is one link for assistive technology', async () => {
    const p = await card({});
    expect(p.getAllByRole('link')).toHaveLength(1);
  });

  describe('its pictures', () => {
    const current = (p: Awaited<ReturnType<typeof card>>) =>
      p
        .getAllByRole('button', { name: /Show picture/, current: true })
        .map((dot) => dot.getAttribute('aria-label'));

    it('wrap around in both directions', async () => {
      const p = await card({});
      expect(current(p)).toEqual(['Show picture 1']);
      await press(p.getByRole('button', { name: 'Previous picture' }));
      expect(current(p)).toEqual(['Show picture 3']);
      await press(p.getByRole('button', { name: 'Next picture' }));
      expect(current(p)).toEqual(['Show picture 1']);
      await press(p.getByRole('button', { name: 'Show picture 2' }));
      expect(current(p)).toEqual(['Show picture 2']);
    });

    it('are asked for when the visitor reaches for them', async () => {
      const p = await card({});
      const pictures = () => p.getAllByRole('presentation', { hidden: true }).length;
      expect(pictures()).toBe(1);
      await press(p.getByRole('button', { name: 'Next picture' }));
      expect(pictures()).toBe(3);
    });

    it.each([[[]], [['pictures/a.jpg']], [['pictures/a.jpg', 'pictures/a.jpg']]])(
      'need no buttons when there is nothing to turn: %j',
      async (images) => {
        const p = await card({ images });
        expect(p.queryByRole('button', { name: /picture/ })).toBeNull();
      },
    );
  });
});
