import { LANGUAGES } from '@shared/contract';
import { createFakeHttp, ok, renderRemote, withoutKeptMarkup } from '@shared/remote-kit/testing';
import { FAULTS, hostile } from '../data/hostile-records.test-kit.ts';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import remote from '../remote.ts';

/** One listing changed in one field at a time: everything that a card shows, and more. */
const changes: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { name_ar: 'اسم آخر', name_en: 'Another name' },
  { name_ar: '', name_en: '' },
  { price: { amount: 1001, currency: 'SAR' } },
  { price: { currency: 'SAR' } },
  { propertyType: 'land' },
  { area: 101 },
  { rooms: 1 },
  { bathrooms: 11 },
  { images: ['pictures/z.jpg'] },
  { images: [] },
  { location: { city: 'الرياض' } },
  { exclusive: true },
  { premium: true },
  { soldOut: true },
  { add_Type: 'rent', soldOut: true },
];
const listed = [
  ...changes.map((fields, index) => propertyRecord(`p${index}`, fields)),
  ...FAULTS.map((fault, index) => ({ ...hostile[fault], _id: `h${index}` })),
];
const answer = (records: readonly object[]) => ok({ data: records, total: records.length });

/** The first card is drawn in its place; so each record is once not the first. */
const answers = (records: readonly object[]) => {
  const filled = answer([propertyRecord('first'), ...records]);
  return createFakeHttp({ 'GET /home/sell': filled, 'GET /home/rent': filled }, ['listings.details']);
};

let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => complaints.mockRestore());

describe.each(LANGUAGES)('cards whose markup is kept, in %s', (language) => {
  it.each(['/sell', '/rent', '/properties', '/sell?sort=price-desc', '/sell?q=p'])(
    'make the very page of %s that cards in their place make',
    async (url) => {
      const [first, second] = [listed.slice(0, 14), listed.slice(14)];
      for (const records of [first, second, listed]) {
        const options = { url, language, http: answers(records) };
        const inPlace = await withoutKeptMarkup(() => renderRemote(remote, options));
        expect(inPlace.html).toContain('<article');
        for (let time = 0; time < 2; time += 1) {
          const { html, css, head } = await renderRemote(remote, options);
          expect({ html, css, head }).toEqual({ html: inPlace.html, css: inPlace.css, head: inPlace.head });
        }
      }
      // Not one was drawn in its place instead.
      expect(complaints).not.toHaveBeenCalled();
    },
  );

  it('show each change of a listing', async () => {
    const rendered = new Set<string>();
    for (const fields of changes) {
      const http = answers([propertyRecord('p', fields)]);
      const { html } = await renderRemote(remote, { url: '/sell', language, http });
      rendered.add(html.slice(html.lastIndexOf('<article')));
    }
    expect(rendered.size).toBe(changes.length);
  });
});
