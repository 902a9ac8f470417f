import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/start-api.ts';
import { readSheetFile } from './read-sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function sheetOf(content: Uint8Array | string, name = 'sheet.csv') {
  const file = join(folder.path, name);
  await writeFile(file, content);
  const { headings, rows } = await readSheetFile(file);
  return { headings: headings.map(({ text }) => text), rows };
}

const TABLE = 'الرمز;السعر\r\nV-1;"١٬٢٥٠"\r\n';
const SHEET = { headings: ['الرمز', 'السعر'], rows: [{ row: 2, cells: ['V-1', '١٬٢٥٠'] }] };

const utf16 = (text: string, mark = '\uFEFF') => Buffer.from(mark + text, 'utf16le');

/** The code page in which Excel saves CSV on an Arabic Windows: only the letters of this table. */
const windows1256 = (text: string) => {
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [
      new TextDecoder('windows-1256').decode(Uint8Array.of(code)),
      code,
    ]),
  );
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63);
};

test.each([
  ['UTF-8', TABLE],
  ['UTF-8 with a mark', `\uFEFF${TABLE}`],
  ['UTF-16', utf16(TABLE)],
  ['UTF-16 without a mark', utf16(TABLE, '')],
  ['UTF-16 the other way round', utf16(TABLE).swap16()],
  ['tabs', TABLE.replaceAll(';', '\t')],
  ['commas', TABLE.replaceAll(';', ',')],
  ['a line that names the mark', `sep=;\r\n${TABLE}`],
  ['only line feeds', TABLE.replaceAll('\r\n', '\n')],
])('CSV in %s is read', async (how, content) => {
  const sheet = await sheetOf(content);
  const isLower = how.startsWith('a line');
  expect(sheet).toEqual(isLower ? { ...SHEET, rows: [{ ...SHEET.rows[0], row: 3 }] } : SHEET);
});

test('CSV in the Arabic code page of Windows is read', async () => {
  expect(await sheetOf(windows1256('الرمز;السعر\r\nV-1;1250'))).toEqual({
    headings: ['الرمز', 'السعر'],
    rows: [{ row: 2, cells: ['V-1', '1250'] }],
  });
});

test('rows count as the spreadsheet counts them: blank ones too, lines within cells not', async () => {
  const { rows } = await sheetOf('id,name\r\n1,"two\r\nlines"\r\n,\r\n\r\n2,x\r\n');
  expect(rows.map(({ row }) => row)).toEqual([2, 5]);
});

test('a workbook is read whatever its name says: texts, numbers, and headings above', async () => {
  const bytes = await writeXlsx(
    ['id', 'price', 'phone'],
    [
      ['V-1', 1250.5, '0512345678'],
      [undefined, undefined, undefined],
    ],
    true,
  );
  const sheet = {
    headings: ['id', 'price', 'phone'],
    rows: [{ row: 2, cells: ['V-1', 1250.5, '0512345678'] }],
  };
  expect(await sheetOf(bytes, 'book.xlsx')).toEqual(sheet);
  expect(await sheetOf(bytes, 'book.csv')).toEqual(sheet);
});

test('JSON is read as the API answers, or as a bare list', async () => {
  const item = { _id: 'V-1', price: { amount: 5 }, images: ['a.jpg'] };
  const sheet = {
    headings: ['_id', 'price.amount', 'images'],
    rows: [{ row: 1, cells: ['V-1', 5, ['a.jpg']] }],
  };
  expect(await sheetOf(JSON.stringify([item]), 'a.json')).toEqual(sheet);
  expect(await sheetOf(JSON.stringify({ data: [item], total: 1 }), 'a.json')).toEqual(sheet);
});

test.each([
  ['an old workbook', 'old.xls.csv', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'old format'],
  ['a broken workbook', 'a.xlsx', 'PK\u0003\u0004rubbish', ''],
  ['a quote that never ends', 'a.csv', 'id\r\n"V-1', ''],
  ['broken JSON', 'a.json', '[{', ''],
  ['JSON of something else', 'a.json', '"x"', 'neither a list nor an object'],
])('%s is refused', async (_what, name, content, reason) => {
  await expect(sheetOf(content, name)).rejects.toThrow(reason);
});
