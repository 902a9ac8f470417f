import { firstText } from './first-text.ts';

it.each([
  ['# Title\n\nFirst **bold** and _soft_ [link](/x).\n\nSecond.', 'First bold and soft link.'],
  ['![cover](a.jpg)\n\n- item\n\nText[^1] here.', 'Text here.'],
  ['> quote\n\n| a |\n|---|\n\nWords\nover lines', 'Words over lines'],
  ['شراء البيت **الأول** قرار.', 'شراء البيت الأول قرار.'],
  ['snake_case_name stays', 'snake_case_name stays'],
])('reads %j', (markdown, text) => {
  expect(firstText(markdown)).toBe(text);
});

it('cuts at 160 characters', () => {
  expect(firstText('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`);
});

it.each(['', '# Only a title', '![only](a.jpg)'])('finds nothing in %j', (markdown) => {
  expect(firstText(markdown)).toBeUndefined();
});

it.each(['[', '<a ', '**a ', '![', '`', '[^', '\n', '[a]('])(
  'takes no time for a megabyte of %j',
  (hostile) => {
    const text = firstText(hostile.repeat(1_000_000 / hostile.length));
    expect((text ?? '').length).toBeLessThanOrEqual(161);
  },
);
