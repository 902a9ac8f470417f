import type { Listing } from '../schemas/listing.ts';
import type { Queryable } from './database.ts';
import type { Page, Slice } from '../schemas/page.ts';

export interface ListingRow {
  id: string;
  add_type: 'sell' | 'rent';
  property_type: string | null;
  name_ar: string | null;
  name_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  price_amount: number | null;
  price_currency: string | null;
  size: number | null;
  area: number | null;
  rooms: number | null;
  bathrooms: number | null;
  floor_number: number | null;
  images: string[];
  location: NonNullable<Listing['location']>;
  exclusive: boolean;
  premium: boolean | null;
  views: number | null;
  sold_out: boolean;
  display: boolean;
  phone: string | null;
  whatsapp: string | null;
  amenities: NonNullable<Listing['amenities']>;
  rent_type: 'monthly' | 'yearly' | null;
  reference: string | null;
  /** A text on the way in. */
  listed_at: Date | string | null;
  ad_licence_number: string | null;
  /** YYYY-MM-DD. */
  ad_licence_expires: string | null;
  ad_licence_link: string | null;
  agent: NonNullable<Listing['agent']> | null;
}

/** What the database notes itself. */
export interface NotedRow extends ListingRow {
  published_at: Date | string | null;
}

/** Columns in the order in which `insertListings` sends them. */
const COLUMNS = [
  ['id', 'text'],
  ['add_type', 'text'],
  ['property_type', 'text'],
  ['name_ar', 'text'],
  ['name_en', 'text'],
  ['description_ar', 'text'],
  ['description_en', 'text'],
  ['price_amount', 'double precision'],
  ['price_currency', 'text'],
  ['size', 'double precision'],
  ['area', 'double precision'],
  ['rooms', 'integer'],
  ['bathrooms', 'integer'],
  ['floor_number', 'integer'],
  ['images', 'text[]'],
  ['location', 'jsonb'],
  ['exclusive', 'boolean'],
  ['premium', 'boolean'],
  ['views', 'integer'],
  ['sold_out', 'boolean'],
  ['display', 'boolean'],
  ['phone', 'text'],
  ['whatsapp', 'text'],
  ['amenities', 'text[]'],
  ['rent_type', 'text'],
  ['reference', 'text'],
  ['listed_at', 'timestamptz'],
  ['ad_licence_number', 'text'],
  ['ad_licence_expires', 'date'],
  ['ad_licence_link', 'text'],
  ['agent', 'jsonb'],
] as const satisfies readonly (readonly [keyof ListingRow, string])[];

const NAMES = COLUMNS.map(([name]) => name).join(', ');
const TYPED = COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ');
// A day as a text: both drivers make of a date a moment in a time zone.
export const SELECTED = [
  ...COLUMNS.map(([name, type]) => (type === 'date' ? `${name}::text AS ${name}` : name)),
  'published_at',
].join(', ');
const BATCH = 500;

/** Leaves null columns out: to the visitor a missing field and an unknown one are the same. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

const licenceOf = ({
  ad_licence_number: number,
  ad_licence_expires: expires,
  ad_licence_link: link,
}: ListingRow) => (number === null || expires === null ? null : { number, expires, ...present({ link }) });

const momentOf = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

export const listingOf = (row: NotedRow): Listing => ({
  _id: row.id,
  add_Type: row.add_type,
  images: row.images,
  location: row.location,
  price: present({ amount: row.price_amount, currency: row.price_currency }),
  exclusive: row.exclusive,
  soldOut: row.sold_out,
  display: row.display,
  ...present({
    name_ar: row.name_ar,
    name_en: row.name_en,
    description_ar: row.description_ar,
    description_en: row.description_en,
    propertyType: row.property_type,
    size: row.size,
    area: row.area,
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    floor_number: row.floor_number,
    premium: row.premium,
    views: row.views,
    phone: row.phone,
    whatsapp: row.whatsapp,
    amenities: row.amenities.length > 0 ? row.amenities : null,
    rentType: row.rent_type,
    reference: row.reference,
    listedAt: momentOf(row.listed_at),
    adLicence: licenceOf(row),
    agent: row.agent,
    publishedAt: momentOf(row.published_at),
  }),
});

const rowOf = (listing: Listing): ListingRow => ({
  id: listing._id,
  add_type: listing.add_Type,
  property_type: listing.propertyType ?? null,
  name_ar: listing.name_ar ?? null,
  name_en: listing.name_en ?? null,
  description_ar: listing.description_ar ?? null,
  description_en: listing.description_en ?? null,
  price_amount: listing.price?.amount ?? null,
  price_currency: listing.price?.currency ?? null,
  size: listing.size ?? null,
  area: listing.area ?? null,
  rooms: listing.rooms ?? null,
  bathrooms: listing.bathrooms ?? null,
  floor_number: listing.floor_number ?? null,
  images: listing.images,
  location: listing.location ?? {},
  exclusive: listing.exclusive,
  premium: listing.premium ?? null,
  views: listing.views ?? null,
  sold_out: listing.soldOut,
  display: listing.display,
  phone: listing.phone ?? null,
  whatsapp: listing.whatsapp ?? null,
  amenities: listing.amenities ?? [],
  rent_type: listing.rentType ?? null,
  reference: listing.reference ?? null,
  listed_at: listing.listedAt ?? null,
  ad_licence_number: listing.adLicence?.number ?? null,
  ad_licence_expires: listing.adLicence?.expires ?? null,
  ad_licence_link: listing.adLicence?.link ?? null,
  agent: listing.agent ?? null,
});

/** What visitors may see of `listing`; `$1` is the day on which a licence must hold, or null where none is needed. */
export const PUBLISHED = 'display AND ($1::date IS NULL OR ad_licence_expires >= $1::date)';

/**
 * One feed in its own order, without what is hidden.
 *
 * @param licensedOn YYYY-MM-DD; what has no licence that holds on this day is hidden too. Undefined: no licence is needed.
 */
export async function listListings(
  db: Queryable,
  addType: 'sell' | 'rent',
  slice: Slice,
  licensedOn: string | undefined,
): Promise<Page<Listing>> {
  const day = licensedOn ?? null;
  const [rows, [count]] = await Promise.all([
    db.query<NotedRow>(
      `SELECT ${SELECTED} FROM listing WHERE ${PUBLISHED} AND add_type = $2 ORDER BY ordinal LIMIT $3 OFFSET $4`,
      [day, addType, slice.limit ?? null, slice.offset],
    ),
    db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM listing WHERE ${PUBLISHED} AND add_type = $2`,
      [day, addType],
    ),
  ]);
  return { data: rows.map(listingOf), total: count?.total ?? 0 };
}

/** One listing, or undefined when it does not exist or is hidden; `licensedOn` as in `listListings`. */
export async function findListing(
  db: Queryable,
  id: string,
  licensedOn: string | undefined,
): Promise<Listing | undefined> {
  const [row] = await db.query<NotedRow>(`SELECT ${SELECTED} FROM listing WHERE ${PUBLISHED} AND id = $2`, [
    licensedOn ?? null,
    id,
  ]);
  return row && listingOf(row);
}

/** Listings in the order of their identifiers; those that are hidden or gone are left out; `licensedOn` as in `listListings`. */
export async function listingsByIds(
  db: Queryable,
  ids: readonly string[],
  licensedOn: string | undefined,
): Promise<Listing[]> {
  const rows = await db.query<NotedRow>(
    `SELECT ${SELECTED} FROM listing WHERE ${PUBLISHED} AND id = ANY($2::text[])`,
    [licensedOn ?? null, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, listingOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Every listing, hidden ones too, in the order of the feeds; or those alone whose id or reference is named. For the office: without what
 * the database notes itself.
 */
export async function loadListings(db: Queryable, names?: readonly string[]): Promise<Listing[]> {
  const rows = await db.query<NotedRow>(
    `SELECT ${SELECTED} FROM listing WHERE $1::text[] IS NULL OR id = ANY($1) OR reference = ANY($1) ORDER BY ordinal`,
    [names ?? null],
  );
  return rows.map((row) => listingOf({ ...row, published_at: null }));
}

const CHANGED = COLUMNS.map(([name]) => `${name} = excluded.${name}`).join(', ');

/** Writes in batches, each one statement with one JSON parameter. */
async function write(
  db: Queryable,
  listings: readonly Listing[],
  onConflict: string,
  done?: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < listings.length; start += BATCH) {
    const rows = listings.slice(start, start + BATCH).map(rowOf);
    await db.query(
      `INSERT INTO listing (${NAMES}) SELECT ${NAMES} FROM jsonb_to_recordset($1::jsonb) AS given (${TYPED}) ${onConflict}`,
      [JSON.stringify(rows)],
    );
    done?.(start + rows.length);
  }
}

/** @param done is told how many are written. Default: nobody is */
export const insertListings = (
  db: Queryable,
  listings: readonly Listing[],
  done?: (count: number) => void,
): Promise<void> => write(db, listings, '', done);

/**
 * Inserts what is new and replaces what is not, each listing as a whole; within a transaction.
 *
 * @param done is told how many are written. Default: nobody is
 */
export async function upsertListings(
  db: Queryable,
  listings: readonly Listing[],
  done?: (count: number) => void,
): Promise<void> {
  // References may pass from one listing to another, and no two may have one at any time.
  await db.query('UPDATE listing SET reference = NULL WHERE reference IS NOT NULL AND id = ANY($1::text[])', [
    listings.map(({ _id }) => _id),
  ]);
  await write(db, listings, `ON CONFLICT (id) DO UPDATE SET ${CHANGED}`, done);
}
