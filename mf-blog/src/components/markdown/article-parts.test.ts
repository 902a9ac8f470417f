import { partsOf } from './article-parts.ts';
import { costOf } from './cost.ts';

const by = (count: number, line: (index: number) => string, joint = '\n') =>
  Array.from({ length: count }, (_, index) => line(index)).join(joint);

const split = (markdown: string) => [...partsOf(markdown)].map((part) => part.markdown);

it('leaves an ordinary article whole', () => {
  const article = by(100, (index) => `## Heading ${index}\n\nSome **words**, and a [link](/x).`, '\n\n');
  expect([...partsOf(article)]).toEqual([{ markdown: article, end: article.length }]);
});

const LONG = {
  list: by(24_000, (index) => `- item ${index}`),
  headings: by(3000, (index) => `## Heading ${index}`),
  paragraphs: by(5000, (index) => `Paragraph ${index}.`, '\n\n'),
  'empty lines': `first\n${'\n'.repeat(99_990)}last`,
  'words on a line': 'words '.repeat(170_000),
  'a word without end': 'x'.repeat(300_000),
  emphasis: '*a **b '.repeat(10_000),
  code: `\`\`\`js\n${by(9000, (index) => `line(${index});`)}\n\`\`\``,
  table: `| a | b |\n| - | - |\n${by(2000, (index) => `| ${index} | y |`)}`,
};

it.each(Object.entries(LONG))('bounds what each part costs: %s', (_, markdown) => {
  const [first = '', ...further] = split(markdown);
  expect(costOf(first)).toBeLessThan(20_000);
  for (const part of further) expect(costOf(part)).toBeLessThan(12_000);
});

it.each(['list', 'headings', 'paragraphs', 'words on a line', 'a word without end', 'emphasis'] as const)(
  'loses nothing: %s',
  (name) => {
    expect(split(LONG[name]).join('')).toBe(LONG[name]);
  },
);

it('tells where each part ends', () => {
  let from = 0;
  for (const { markdown, end } of partsOf(LONG.paragraphs)) {
    expect(LONG.paragraphs.slice(from, end)).toBe(markdown);
    from = end;
  }
  expect(from).toBe(LONG.paragraphs.length);
});

it('ends a part where a block begins, and not within a list item or an indented block', () => {
  const block = `- An item\n\n  that goes on\n\n  and on.\n\nA paragraph of two\nlines.\n\n`;
  for (const part of split(block.repeat(1000)).slice(1)) expect(part).toMatch(/^(?:- An item|A paragraph)/);
});

it('leaves out empty lines without end', () => {
  const parts = split(LONG['empty lines']);
  expect(parts.join('').length).toBeLessThan(300);
  expect(parts.join('')).toMatch(/^first[\n]+last$/);
});

it('goes on with code in the language that it began in', () => {
  const parts = split(LONG.code);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part).toMatch(/^```js\n[^`]*\n```\n?$/);
  const lines = parts.flatMap((part) => part.match(/line\(\d+\);/g) ?? []);
  expect(lines).toHaveLength(9000);
});

it('goes on with a table under its own head', () => {
  const parts = split(LONG.table);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part).toMatch(/^\| a \| b \|\n\| - \| - \|\n\| \d+ \| y \|\n/);
});

it('goes on counting, also where the author leaves that to the reader', () => {
  const firsts = split(by(6000, () => '1. item')).map((part) => Number(/^\d+/.exec(part)?.[0]));
  const counts = split(by(6000, () => '1. item')).map((part) => part.match(/item/g)?.length ?? 0);
  let expected = 1;
  for (const [index, first] of firsts.entries()) {
    expect(first).toBe(expected);
    expected += counts[index] ?? 0;
  }
});

it('begins another list where words stand between', () => {
  const parts = split(`${by(2000, () => '1. item')}\n\nWords.\n\n${by(6000, () => '1. other')}`);
  const [other = ''] = parts.filter((part) => part.includes('other')).slice(1);
  expect(Number(/^\d+/.exec(other)?.[0])).toBeLessThan(2000);
});
