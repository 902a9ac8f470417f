import { isTractable } from './tractable.ts';

const MANY = 10_000;
const rows = (count: number, row: string) => `${row}\n`.repeat(count);

it.each([
  ['quotes within each other', '>'.repeat(MANY)],
  ['quotes with spaces', '> '.repeat(MANY)],
  ['lists on one line', '- '.repeat(MANY)],
  ['numbered lists on one line', '1. '.repeat(MANY)],
  ['quotes and lists in turn', '> * '.repeat(MANY)],
  [
    'lists by indentation',
    Array.from({ length: 500 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n'),
  ],
  ['lists by tabs', Array.from({ length: 50 }, (_, level) => `${'\t'.repeat(level)}- x`).join('\n')],
  ['opening brackets', '['.repeat(MANY)],
  ['brackets within each other', `${'['.repeat(MANY)}x${']'.repeat(MANY)}`],
  ['emphasis within each other', '*a **b '.repeat(MANY)],
  ['emphasis over many lines', rows(MANY, '*a **b')],
  ['underscores', '_'.repeat(MANY)],
  ['tildes', '~a '.repeat(MANY)],
  ['code that never ends', '` `` '.repeat(MANY)],
  ['images', '!['.repeat(MANY)],
  ['tags that never end', '<a b="'.repeat(MANY)],
  ['comments that never end', '<!--'.repeat(MANY)],
  ['entities', '&#x3c;'.repeat(MANY)],
  ['footnotes', '[^a]'.repeat(MANY)],
  ['a wide table', `${'|a'.repeat(MANY)}\n${'|-'.repeat(MANY)}\n${rows(9, 'x')}`],
  ['a table filled up', `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${rows(500, '|x')}`],
  ['a long address referred to often', `[a]: https://e.com/${'x'.repeat(5000)}\n\n${'[a] '.repeat(400)}`],
  ['a long title over lines', `[a]: /x "\n${rows(100, 'title title title title')}"\n\n[a]`],
])('refuses %s', (_, markdown) => {
  expect(isTractable(markdown)).toBe(false);
});

it.each([
  ['nothing', ''],
  ['a long article', rows(1500, 'A paragraph of **some** words, with a [link](/x).\n')],
  ['a long list', rows(400, '- an item with a [link](/x) and **strength** and `code`')],
  ['a long table', `| a | b | c |\n| - | - | - |\n${rows(400, '| **x** | [y](/y) | `z` |')}`],
  ['a deep list', Array.from({ length: 10 }, (_, level) => `${'    '.repeat(level)}- x`).join('\n')],
  ['quotes in quotes', '> > > three\n\n> - 1. one'],
  ['code far to the right', `\`\`\`\n${' '.repeat(60)}x = 1\n\`\`\``],
  ['many empty lines', '\n'.repeat(MANY)],
  ['a rule', '* * * * * * * * * * *'],
  ['a long code block', `\`\`\`\n${rows(900, 'const x = list.map((y) => y * 2);')}\n\`\`\``],
])('takes %s', (_, markdown) => {
  expect(isTractable(markdown)).toBe(true);
});
