import { readCommandLine } from './command-line.ts';
import { USAGES } from './usage.ts';

test.each([
  [[], '"" is none of import, export, listings'],
  [['publish', 'contact'], '"publish" is none of import, export'],
  [['export'], '"" is none of appointments, contact, brokers, listings, articles, settings.'],
  [['export', 'toString'], '"toString" is none of appointments, contact, brokers'],
  [['export', 'contact', 'brokers'], 'more words than the command takes'],
  [['export', 'contact', '--xml'], '--xml'],
  [['export', 'contact', '--json'], 'What visitors have sent is exported as CSV.'],
  [['export', 'listings', '--json', '--csv'], 'two formats'],
  [['export', 'listings', '-o', 'listings.ods'], 'must end with .csv, .json or .xlsx'],
  [['import', 'contact', 'a.csv'], '"contact" is none of listings, articles, settings.'],
  [['import', 'listings'], 'Name the file.'],
  [['import', 'listings', 'a.ods'], 'must end with .csv, .json or .xlsx'],
  [['import', 'settings', 'a.csv', '--complete'], '--complete is for listings and articles.'],
  [['import', 'listings', '--template', '--language', 'fr'], '"fr" is none of ar, en.'],
  [['listings', 'delete', 'V-1'], '"delete" is none of hide, show, sold, rented, available.'],
  [['listings', 'hide'], 'Name a listing.'],
  [['appointments', 'move', '123456', '--at', '10:00'], 'Say when'],
  [['appointments', 'move', '123456', '--date', '2026-11-31', '--at', '10:00'], '--date is "2026-11-31"'],
  [['appointments', 'move', '123456', '--date', '2026-11-30', '--at', '25:00'], '"25:00" is no time'],
  [['appointments', 'cancel'], 'Name the reference.'],
  [['messages'], '"" is none of list.'],
  [['purge', '--older-than', 'half a year'], 'it must be a number of days'],
  [['backup'], 'Name the folder or file.'],
  [['backup', '-', '--keep', '3d'], '--keep is for a folder.'],
  [['backup', 'x', '--keep', 'all'], '--keep is "all"; it must be a number of days, such as 30d.'],
  [['restore', 'a', 'b'], 'more words than the command takes'],
  [['seed', 'twice'], 'more words than the command takes'],
])('%j is refused', (words, reason) => {
  expect(readCommandLine(words)).toMatchObject({
    ok: false,
    reason: expect.stringContaining(reason) as string,
    usage: expect.stringContaining('Usage: npm run api -- ') as string,
  });
});

test.each([
  [
    ['export', 'contact', '--csv', '-o', 'contact.csv'],
    { command: 'export submissions', sheet: 'contact', output: 'contact.csv' },
  ],
  [['export', 'listings'], { command: 'export', subject: 'listings', format: 'csv', output: undefined }],
  [
    ['export', 'articles', '-o', 'a.XLSX'],
    { command: 'export', subject: 'articles', format: 'xlsx', output: 'a.XLSX' },
  ],
  [
    ['import', 'listings', 'a.csv', '--pictures', 'photos', '--dry-run'],
    {
      command: 'import',
      subject: 'listings',
      file: 'a.csv',
      pictures: 'photos',
      complete: false,
      dryRun: true,
    },
  ],
  [
    ['import', 'listings', '--template'],
    { command: 'template', subject: 'listings', language: 'ar', format: 'csv', output: undefined },
  ],
  [
    ['listings', 'hide', 'V-1', 'V-2'],
    { command: 'act', action: { name: 'listings', change: 'hide', listings: ['V-1', 'V-2'] } },
  ],
  [['purge'], { command: 'act', action: { name: 'purge', days: 180, dryRun: false } }],
  [
    ['purge', '--older-than', '30d', '--dry-run'],
    { command: 'act', action: { name: 'purge', days: 30, dryRun: true } },
  ],
  [['backup', '-'], { command: 'backup', target: '-' }],
  [['backup', 'x', '--keep', '30d'], { command: 'backup', target: 'x', keepDays: 30 }],
  [['restore', 'a.tar.gz', '--replace'], { command: 'restore', file: 'a.tar.gz', replace: true }],
  [['seed'], { command: 'seed' }],
])('%j is asked for', (words, request) => {
  expect(readCommandLine(words)).toEqual({ ok: true, request });
});

test.each(Object.keys(USAGES))('%s says how it is used', (name) => {
  const text = expect.stringContaining(`Usage: npm run api -- ${name}`) as string;
  for (const help of ['--help', '-h'])
    expect(readCommandLine([name, help])).toEqual({ ok: true, request: { command: 'help', text } });
});

test('without a name the commands and their exit codes are told', () => {
  const text = expect.stringMatching(/import [^]*Exit codes: 0 done/) as string;
  expect(readCommandLine(['--help'])).toEqual({ ok: true, request: { command: 'help', text } });
});
