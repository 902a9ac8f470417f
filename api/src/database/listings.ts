import type { Listing } from '../schemas/listing.ts';
import type { Queryable } from './database.ts';
import type { Page, Slice } from '../schemas/page.ts';

interface ListingRow {
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
] as const satisfies readonly (readonly [keyof ListingRow, string])[];

const NAMES = COLUMNS.map(([name]) => name).join(', ');
const TYPED = COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ');
const BATCH = 500;

/** Leaves null columns out: to the visitor a missing field and an unknown one are the same. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

const listingOf = (row: ListingRow): Listing => ({
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
});

/** One feed in its own order, hidden listings left out. */
export async function listListings(
  db: Queryable,
  addType: 'sell' | 'rent',
  slice: Slice,
): Promise<Page<Listing>> {
  const [rows, [count]] = await Promise.all([
    db.query<ListingRow>(
      `SELECT ${NAMES} FROM listing WHERE display AND add_type = $1 ORDER BY ordinal LIMIT $2 OFFSET $3`,
      [addType, slice.limit ?? null, slice.offset],
    ),
    db.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM listing WHERE display AND add_type = $1',
      [addType],
    ),
  ]);
  return { data: rows.map(listingOf), total: count?.total ?? 0 };
}

/** One listing, or undefined when it does not exist or is hidden. */
export async function findListing(db: Queryable, id: string): Promise<Listing | undefined> {
  const [row] = await db.query<ListingRow>(`SELECT ${NAMES} FROM listing WHERE display AND id = $1`, [id]);
  return row && listingOf(row);
}

/** Inserts in batches, each one statement with one JSON parameter. */
export async function insertListings(db: Queryable, listings: readonly Listing[]): Promise<void> {
  for (let start = 0; start < listings.length; start += BATCH) {
    const rows = listings.slice(start, start + BATCH).map(rowOf);
    await db.query(
      `INSERT INTO listing (${NAMES}) SELECT ${NAMES} FROM jsonb_to_recordset($1::jsonb) AS given (${TYPED})`,
      [JSON.stringify(rows)],
    );
  }
}
