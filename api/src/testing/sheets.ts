/** Rows of texts as CSV, as a spreadsheet saves it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

const COLUMNS = [
  'id',
  'add_type',
  'property_type',
  'name_ar',
  'name_en',
  'price',
  'currency',
  'rooms',
  'lat',
  'lng',
  'phone',
  'shown',
  'listed_at',
];

const rowOf = (index: number) => [
  `V-${index}`,
  index % 2 === 0 ? 'sell' : 'للإيجار',
  'villa',
  `فيلا رقم ${index}`,
  `Villa ${index}`,
  String(100_000 + index),
  'KWD',
  String(index % 9),
  '29.3',
  '47.9',
  '+96550001234',
  'نعم',
  '2026-11-01',
];

/** Cells that are wrong, by their column. */
const WRONG: readonly (readonly [string, string])[] = [
  ['price', 'on request'],
  ['add_type', ''],
  ['currency', 'DINAR'],
  ['property_type', 'vila'],
  ['lat', '95'],
  ['phone', '9.665E+11'],
  ['shown', 'maybe'],
  ['rooms', '2.5'],
  ['listed_at', '31/02/2026'],
  ['name_en', '=1+1'],
];

/** Faults are in every tenth row. */
const FAULTY = 10;

/** A table of listings, all good. */
export const goodListings = (count: number) =>
  csvText([COLUMNS, ...Array.from({ length: count }, (_, index) => rowOf(index))]);

/** The same with a fault in every tenth row, and where each is to be named. */
export function faultyListings(count: number): { csv: string; places: string[] } {
  const places: string[] = [];
  const rows = Array.from({ length: count }, (_, index) => {
    const row = rowOf(index);
    if (index % FAULTY !== 0) return row;
    const [column = '', cell = ''] = WRONG[(index / FAULTY) % WRONG.length] ?? [];
    const at = COLUMNS.indexOf(column);
    places.push(`row ${index + 2}, column "${column}" (${String.fromCharCode(65 + at)}): `);
    return row.with(at, cell);
  });
  return { csv: csvText([COLUMNS, ...rows]), places };
}
