import {
  isPropsSchema,
  schemaOf,
  unfitProps,
  type ParcelPropsOf,
  type PropsOf,
  type TypedParcel,
} from './parcel-props.ts';

const GUEST_PARCELS = { 'mf-careers/openings': { count: 'number', team: 'string?' } } as const;
declare module './parcel-props.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
  interface GuestParcels extends Readonly<typeof GUEST_PARCELS> {}
}

describe('props that a page gives, and those that a parcel takes', () => {
  it.each<[string, Parameters<typeof unfitProps>, Partial<ReturnType<typeof unfitProps>>]>([
    ['the same', [{ price: 'number' }, { price: 'number' }], {}],
    ['more than it must', [{ price: 'number' }, { price: 'number?' }], {}],
    ['less than it may', [{}, { price: 'number?' }], {}],
    ['nothing of what it must', [{}, { price: 'number' }], { missing: ['price'] }],
    ['now and then what it must', [{ price: 'number?' }, { price: 'number' }], { missing: ['price'] }],
    ['another type', [{ price: 'string?' }, { price: 'number?' }], { wrong: ['price'] }],
    ['what it does not know', [{ price: 'number' }, {}], { unknown: ['price'] }],
  ])('are compared: %s', (_what, [given, taken], unfit) =>
    expect(unfitProps(given, taken)).toEqual({ missing: [], wrong: [], unknown: [], ...unfit }),
  );

  it('are read from another team’s release', () => {
    expect(isPropsSchema({ price: 'number?', names: 'string[]' })).toBe(true);
    for (const wrong of [null, [], { price: 'Price' }, { price: 1 }])
      expect(isPropsSchema(wrong)).toBe(false);
  });

  it('have their types from what the table says', () => {
    const estimate: ParcelPropsOf<'mf-listings/payment-estimate'> = { price: 900_000, currency: undefined };
    const needed: PropsOf<{ ids: 'string[]'; isOpen: 'boolean?' }> = { ids: ['p1'] };
    const placed: TypedParcel = { remote: 'mf-listings', name: 'latest-rent', props: { count: 4 } };
    // @ts-expect-error -- a price is a number
    const wrong: ParcelPropsOf<'mf-listings/payment-estimate'> = { price: '900,000' };
    // @ts-expect-error -- ids cannot be left out
    const missing: PropsOf<{ ids: 'string[]' }> = {};
    // @ts-expect-error -- latest listings have no price
    const other: TypedParcel = { remote: 'mf-listings', name: 'latest-rent', props: { price: 4 } };
    const ofGuest: TypedParcel = { remote: 'mf-careers', name: 'openings', props: { count: 4 } };
    // @ts-expect-error -- it has to say how many
    const unsaid: TypedParcel = { remote: 'mf-careers', name: 'openings' };
    // @ts-expect-error -- nobody has declared it
    const undeclared: TypedParcel = { remote: 'mf-careers', name: 'closings' };
    expect([ofGuest, unsaid, undeclared]).toHaveLength(3);
    expect(schemaOf('mf-careers/openings', GUEST_PARCELS)).toBe(GUEST_PARCELS['mf-careers/openings']);
    expect(schemaOf('mf-careers/openings')).toEqual({});
    expect([estimate, needed, placed, wrong, missing, other]).toHaveLength(6);
  });
});
