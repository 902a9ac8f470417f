import { isPremium } from '@shared/listing-search/premium';
import { stableRandom } from '@shared/listing-search/stable-random';
import { AMENITIES } from '../entities/amenities.ts';
import { ADD_TYPES, AGENT_LANGUAGES, PROPERTY_TYPES, RENT_TYPES } from '../entities/property.ts';
import type { AddType, Price, Property, PropertyLocation } from '../entities/property.ts';
import { readMediaPath } from '../media/media-path.ts';
import { readOneOf, readText } from '../values/texts.ts';
import {
  readArea,
  readBoolean,
  readCount,
  readId,
  readInteger,
  readMoment,
  readNonNegative,
  readNumber,
  readPhone,
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

const readListOf = <T extends string>(known: readonly T[]) => {
  const readOne = readOneOf(known);
  return (value: unknown): readonly T[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    const list = [...new Set(value.flatMap((each) => readOne(each) ?? []))];
    return list.length > 0 ? list : undefined;
  };
};

const readKnownAmenities = readListOf(AMENITIES);
const readAmenities = (value: unknown) => {
  const sent = readKnownAmenities(value);
  return sent && AMENITIES.filter((amenity) => sent.includes(amenity));
};

const LONGEST_NUMBER = 40;

/** What people say or copy; what is longer is a text in the wrong field. */
const readShortText = (value: unknown) => {
  const text = readId(value);
  return text !== undefined && text.length <= LONGEST_NUMBER ? text : undefined;
};

const LONGEST_LINK = 300;

/** A page that is drawn as a code, for cameras; written as a browser would write it. */
function readLicenceLink(value: unknown): string | undefined {
  const address = readWebAddress(value);
  const { href, protocol } = new URL(address ?? 'x:');
  return protocol === 'https:' && href.length <= LONGEST_LINK ? href : undefined;
}

const readLicence = readRecord({
  number: readShortText,
  link: readLicenceLink,
  expires: (value: unknown) => (typeof value === 'string' ? readMoment(value)?.slice(0, 10) : undefined),
});

const readAgent = readRecord({
  name: readText,
  name_en: readText,
  languages: readListOf(AGENT_LANGUAGES),
  picture: readMediaPath,
});

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

const readDetailFields = readRecord({
  amenities: readAmenities,
  rentType: readOneOf(RENT_TYPES),
  reference: readShortText,
  listedAt: readMoment,
  adLicence: readLicence,
  agent: readAgent,
});

const readPublished = readRecord({ publishedAt: readMoment });

/** What the extension `listings.details` adds. */
type Details = Pick<Property, 'amenities' | 'rentType' | 'reference' | 'listedAt' | 'adLicence' | 'agent'>;

function readDetails(value: unknown, addType: AddType): Details {
  const { rentType, adLicence, agent, ...rest } = readDetailFields(value) ?? {};
  const number = adLicence?.number;
  const name = agent?.name;
  return {
    ...rest,
    ...(rentType && addType === 'rent' && { rentType }),
    ...(number !== undefined && { adLicence: { ...adLicence, number } }),
    ...(name !== undefined && { agent: { ...agent, name } }),
  };
}

const VIEWS = { least: 50, most: 1500 } as const;

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

export interface ReadOptions {
  /** What a property is called that does not say itself. Default: it is none then. */
  id?: string | undefined;
  /** Whether the API has the extension `listings.details`. Default: no, and what it sends of these is not read. */
  withDetails?: boolean | undefined;
  /** Whether it has `lists.newest`. Default: no, likewise. */
  withPublished?: boolean | undefined;
}

/**
 * Reads one property (specification, section 3; decisions, "Runtime validation" and "Values").
 * `addType` is what the property is taken for when it does not say itself.
 * Undefined for what is not a property: no object, or one that has no identifier.
 */
export function readProperty(
  value: unknown,
  addType: AddType,
  { id, withDetails = false, withPublished = false }: ReadOptions = {},
): Property | undefined {
  const fields = readFields(value);
  const _id = fields?._id ?? id;
  if (!fields || _id === undefined) return undefined;
  const { price: sentPrice, ...rest } = fields;
  const price = toPrice(sentPrice);
  const add_Type = fields.add_Type ?? addType;
  return {
    ...rest,
    ...(price && { price }),
    ...(withDetails && readDetails(value, add_Type)),
    ...(withPublished && readPublished(value)),
    _id,
    add_Type,
    location: toLocation(fields.location),
    premium: isPremium(_id, fields.premium),
    views: fields.views ?? viewsOf(_id),
  };
}
