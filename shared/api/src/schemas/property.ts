import { ADD_TYPES, PROPERTY_TYPES } from '../entities/property.ts';
import type { AddType, Price, Property, PropertyLocation } from '../entities/property.ts';
import { stableRandom } from '../entities/stable-random.ts';
import { readMediaPath } from '../media/media-path.ts';
import {
  readArea,
  readBoolean,
  readCount,
  readId,
  readInteger,
  readNonNegative,
  readNumber,
  readOneOf,
  readPhone,
  readText,
  readWebAddress,
} from '../values/values.ts';
import { readRecord, withDefault } from './record.ts';

const readKnownType = readOneOf(PROPERTY_TYPES);
const readPropertyType = (value: unknown) => readKnownType(value) ?? (readText(value) ? 'other' : undefined);

const readCurrency = (value: unknown) => {
  const code = readText(value)?.toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
};

const readDegrees = (limit: number) => (value: unknown) => {
  const degrees = readNumber(value);
  return degrees !== undefined && Math.abs(degrees) <= limit ? degrees : undefined;
};

const readImages = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((path) => readMediaPath(path) ?? []) : [];

const readPlace = readRecord({
  country: readText,
  city: readText,
  district: readText,
  neighborhood: readText,
  country_en: readText,
  city_en: readText,
  district_en: readText,
  lat: readDegrees(90),
  lng: readDegrees(180),
  link: readWebAddress,
});

const readFields = readRecord({
  _id: readId,
  name_ar: readText,
  name_en: readText,
  description_ar: readText,
  description_en: readText,
  price: readRecord({ amount: readNonNegative, currency: readCurrency }),
  add_Type: readOneOf(ADD_TYPES),
  propertyType: readPropertyType,
  size: readArea,
  area: readArea,
  rooms: readCount,
  bathrooms: readCount,
  floor_number: readInteger,
  images: readImages,
  location: readPlace,
  exclusive: withDefault(readBoolean, false),
  premium: readBoolean,
  soldOut: withDefault(readBoolean, false),
  display: withDefault(readBoolean, true),
  views: readCount,
  phone: readPhone,
  whatsapp: readPhone,
});

const VIEWS = { least: 50, most: 1500 } as const;
const PREMIUM_SHARE = 0.2;

const viewsOf = (id: string) =>
  VIEWS.least + Math.floor(stableRandom(id, 'views') * (VIEWS.most - VIEWS.least + 1));

function toLocation(location: ReturnType<typeof readPlace>): PropertyLocation {
  if (!location) return {};
  const { neighborhood, lat, lng, ...places } = location;
  const district = places.district ?? neighborhood;
  return {
    ...places,
    ...(district !== undefined && { district }),
    // A default for one beside the truth of the other would be a place where nothing is.
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
  };
}

const toPrice = (price: Price | undefined) =>
  price && (price.amount !== undefined || price.currency !== undefined) ? price : undefined;

/**
 * Reads one property (specification, section 3; decisions, "Runtime validation" and "Values").
 * `addType` is what the property is taken for when it does not say itself; `id` likewise.
 * Undefined for what is not a property: no object, or one that has no identifier.
 */
export function readProperty(value: unknown, addType: AddType, id?: string): Property | undefined {
  const fields = readFields(value);
  const _id = fields?._id ?? id;
  if (!fields || _id === undefined) return undefined;
  const { price: sentPrice, ...rest } = fields;
  const price = toPrice(sentPrice);
  return {
    ...rest,
    ...(price && { price }),
    _id,
    add_Type: fields.add_Type ?? addType,
    location: toLocation(fields.location),
    premium: fields.premium ?? stableRandom(_id, 'premium') < PREMIUM_SHARE,
    views: fields.views ?? viewsOf(_id),
  };
}
