import type { Translate } from '@shared/i18n';
import { weekdays } from './weekdays.ts';

const t: Translate = (_key, values) => `${String(values?.['first'])}-${String(values?.['last'])}`;

it.each([
  [[6, 0, 1, 2, 3, 4], 'Saturday-Thursday'],
  [[1, 2, 3], 'Monday-Wednesday'],
  [[5, 6, 0], 'Friday-Sunday'],
  [[3, 1], 'Monday and Wednesday'],
  [[0, 1, 3, 4], 'Sunday, Monday, Wednesday, and Thursday'],
  [[0, 1, 2, 3, 4, 5, 6], 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, and Saturday'],
  [[5], 'Friday'],
])('%j', (days, said) => expect(weekdays(days, 'en', t)).toBe(said));

it('speaks Arabic', () => expect(weekdays([6, 0, 1, 2, 3, 4], 'ar', t)).toBe('السبت-الخميس'));
