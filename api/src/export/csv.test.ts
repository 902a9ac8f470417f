import { csvOf } from './csv.ts';

const lineOf = (cell: string) => csvOf([], [[cell]]).slice('\uFEFF\r\n'.length);

test('begins with a byte order mark, so that Excel reads Arabic, and ends lines as RFC 4180 does', () => {
  expect(csvOf(['name', 'phone'], [['سارة', '0512345678']])).toBe(
    '\uFEFF"name","phone"\r\n"سارة","0512345678"\r\n',
  );
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+966512345678', `"'+966512345678"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\u200f=1', `"'\u200f=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＠x', `"'＠x"`],
])('%j runs as no formula', (given, cell) => {
  expect(lineOf(given)).toBe(`${cell}\r\n`);
});

test.each([
  ['a=b', '"a=b"'],
  ['x;=1', '"x;=1"'],
  ['3-1', '"3-1"'],
  ['first\nsecond', '"first\nsecond"'],
  ['say "hello", please', '"say ""hello"", please"'],
  ['', '""'],
])('%j stays as it is', (given, cell) => {
  expect(lineOf(given)).toBe(`${cell}\r\n`);
});
