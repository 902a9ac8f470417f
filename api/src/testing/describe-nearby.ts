import type { ApiClient } from './api-under-test.ts';

interface Placed {
  _id: string;
  soldOut: boolean;
  location: { lat?: number; lng?: number };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** By the law of cosines: another formula than the database's, the same distance. */
const kilometres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  6371.0088 *
  Math.acos(
    Math.min(
      1,
      Math.sin(radians(a.lat)) * Math.sin(radians(b.lat)) +
        Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(radians(a.lng - b.lng)),
    ),
  );

/** The extension `lists.near`, over the sample listings. */
export function describeNearby({ call }: Pick<ApiClient, 'call'>): void {
  const listingsOf = async (path: string) => (await call(path)).body.data as Placed[];

  describe('GET /listings/near', () => {
    test.each(['sell', 'rent'] as const)(
      'answers what is near and can be had for %s, the nearest first',
      async (list) => {
        const all = await listingsOf(`/home/${list}`);
        const { lat = 0, lng = 0 } = all[0]?.location ?? {};
        const expected = all
          .flatMap(({ _id, soldOut, location }) =>
            soldOut || location.lat === undefined || location.lng === undefined
              ? []
              : { _id, away: kilometres({ lat, lng }, { lat: location.lat, lng: location.lng }) },
          )
          .filter(({ away }) => away <= 30)
          .toSorted((a, b) => a.away - b.away);
        // Otherwise this would show nothing.
        expect(expected.length).toBeGreaterThan(2);
        expect(expected.length).toBeLessThan(all.length);
        const near = await listingsOf(`/listings/near?lat=${lat}&lng=${lng}&list=${list}&limit=24`);
        expect(near.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
        const two = await listingsOf(`/listings/near?lat=${lat}&lng=${lng}&list=${list}&limit=2`);
        expect(two).toEqual(near.slice(0, 2));
      },
    );

    test('answers none where none is', async () => {
      for (const place of ['lat=0&lng=0', 'lat=90&lng=0', 'lat=-90.0&lng=-180'])
        expect(await listingsOf(`/listings/near?${place}&list=sell`)).toEqual([]);
    });

    test.each([
      ['', { lat: 'required', lng: 'required', list: 'required' }],
      ['?lat=91&lng=46&list=sell', { lat: 'pattern' }],
      ['?lat=24&lng=181&list=sell', { lng: 'pattern' }],
      ['?lat=24&lng=46e3&list=sell', { lng: 'pattern' }],
      ['?lat=24&lng=46&list=all', { list: 'one_of' }],
      ['?lat=24&lng=46&list=sell&limit=25', { limit: 'pattern' }],
    ])('refuses %j', async (query, fields) => {
      const { status, body } = await call(`/listings/near${query}`);
      expect([status, body.error?.fields]).toEqual([400, fields]);
    });
  });
}
