import { limitLog } from './limited-log.ts';

it('lets so many lines a minute through, and says how many it left out', () => {
  let now = 0;
  const lines: string[] = [];
  const note = limitLog((line) => lines.push(line), { what: 'reports', linesPerMinute: 2, now: () => now });
  for (const line of ['a', 'b', 'c', 'd']) note(line);
  expect(lines).toEqual(['a', 'b']);
  now = 59_999;
  note('e');
  expect(lines).toHaveLength(2);
  now = 60_000;
  note('f');
  expect(lines).toEqual(['a', 'b', '3 more reports were left out', 'f']);
  now = 120_000;
  note('g');
  expect(lines.slice(4)).toEqual(['g']);
});
