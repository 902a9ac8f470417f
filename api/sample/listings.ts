import { roomsAndBaths } from './counts.ts';
import type { Place } from './places.ts';
import { COUNTRIES, PLACES } from './places.ts';
import type { PropertyKind } from './property-types.ts';
import {
  APARTMENT,
  BUILDING,
  COMMERCIAL,
  HOUSE,
  LAND,
  OFFICE,
  SHOP,
  VILLA,
  WAREHOUSE,
} from './property-types.ts';
import type { Draws } from './draws.ts';
import { drawsFrom, identifierOf } from './draws.ts';
import { EXTERIOR_VARIANTS, INTERIOR_VARIANTS } from './picture-subjects.ts';

/** What the market holds, in the order in which a feed shows it. */
const SALE_ORDER = [
  VILLA,
  APARTMENT,
  HOUSE,
  OFFICE,
  VILLA,
  LAND,
  APARTMENT,
  SHOP,
  BUILDING,
  VILLA,
  APARTMENT,
  WAREHOUSE,
  HOUSE,
  COMMERCIAL,
] as const;
const RENT_ORDER = [
  APARTMENT,
  VILLA,
  OFFICE,
  APARTMENT,
  HOUSE,
  SHOP,
  APARTMENT,
  WAREHOUSE,
  VILLA,
  OFFICE,
  APARTMENT,
  COMMERCIAL,
  HOUSE,
  BUILDING,
  LAND,
] as const;

const LIGHTS = ['golden', 'day', 'dusk'] as const;
const SAR_PER_KWD = 12.2;
const USD_PER_KWD = 3.25;
/** What a square metre costs in Saudi Arabia, compared with Kuwait. */
const SAUDI_PRICE_LEVEL = 0.42;

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);
const between = (draws: Draws, [low, high]: readonly [number, number]) =>
  low + draws.fraction() * (high - low);

function placeFor(kind: PropertyKind, feedIndex: number, draws: Draws): Place {
  const suitable = PLACES.filter((place) => place.grounds.includes(kind.ground));
  return suitable[(feedIndex * 5 + draws.integer(0, 2)) % suitable.length] ?? PLACES[0];
}

function priceOf(kind: PropertyKind, addType: 'sell' | 'rent', area: number, place: Place, draws: Draws) {
  const inDinars = area * between(draws, kind.rate[addType]);
  // A few owners abroad ask in dollars; a few ask to be called.
  if (draws.chance(0.03)) return { amount: roundTo(inDinars * USD_PER_KWD, 100), currency: 'USD' };
  const currency = place.country === 'KW' ? 'KWD' : 'SAR';
  if (draws.chance(0.03)) return { currency };
  const amount = currency === 'KWD' ? inDinars : inDinars * SAR_PER_KWD * SAUDI_PRICE_LEVEL;
  return { amount: roundTo(amount, addType === 'rent' ? 25 : 5000), currency };
}

function imagesOf(kind: PropertyKind, draws: Draws): string[] {
  const variant = draws.integer(1, EXTERIOR_VARIANTS);
  const first = draws.integer(0, LIGHTS.length - 1);
  const light = (step: number) => LIGHTS[(first + step) % LIGHTS.length] ?? 'day';
  const outside = [0, 1].map((step) => `pictures/${kind.type}-${variant}-${light(step)}.jpg`);
  const inside = kind.interiors.map(
    (room) => `pictures/${room}-${draws.integer(1, INTERIOR_VARIANTS)}-${light(0)}.jpg`,
  );
  return [...outside.slice(0, 1), ...inside, ...outside.slice(1)];
}

function describe(
  kind: PropertyKind,
  place: Place,
  area: number,
  counts: { ar: string; en: string } | undefined,
  rent: boolean,
  draws: Draws,
) {
  const closing = draws.pick(kind.closing);
  const metres = { ar: `على مساحة ${area} م²`, en: `over ${area} m²` };
  const offer = rent ? { ar: 'للإيجار', en: 'to rent' } : { ar: 'للبيع', en: 'for sale' };
  return {
    ar: [
      `${kind.name.ar} ${offer.ar} في ${place.district.ar}، ${place.city.ar}، ${metres.ar}.`,
      counts
        ? `${kind.type === 'house' ? 'فيه' : 'فيها'} ${counts.ar}، وصالة معيشة مفتوحة على منطقة الطعام.`
        : '',
      closing.ar,
    ]
      .filter(Boolean)
      .join(' '),
    en: [
      `${kind.name.en} ${offer.en} in ${place.district.en}, ${place.city.en}, ${metres.en}.`,
      counts ? `It has ${counts.en}, and a living room that opens to the dining area.` : '',
      closing.en,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/**
 * The listing of an index, always the same: even indices are for sale, odd ones for rent. Some leave optional
 * fields out and a few are hidden, as real data does; the first twelve are complete, visible and available.
 */
function sampleListing(index: number) {
  const draws = drawsFrom(`listing ${index}`);
  const addType: 'sell' | 'rent' = index % 2 === 0 ? 'sell' : 'rent';
  const feedIndex = Math.floor(index / 2);
  const order: readonly PropertyKind[] = addType === 'sell' ? SALE_ORDER : RENT_ORDER;
  const kind = order[feedIndex % order.length] ?? VILLA;
  const place = placeFor(kind, feedIndex, draws);
  const onCoast = place.coast === true && draws.chance(0.5);
  const feature = onCoast ? kind.coastFeature : draws.pick(kind.features);
  const area = roundTo(between(draws, kind.area), 5);
  const rooms = kind.rooms && draws.integer(...kind.rooms);
  const bathrooms = rooms && Math.max(1, Math.min(7, rooms - draws.integer(0, 1)));
  const counts = rooms && bathrooms ? roomsAndBaths(rooms, bathrooms) : undefined;
  const description = describe(kind, place, area, counts, addType === 'rent', draws);
  const lat = Number((place.lat + (draws.fraction() - 0.5) * 0.016).toFixed(5));
  const lng = Number((place.lng + (draws.fraction() - 0.5) * 0.016).toFixed(5));
  const line = `${draws.integer(0, 9999)}`.padStart(4, '0');
  const phone = place.country === 'KW' ? `+9655000${line}` : `+96650000${line}`;
  const shown = index < 12;
  const sparse = (share: number) => !shown && draws.chance(share);

  return {
    _id: identifierOf(`listing ${index}`),
    name_ar: `${kind.name.ar} ${feature.ar} في ${place.district.ar}`,
    name_en: `${kind.name.en} ${feature.en} in ${place.district.en}`,
    ...(sparse(0.04) ? {} : { description_ar: description.ar, description_en: description.en }),
    price: priceOf(kind, addType, area, place, draws),
    add_Type: addType,
    propertyType: kind.type,
    ...(kind.plot ? { size: roundTo(area * between(draws, kind.plot), 5) } : {}),
    area,
    ...(rooms && bathrooms ? { rooms, bathrooms } : {}),
    ...(kind.floors && !sparse(0.15) ? { floor_number: draws.integer(...kind.floors) } : {}),
    images: sparse(0.02) ? [] : imagesOf(kind, draws),
    location: {
      country: COUNTRIES[place.country].ar,
      city: place.city.ar,
      district: place.district.ar,
      country_en: COUNTRIES[place.country].en,
      city_en: place.city.en,
      district_en: place.district.en,
      ...(sparse(0.05) ? {} : { lat, lng, link: `https://maps.google.com/?q=${lat},${lng}` }),
    },
    exclusive: draws.chance(0.18),
    ...(sparse(0.1) ? {} : { premium: draws.chance(0.22) }),
    soldOut: sparse(0.12),
    display: !sparse(0.03),
    ...(sparse(0.1) ? {} : { views: draws.integer(12, 4200) }),
    ...(sparse(0.06) ? {} : { phone, whatsapp: phone }),
  };
}

export const sampleListings = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleListing(index));
