import { agentOf } from './agents.ts';
import { roomsAndBaths } from './counts.ts';
import type { Amenity } from './amenities.ts';
import type { Place, Words } from './places.ts';
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

const NEWEST = Date.UTC(2026, 9, 30, 9);
const HOURS_BETWEEN = 9;
/** Square metres from which a home has room for staff. */
const SPACIOUS = 150;
const HOUR_MS = 3_600_000;

const LIGHTS = ['golden', 'day', 'dusk'] as const;
/** What a square metre costs in Saudi Arabia, compared with Kuwait. */
const SAUDI_PRICE_LEVEL = 0.55;

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);
const between = (draws: Draws, [low, high]: readonly [number, number]) =>
  low + draws.fraction() * (high - low);

function placeFor(kind: PropertyKind, feedIndex: number, draws: Draws): Place {
  const suitable = PLACES.filter((place) => place.grounds.includes(kind.ground));
  return suitable[(feedIndex * 5 + draws.integer(0, 2)) % suitable.length] ?? PLACES[0];
}

/** The finer, the smaller the sum. */
const stepOf = (amount: number) => [10, 50, 500, 5000].findLast((step) => step * 100 <= amount) ?? 5;

/** In dinars everywhere, so that a card, which marks five currencies as dinars, and its page agree. */
function priceOf(kind: PropertyKind, addType: 'sell' | 'rent', area: number, place: Place, draws: Draws) {
  const level = place.country === 'SA' ? SAUDI_PRICE_LEVEL : 1;
  const months = addType === 'rent' && rentTypeOf(kind, place) === 'yearly' ? 12 : 1;
  const amount = area * between(draws, kind.rate[addType]) * level * months;
  const currency = 'KWD';
  // A few owners name a round sum; a few ask to be called.
  if (draws.chance(0.03)) return { amount: roundTo(amount, stepOf(amount) * 10), currency };
  if (draws.chance(0.03)) return { currency };
  return { amount: roundTo(amount, stepOf(amount)), currency };
}

const rentTypeOf = (kind: PropertyKind, place: Place): 'monthly' | 'yearly' =>
  kind.yearlyIn === place.country ? 'yearly' : 'monthly';

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
  closing: Words,
) {
  const metres = {
    ar: `على مساحة ${area} م²`,
    en: `with a total area of ${area.toLocaleString('en-US')} m²`,
  };
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

interface Drawn {
  index: number;
  kind: PropertyKind;
  place: Place;
  addType: 'sell' | 'rent';
  area: number;
  /** One of the first, which leave nothing out. */
  shown: boolean;
  /** What its title and its text speak of. */
  offered: readonly { amenities?: readonly Amenity[] }[];
}

/** What goes beyond the specification. It has draws of its own, so that pictures stay as they were drawn. */
function detailsOf({ index, kind, place, addType, area, shown, offered }: Drawn) {
  const draws = drawsFrom(`details ${index}`);
  const knows = (share: number) => draws.chance(share) || shown;
  const isFitting = (amenity: Amenity) => area >= SPACIOUS || amenity !== 'maid-room';
  const extras = kind.extras.filter((amenity) => draws.chance(0.45) && isFitting(amenity));
  const amenities = [...new Set([...offered.flatMap(({ amenities: named = [] }) => named), ...extras])];
  const agent = agentOf(place, (advisers) => draws.pick(advisers));
  const expires = new Date(Date.UTC(2027, draws.integer(0, 17), draws.integer(1, 28)));
  return {
    ...(amenities.length > 0 && knows(0.8) ? { amenities } : {}),
    ...(addType === 'rent' && knows(0.85) ? { rentType: rentTypeOf(kind, place) } : {}),
    ...(knows(0.9) ? { reference: `${place.country}-${1001 + index}` } : {}),
    ...(knows(0.9)
      ? { listedAt: new Date(NEWEST - Math.floor(index / 2) * HOURS_BETWEEN * HOUR_MS).toISOString() }
      : {}),
    // Only Saudi Arabia licenses advertisements; the numbers are nobody's.
    ...(place.country === 'SA' && knows(0.8)
      ? {
          adLicence: {
            number: `${1001 + index}`.padStart(10, '0'),
            expires: expires.toISOString().slice(0, 10),
          },
        }
      : {}),
    ...(knows(0.75) ? { agent } : {}),
  } as const;
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
  const closing = draws.pick(kind.closing);
  const description = describe(kind, place, area, counts, addType === 'rent', closing);
  const lat = Number((place.lat + (draws.fraction() - 0.5) * 0.016).toFixed(5));
  const lng = Number((place.lng + (draws.fraction() - 0.5) * 0.016).toFixed(5));
  const line = `${draws.integer(0, 9999)}`.padStart(4, '0');
  const phone = place.country === 'KW' ? `+9655000${line}` : `+96650000${line}`;
  const shown = index < 12;
  const sparse = (share: number) => !shown && draws.chance(share);

  return {
    _id: identifierOf(`listing ${index}`),
    name_ar: `${kind.name.ar} ${feature.ar} في ${place.district.ar}`,
    name_en: `${feature.en} in ${place.district.en}`,
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
    ...detailsOf({ index, kind, place, addType, area, shown, offered: [feature, closing] }),
  };
}

export const sampleListings = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleListing(index));
