import type { InferType } from 'yup';
import { ADD_TYPES, PROPERTY_TYPES } from '../entities/property.ts';
import type { AddType, Price, Property, PropertyLocation } from '../entities/property.ts';
import { stableRandom } from '../entities/stable-random.ts';
import { readMediaPath } from '../media/media-path.ts';
import {
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
} from '../values.ts';
import { field, record } from './field.ts';

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

const readImages = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.flatMap((path) => readMediaPath(path) ?? []) : undefined;

const locationSchema = record({
  country: field(readText),
  city: field(readText),
  district: field(readText),
  neighborhood: field(readText),
  country_en: field(readText),
  city_en: field(readText),
  district_en: field(readText),
  lat: field(readDegrees(90)),
  lng: field(readDegrees(180)),
  link: field(readWebAddress),
});

const propertySchema = record({
  _id: field(readId),
  name_ar: field(readText),
  name_en: field(readText),
  description_ar: field(readText),
  description_en: field(readText),
  price: record({ amount: field(readNonNegative), currency: field(readCurrency) }),
  add_Type: field(readOneOf(ADD_TYPES)),
  propertyType: field(readPropertyType),
  size: field(readNonNegative),
  area: field(readNonNegative),
  rooms: field(readCount),
  bathrooms: field(readCount),
  floor_number: field(readInteger),
  images: field(readImages).default(() => []),
  location: locationSchema,
  exclusive: field(readBoolean).default(false),
  premium: field(readBoolean),
  soldOut: field(readBoolean).default(false),
  display: field(readBoolean).default(true),
  views: field(readCount),
  phone: field(readPhone),
  whatsapp: field(readPhone),
});

const VIEWS = { least: 50, most: 1500 } as const;
const PREMIUM_SHARE = 0.2;

const viewsOf = (id: string) =>
  VIEWS.least + Math.floor(stableRandom(id, 'views') * (VIEWS.most - VIEWS.least + 1));

function toLocation(location: InferType<typeof locationSchema> | undefined): PropertyLocation {
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
  const fields = propertySchema.cast(value, { assert: false });
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
