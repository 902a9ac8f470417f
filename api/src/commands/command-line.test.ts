import { readCommandLine } from './command-line.ts';

test.each([
  [[], 'The commands are "export" and "seed".'],
  [['import', 'contact'], 'The commands are "export" and "seed".'],
  [['export'], '"" is none of appointments, contact, brokers.'],
  [['export', 'toString'], '"toString" is none of appointments, contact, brokers.'],
  [['export', 'contact', 'brokers'], 'The commands are "export" and "seed".'],
  [['export', 'contact', '--xml'], '--xml'],
  [['seed', 'twice'], 'The commands are "export" and "seed".'],
])('%j is refused', (words, reason) => {
  expect(readCommandLine(words)).toEqual({ ok: false, reason: expect.stringContaining(reason) as string });
});

test('an export names its sheet and may name a file', () => {
  expect(readCommandLine(['export', 'contact', '--csv', '-o', 'contact.csv'])).toEqual({
    ok: true,
    request: { command: 'export', sheet: 'contact', output: 'contact.csv' },
  });
});

test('seed takes nothing more', () => {
  expect(readCommandLine(['seed'])).toEqual({ ok: true, request: { command: 'seed' } });
});
