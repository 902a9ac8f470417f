import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articleHtml, plainHtml } from '../../testing/article-html.tsx';
import specification from '../../testing/gfm-specification.json';

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/markdown.md'), 'utf8');

/** What a row of the guide's table must have to do with its examples, by the row's name. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'Raw HTML': /<[a-z/!?]/i,
  Pictures: /!\[/,
  'Unknown schemes': /<[a-z+-]+:/,
  'Bare addresses': /\w(?::\/\/|\\?\+?@)\w/,
  'Written otherwise': /:/,
};

/** Numbers as the guide writes them: `118 to 137, 139`. */
const numbersIn = (list: string) =>
  [...list.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );

const listed = [...guide.matchAll(/^\| ([A-Z][^|]+?) +\| +(\d+) \| ([\d, to]+?) +\|/gm)].map(
  ([, reason = '', count, list = '']) => ({ reason, count: Number(count), numbers: numbersIn(list) }),
);

it('knows all that differs from the specification, by number, and why', () => {
  const differing = specification.examples
    .filter(({ markdown, html }) => plainHtml(articleHtml(markdown)) !== plainHtml(html))
    .map(({ number }) => number);
  expect(listed.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(differing);
  expect(guide).toContain(
    `Of the ${specification.examples.length} examples of the specification ${specification.examples.length - differing.length} come out`,
  );
});

it('gives each of them the reason that it has', () => {
  expect(listed.map(({ reason }) => reason)).toEqual(Object.keys(SUBJECTS));
  for (const { reason, count, numbers } of listed) {
    expect(numbers).toHaveLength(count);
    const sources = numbers.map((number) => specification.examples[number - 1]?.markdown);
    for (const source of sources) expect(source).toMatch(SUBJECTS[reason] ?? /^$/);
  }
});
