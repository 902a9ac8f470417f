import { READING_VERSION, wordsOfListing } from '@shared/listing-search';
import { amenityBits } from './amenity-bits.ts';
import { FIRST_RENT } from './conditions.ts';
import type { Database, Queryable } from '../database/database.ts';
import { describeGroup, groupOf, type Groupable } from './group.ts';

interface UnreadListing extends Groupable {
  ordinal: string;
  description_ar: string | null;
  description_en: string | null;
  price_amount: number | null;
  size: number | null;
  area: number | null;
  amenities: readonly string[];
  /** YYYY-MM-DD. */
  licensed_until: string | null;
  /** As PostgreSQL writes a moment. */
  published: string | null;
  listed: string | null;
}

const BATCH = 500;
/** From so many on the planner's picture of the table is out of date. */
const MANY = 2000;

const FIELDS = `id, ordinal + CASE add_type WHEN 'rent' THEN ${FIRST_RENT} ELSE 0 END AS ordinal, add_type, property_type, name_ar, name_en, description_ar, description_en, price_amount, size, area,
  rooms, bathrooms, location, exclusive, premium, rent_type, amenities, ad_licence_expires::text AS licensed_until,
  published_at::text AS published, listed_at::text AS listed`;

const ROW = `listing_id text, ordinal bigint, group_id integer, rooms integer, bathrooms integer, amount double precision,
  price double precision, month_price double precision, per_metre double precision, size double precision, amenities integer,
  licensed_until date, published timestamptz, listed timestamptz, head integer[], words integer[]`;
const ROW_NAMES = ROW.split(',')
  .map((column) => column.trim().split(' ')[0])
  .join(', ');

/** Numbers of words, or of groups, those that are not known yet put in. Sorted: processes that write together take turns. */
async function numbersOf(
  db: Queryable,
  table: 'search_word' | 'search_group',
  texts: Iterable<string>,
): Promise<ReadonlyMap<string, number>> {
  const column = table === 'search_word' ? 'word' : 'described';
  const wanted = [...new Set(texts)].toSorted();
  const select = () =>
    db.query<{ id: number; text: string }>(
      `SELECT id, ${column} AS text FROM ${table} WHERE ${column} = ANY($1::text[])`,
      [wanted],
    );
  const known = new Set((await select()).map(({ text }) => text));
  const fresh = wanted.filter((text) => !known.has(text));
  if (fresh.length > 0)
    await db.query(
      `INSERT INTO ${table} (${column}) SELECT unnest($1::text[]) ON CONFLICT (${column}) DO NOTHING`,
      [fresh],
    );
  return new Map((await select()).map(({ id, text }) => [text, id]));
}

const MONTHS = 12;

/** As the site's list sorts: a year's rent counts for a month. */
const perMonth = ({ add_type, rent_type }: UnreadListing, amount: number | null) =>
  amount !== null && add_type === 'rent' && rent_type === 'yearly' ? amount / MONTHS : amount;

/** A price of the metre only where the metres are known. */
const perMetre = ({ price_amount: price, area }: UnreadListing) =>
  price !== null && area ? Math.round(price / area) : null;

async function write(db: Queryable, listings: readonly UnreadListing[]): Promise<void> {
  const read = listings.map((listing) => ({
    listing,
    words: wordsOfListing(listing),
    group: describeGroup(groupOf(listing)),
  }));
  const words = await numbersOf(
    db,
    'search_word',
    read.flatMap((each) => each.words.all),
  );
  const groups = await numbersOf(
    db,
    'search_group',
    read.map(({ group }) => group),
  );
  await db.query('UPDATE search_word SET is_place = true WHERE word = ANY($1::text[]) AND NOT is_place', [
    [...new Set(read.flatMap((each) => each.words.places))],
  ]);
  const numbers = (texts: readonly string[]) => texts.flatMap((text) => words.get(text) ?? []);
  const rows = read.map(({ listing, words: { head, all }, group }) => ({
    listing_id: listing.id,
    ordinal: listing.ordinal,
    group_id: groups.get(group),
    rooms: listing.rooms,
    bathrooms: listing.bathrooms,
    amount: listing.price_amount ?? 0,
    price: listing.price_amount,
    month_price: perMonth(listing, listing.price_amount),
    per_metre: perMonth(listing, perMetre(listing)),
    size: listing.area ?? listing.size,
    amenities: amenityBits(listing.amenities),
    licensed_until: listing.licensed_until,
    published: listing.published,
    listed: listing.listed,
    head: numbers(head),
    words: numbers(all),
  }));
  await db.query(
    `INSERT INTO listing_search (${ROW_NAMES}) SELECT ${ROW_NAMES} FROM jsonb_to_recordset($1::jsonb) AS given (${ROW})`,
    [JSON.stringify(rows)],
  );
}

/** Reads some of the listings that changed; returns how many there were. */
const readSome = (database: Database): Promise<number> =>
  database.transaction(async (transaction) => {
    // While the site moves to another release, one of the two reads.
    const own = await transaction.query('SELECT FROM search_state WHERE reading = $1', [READING_VERSION]);
    if (own.length === 0) return 0;
    const unread = await transaction.query<{ listing_id: string }>(
      `DELETE FROM search_unread WHERE listing_id IN
         (SELECT listing_id FROM search_unread ORDER BY listing_id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING listing_id`,
      [BATCH],
    );
    if (unread.length === 0) return 0;
    const ids = unread.map(({ listing_id }) => listing_id);
    await transaction.query('DELETE FROM listing_search WHERE listing_id = ANY($1::text[])', [ids]);
    const listings = await transaction.query<UnreadListing>(
      `SELECT ${FIELDS} FROM listing WHERE display AND id = ANY($1::text[])`,
      [ids],
    );
    if (listings.length > 0) await write(transaction, listings);
    await transaction.query('UPDATE search_state SET version = version + 1', []);
    return ids.length;
  });

/** Reads the listings that changed since they were read last, a batch at a time; processes share the work. */
export async function readChangedListings(database: Database): Promise<void> {
  let count = 0;
  for (;;) {
    const some = await readSome(database);
    if (some === 0) break;
    count += some;
  }
  if (count >= MANY) await database.query('VACUUM ANALYZE listing_search, search_unread, search_state');
}

/**
 * Makes the listings searchable at the start: all of them when words are read in another way than before, else those that
 * changed while no process looked.
 */
export async function readAllListings(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = await transaction.query(
      'UPDATE search_state SET reading = $1 WHERE reading IS DISTINCT FROM $1 RETURNING reading',
      [READING_VERSION],
    );
    if (changed.length > 0)
      await transaction.query('INSERT INTO search_unread SELECT id FROM listing ON CONFLICT DO NOTHING', []);
  });
  await readChangedListings(database);
}
