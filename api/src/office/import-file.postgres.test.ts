import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../database/database.ts';
import { insertListings, loadListings } from '../database/listings.ts';
import { openDatabase } from '../database/open.ts';
import { folderPictures } from '../media/folder-pictures.ts';
import { createMediaStore } from '../media/media-store.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { csvText } from '../testing/sheets.ts';
import { temporaryFolder } from '../testing/start-api.ts';
import { exportItems } from './export-file.ts';
import { importFile, type ImportOptions } from './import-file.ts';
import { sentenceOf } from './records/faults.ts';
import { SHEET_FORMATS } from './sheets/formats.ts';
import { subjectOf, SUBJECT_NAMES, type SubjectName } from './subjects/subjects.ts';
import { templateOf } from './template.ts';

const LIMIT_MS = 60_000;

let server: PostgresServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  folder = await temporaryFolder();
  const { url } = await createDatabase(server.url);
  database = await openDatabase({ databaseUrl: url, dataDir: folder.path });
}, LIMIT_MS);
afterAll(async () => {
  await database.close();
  await folder.remove();
  await server.stop();
}, LIMIT_MS);
beforeEach(() => database.query('TRUNCATE listing, article, settings'));

const mediaDir = () => join(folder.path, 'media');

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder.path, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
  return file;
}

type More = Partial<Omit<ImportOptions, 'subject'>>;

const take = async (subject: SubjectName, file: string, more: More = {}) =>
  importFile(
    database,
    { stored: folderPictures(mediaDir()), served: [folderPictures(mediaDir())] },
    { subject, file, complete: false, dryRun: false, ...more },
    () => ({ done: () => undefined }),
  );

/** Imports a table: how many items it adds, changes, leaves and takes off, or its faults. */
async function taken(subject: SubjectName, rows: readonly (readonly string[])[], more: More = {}) {
  const outcome = await take(subject, await put('table.csv', csvText(rows)), more);
  if (!outcome.done) return outcome.faults.map(sentenceOf);
  const { added, changed, same, takenOff } = outcome.plan;
  return [added.length, changed.length, same, takenOff.length];
}

const HEADING = ['id', 'add_type', 'name_ar', 'price', 'currency'];
const VILLA = ['V-1', 'sell', 'فيلا', '1000', 'KWD'];

describe('a table of listings', () => {
  test('adds what is new, changes what differs, and leaves the rest', async () => {
    expect(await taken('listings', [HEADING, VILLA, ['V-2', 'rent', 'شقة', '', '']])).toEqual([2, 0, 0, 0]);
    expect(await taken('listings', [HEADING, VILLA, ['V-2', 'rent', 'شقة', '500', 'KWD']])).toEqual([
      0, 1, 1, 0,
    ]);
    expect(await loadListings(database, ['V-2'])).toMatchObject([
      { _id: 'V-2', add_Type: 'rent', price: { amount: 500, currency: 'KWD' }, display: true, images: [] },
    ]);
  });

  test('empties a field by an empty cell, and leaves a field whose column it does not have', async () => {
    await taken('listings', [
      [...HEADING, 'rooms', 'city'],
      [...VILLA, '5', 'الكويت'],
    ]);
    await taken('listings', [
      ['id', 'city'],
      ['V-1', ''],
    ]);
    const [villa] = await loadListings(database);
    expect(villa).toMatchObject({ rooms: 5, name_ar: 'فيلا' });
    expect(villa?.location).not.toHaveProperty('city');
  });

  test('hides what a complete table no longer has, and only that', async () => {
    await taken('listings', [HEADING, VILLA, ['V-2', 'rent', 'شقة', '', '']]);
    expect(await taken('listings', [HEADING, VILLA], { complete: true, dryRun: true })).toEqual([0, 0, 1, 1]);
    expect(await taken('listings', [HEADING, VILLA])).toEqual([0, 0, 1, 0]);
    expect(await loadListings(database, ['V-2'])).toMatchObject([{ display: true }]);
    expect(await taken('listings', [HEADING, VILLA], { complete: true })).toEqual([0, 0, 1, 1]);
    expect(await loadListings(database)).toMatchObject([{ display: true }, { display: false }]);
    expect(await taken('listings', [HEADING, VILLA], { complete: true })).toEqual([0, 0, 1, 0]);
    // Neither stays hidden for good nor is shown by an empty cell.
    expect(
      await taken('listings', [
        ['id', 'shown'],
        ['V-2', ''],
      ]),
    ).toEqual([0, 0, 1, 0]);
    expect(
      await taken('listings', [
        ['id', 'معروض'],
        ['V-2', 'نعم'],
      ]),
    ).toEqual([0, 1, 0, 0]);
  });

  test('that is empty takes nothing off', async () => {
    await taken('listings', [HEADING, VILLA]);
    expect(await taken('listings', [HEADING], { complete: true })).toEqual([
      'The file has no rows; --complete would take everything off.',
    ]);
  });

  test('may pass a reference from one listing to another, and gives none to two', async () => {
    const heading = ['id', 'add_type', 'name_ar', 'reference'];
    await taken('listings', [heading, ['V-1', 'sell', 'أ', 'R-1'], ['V-2', 'sell', 'ب', 'R-2']]);
    expect(
      await taken('listings', [heading, ['V-1', 'sell', 'أ', 'R-2'], ['V-2', 'sell', 'ب', 'R-1']]),
    ).toEqual([0, 2, 0, 0]);
    expect(await taken('listings', [heading, ['V-3', 'sell', 'ج', 'R-1']])).toEqual([
      'row 2, column "reference" (D): is "R-1", which is that of V-2',
    ]);
  });

  test.each([
    [
      'a column that nobody knows',
      [['id', 'add_type', 'name_ar', 'prise']],
      'column "prise" (D): is not known; did you mean "price"?',
    ],
    ['the same column twice', [['id', 'Price', 'السعر']], 'column "السعر" (C): is "Price" (B) once more'],
    [
      'no ids',
      [['name_ar'], ['فيلا']],
      'The file has no column "id" (ID, الرمز), by which its rows are known.',
    ],
    ['the same id twice', [HEADING, VILLA, VILLA], 'row 3, column "id" (A): is "V-1", as in row 2'],
    [
      'a price without currency',
      [HEADING, ['V-1', 'sell', 'فيلا', '5', '']],
      'row 2, column "currency" (E): is needed beside price',
    ],
    [
      'nothing to call it by',
      [
        ['id', 'add_type'],
        ['V-1', 'sell'],
      ],
      'row 2, column "name_ar": is empty, and so is name_en; one of them is needed',
    ],
    [
      'a new listing without what it needs',
      [
        ['id', 'name_ar'],
        ['V-1', 'فيلا'],
      ],
      'row 2, column "add_type": is not in the file; what is new needs it',
    ],
    [
      'half a licence',
      [
        ['id', 'add_type', 'name_ar', 'licence'],
        ['V-1', 'sell', 'فيلا', '7200'],
      ],
      'row 2, column "licence_expires": is needed beside licence',
    ],
    [
      'the link of a licence, and no number',
      [
        ['id', 'add_type', 'name_ar', 'licence_link', 'licence_expires'],
        ['V-1', 'sell', 'فيلا', 'https://registry.example/ads/1', '2027-01-31'],
      ],
      'row 2, column "licence": is needed beside licence_expires and licence_link',
    ],
    [
      'a broken formula',
      [HEADING, ['V-1', 'sell', '#REF!', '', '']],
      'row 2, column "name_ar" (C): holds the error #REF! of a formula',
    ],
    [
      'a cell without heading',
      [
        [...HEADING, ''],
        [...VILLA, 'x'],
      ],
      'column "" (F): has cells but no heading',
    ],
  ])('with %s is refused, and says where', async (_what, rows, sentence) => {
    expect(await taken('listings', rows)).toEqual([sentence]);
    expect(await loadListings(database)).toEqual([]);
  });
});

/** What spreadsheets run, cut or turn into something else. */
const HOSTILE = [
  '=HYPERLINK("http://x","y")',
  "'=1+1",
  "''=1+1",
  '+966 is the code',
  '-5 %',
  '@sum',
  '＝1',
  '0012',
  '1E5',
  'two\nlines',
  'say "hello", please; | yes',
  'TRUE',
  '#1 in town',
  '2026-11-25',
  'عقار مميّز — ٣ غرف',
  '🏠',
];

const LISTINGS = HOSTILE.map((text, index) => ({
  _id: `H-${index}`,
  reference: `${text} ${index}`,
  add_Type: index % 2 === 0 ? ('sell' as const) : ('rent' as const),
  name_ar: text,
  name_en: text,
  description_ar: `${text}\n${text}`,
  price: { amount: index + 0.125, currency: 'KWD' },
  images: [`pictures/h-${index}.jpg`, 'pictures/other.jpg'],
  location: { city: text, lat: 29.123456, lng: 47.9 },
  phone: '+96550001234',
  amenities: ['pool' as const, 'sea-view' as const],
  listedAt: '2026-10-28T07:30:00.123Z',
  adLicence: {
    number: text,
    expires: '2027-01-31',
    ...(index % 2 === 0 && { link: `https://registry.example/ads/${index}?a=1&b=;` }),
  },
  agent: { name: text, languages: ['ar', 'en'] },
  exclusive: index % 3 === 0,
  soldOut: false,
  display: index % 5 !== 0,
}));

describe.each(SHEET_FORMATS)('what is exported as %s', (format) => {
  test.each(SUBJECT_NAMES)('and imported again finds nothing to change: %s', async (name) => {
    await insertListings(database, LISTINGS);
    const subject = subjectOf(name);
    await subject.store(
      database,
      name === 'articles'
        ? HOSTILE.map((text, index) => ({
            _id: `a-${index}`,
            title: text,
            content: `${text}\r\n\n![x](/pictures/h-1.jpg)\n`,
            createdAt: '2026-10-28T07:30:00.123Z',
            author: { name: text },
            coverImage: 'pictures/h-2.jpg',
          }))
        : name === 'settings'
          ? [
              {
                phone: '+966500000000',
                email: 'a@example.com',
                address: '=1',
                socialMedia: { whatsapp: '+966500000000' },
              },
            ]
          : [],
      () => undefined,
    );
    const stored = await subject.load(database);
    expect(stored.length).toBeGreaterThan(0);
    const file = await put(`export.${format}`, await exportItems(subject, stored, format));
    expect(await take(name, file)).toMatchObject({
      done: true,
      plan: { added: [], changed: [], takenOff: [], same: stored.length },
    });
    if (name !== 'listings') return;
    // And it is what was stored, not only alike.
    await database.query('TRUNCATE listing');
    await insertListings(
      database,
      LISTINGS.map((listing) => ({
        ...listing,
        name_ar: 'other',
        reference: listing._id,
        agent: { name: 'other' },
      })),
    );
    expect(await take(name, file)).toMatchObject({ done: true });
    expect(await subject.load(database)).toEqual(stored);
  });
});

describe('pictures', () => {
  const photograph = (colour: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const heading = ['id', 'add_type', 'name_ar', 'images'];
  const storedFiles = () => readdir(join(mediaDir(), 'pictures')).catch(() => []);

  test(
    'are known by what they are, stored where the API serves them, and once',
    async () => {
      const red = await photograph('#c00');
      await put('pictures-of-office/واجهة.jpg', red);
      await put('pictures-of-office/inside/hall, 1.txt', await photograph('#0c0'));
      const pictures = join(folder.path, 'pictures-of-office');
      const rows = [heading, ['V-1', 'sell', 'فيلا', 'واجهة.jpg | inside/hall, 1.txt']];
      expect(await taken('listings', rows, { pictures, dryRun: true })).toEqual([1, 0, 0, 0]);
      expect(await storedFiles()).toEqual([]);
      expect(await taken('listings', rows, { pictures })).toEqual([1, 0, 0, 0]);
      expect(await storedFiles()).toHaveLength(26);
      const [villa] = await loadListings(database);
      expect(villa?.images).toHaveLength(2);
      const store = createMediaStore(folderPictures(mediaDir()));
      for (const image of villa?.images ?? [])
        expect(await store.read(image.replace('pictures/', ''), 1600, ['avif'])).toMatchObject({
          isExact: true,
        });

      // Again, and under another name: the same picture is the same.
      expect(await taken('listings', rows, { pictures })).toEqual([0, 0, 1, 0]);
      await put('pictures-of-office/copy.png', red);
      const renamed = [heading, ['V-1', 'sell', 'فيلا', 'copy.png\ninside/hall, 1.txt']];
      expect(await taken('listings', renamed, { pictures })).toEqual([0, 0, 1, 0]);
      expect(await storedFiles()).toHaveLength(26);
    },
    LIMIT_MS,
  );

  test(
    'that nothing names any longer go, a day later',
    async () => {
      await put('swept/a.png', await photograph('#00c'));
      const pictures = join(folder.path, 'swept');
      await taken('listings', [heading, ['V-1', 'sell', 'فيلا', 'a.png']], { pictures });
      const [path = ''] = (await loadListings(database))[0]?.images ?? [];
      const own = async () => (await storedFiles()).filter((file) => file.startsWith(path.slice(9, -4)));
      expect(await own()).toHaveLength(13);
      // As those are that were stored before there were thumbnails: whoever imports the file again gets one.
      await rm(join(mediaDir(), 'pictures', `${path.slice(9, -4)}-thumbnail.avif`));
      await taken('listings', [heading, ['V-1', 'sell', 'فيلا', 'a.png']], { pictures });
      expect(await own()).toHaveLength(13);
      await taken('listings', [
        ['id', 'images'],
        ['V-1', ''],
      ]);
      expect(await own()).toHaveLength(13);
      const yesterday = new Date(Date.now() - 25 * 3_600_000);
      for (const file of await own()) await utimes(join(mediaDir(), 'pictures', file), yesterday, yesterday);
      await put('media/pictures/by-hand-480.jpg', 'by hand');
      await taken('listings', [
        ['id', 'rooms'],
        ['V-1', '3'],
      ]);
      expect(await own()).toEqual([]);
      expect(await storedFiles()).toContain('by-hand-480.jpg');
    },
    LIMIT_MS,
  );

  test(
    'in the midst of an article are stored too',
    async () => {
      await put('article/view.png', await photograph('#cc0'));
      const rows = [
        ['id', 'title', 'content'],
        ['a-1', 'مقال', 'نص\n\n![منظر](view.png)\n\n![x](https://example.com/x.png)'],
      ];
      const pictures = join(folder.path, 'article');
      expect(await taken('articles', rows, { pictures })).toEqual([1, 0, 0, 0]);
      expect(await subjectOf('articles').load(database)).toMatchObject([
        {
          content: expect.stringMatching(
            /!\[منظر\]\(\/pictures\/p-[0-9a-f]{32}\.jpg\)\n\n!\[x\]\(https/,
          ) as string,
        },
      ]);
      expect(await taken('articles', rows, { pictures })).toEqual([0, 0, 1, 0]);
    },
    LIMIT_MS,
  );

  test(
    'that are none, are missing, or lie elsewhere are named, and nothing is stored',
    async () => {
      const before = await storedFiles();
      await put('faulty/broken.jpg', 'no picture');
      await put('faulty/villa.jpg', await photograph('#0cc'));
      await put('secret.jpg', await photograph('#ccc'));
      const cells = ['broken.jpg', 'vila.jpg', '../secret.jpg', 'pictures/nowhere.jpg'];
      const rows = [heading, ...cells.map((cell, index) => [`V-${index}`, 'sell', 'فيلا', cell])];
      expect(await taken('listings', rows, { pictures: join(folder.path, 'faulty') })).toEqual([
        'row 2, column "images" (D): names "broken.jpg", which is no picture (JPEG, PNG, WebP, AVIF, TIFF or GIF)',
        'row 3, column "images" (D): names "vila.jpg", which is not in the folder of pictures; did you mean "villa.jpg"?',
        'row 4, column "images" (D): names "../secret.jpg", which is not in the folder of pictures',
        'row 5, column "images" (D): names "pictures/nowhere.jpg", which is not in the folder of pictures',
      ]);
      expect(await taken('listings', [heading, ['V-1', 'sell', 'فيلا', 'villa.jpg']])).toEqual([
        'row 2, column "images" (D): names "villa.jpg", which is not stored; say where it is with --pictures <folder>',
      ]);
      expect(await storedFiles()).toEqual(before);
    },
    LIMIT_MS,
  );
});

test('contact data are one row', async () => {
  const heading = ['الهاتف', 'البريد الإلكتروني', 'WhatsApp'];
  const row = ['+966500000001', 'a@example.com', '+966500000002'];
  expect(await taken('settings', [heading, row])).toEqual([0, 1, 0, 0]);
  expect(await taken('settings', [heading, row])).toEqual([0, 0, 1, 0]);
  expect(await taken('settings', [['phone'], ['+966500000003']])).toEqual([0, 1, 0, 0]);
  expect(await subjectOf('settings').load(database)).toEqual([
    { phone: '+966500000003', email: 'a@example.com', socialMedia: { whatsapp: '+966500000002' } },
  ]);
  expect(await taken('settings', [heading, row, row])).toEqual([
    'row 3: is one row too many; there is one set of contact data',
  ]);
});

test.each(['ar', 'en'] as const)(
  'a template in %s is imported as it is, and has nothing to change',
  async (language) => {
    for (const name of SUBJECT_NAMES) {
      for (const format of ['csv', 'xlsx'] as const) {
        const file = await put(`template.${format}`, await templateOf(subjectOf(name), language, format));
        expect(await take(name, file)).toMatchObject({ done: true, plan: { added: [], changed: [] } });
      }
    }
  },
);
