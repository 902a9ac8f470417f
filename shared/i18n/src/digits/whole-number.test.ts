import { formatFor } from '../formatting/format.ts';
import { groupedWholeNumber, withoutGrouping } from './whole-number.ts';

it.each([
  ['500000', '500,000'],
  ['٥٠٠٬٠٠٠', '500,000'],
  [' 1,250,000 ', '1,250,000'],
  ['999', '999'],
  ['', ''],
  ['500x', '500x'],
  ['-5', '-5'],
  ['499.99', '499.99'],
  ['1234567890123456', '1234567890123456'],
])('%j is shown as %j, in both languages', (typed, shown) => {
  for (const language of ['ar', 'en'] as const)
    expect(groupedWholeNumber(typed, formatFor(language).integer)).toBe(shown);
});

it('takes the grouping off again', () => expect(withoutGrouping('٥٠٠٬٠٠٠')).toBe('500000'));
