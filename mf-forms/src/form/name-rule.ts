import { string } from 'yup';
import { characterCount, READABLE } from '@shared/forms';

/** A name, of whoever writes. The API holds it to the same; messages are keys of `errors` in the locale files. */
export const nameRule = string()
  .trim()
  .default('')
  .required('required')
  .matches(READABLE, 'required')
  .test('not-long', 'name_max_length', (name) => characterCount(name) <= 200);
