import { yupResolver } from '@hookform/resolvers/yup';
import { object, string } from 'yup';
import { characterCount } from '@shared/forms';
import { nameRule } from '../form/name-rule.ts';
import { SUBJECTS } from './contact-values.ts';

const KNOWN: readonly string[] = SUBJECTS;
const EMAIL = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;

/** The rules of the contact form (specification, section 5). Messages are keys of `errors` in the locale files. */
const contactSchema = object({
  name: nameRule,
  email: string()
    .trim()
    .default('')
    .required('required')
    .matches(EMAIL, 'invalid_email')
    .max(254, 'invalid_email'),
  subject: string().default('').required('required').oneOf(KNOWN, 'required'),
  message: string()
    .trim()
    .default('')
    .required('required')
    .test('not-short', 'message_min_length', (message) => characterCount(message) >= 10)
    .test('not-long', 'message_max_length', (message) => characterCount(message) <= 5000),
});

export const contactResolver = yupResolver(contactSchema);
