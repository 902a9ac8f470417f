import { definitionsOf, withDefinitions } from './definitions.ts';

const definitions = definitionsOf(
  [
    'Text.',
    '[A  Link]: https://example.com "Title"',
    '[a link]: https://example.com/second',
    '[^note]: A note, see[^other].\n\n    It goes on.',
    '[^other]: Another.',
    '[unused]: /x',
  ].join('\n\n'),
);

it('adds to a part what it refers to, and what that refers to', () => {
  const part = withDefinitions('See [a LINK] and this[^note].', definitions);
  expect(part).toContain('[A  Link]: https://example.com "Title"');
  expect(part).toContain('It goes on.');
  expect(part).toContain('[^other]: Another.');
  expect(part).not.toContain('second');
  expect(part).not.toContain('unused');
});

it('leaves a part alone that refers to nothing, to nobody or to its own', () => {
  for (const part of ['Text.', 'See [nobody] and [^none].', 'See [unused].\n\n[unused]: /x\n'])
    expect(withDefinitions(part, definitions)).toBe(part);
});
