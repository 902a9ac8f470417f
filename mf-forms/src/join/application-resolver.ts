import { yupResolver } from '@hookform/resolvers/yup';
import { boolean, object, string } from 'yup';
import { characterCount } from '@shared/forms';
import { telephoneOrText } from '@shared/i18n';
import { nameRule } from '../form/name-rule.ts';
import { EMPTY_APPLICATION } from './application-values.ts';

/** Seven digits, among whatever words: no country's numbers are shorter. */
const CALLABLE = /(?:\d\D*){7}/;

/**
 * The rules of the broker application (specification, section 5): the telephone number has no format, but can be called. The API
 * says the same.
 */
const applicationSchema = object({
  name: nameRule,
  phone: string()
    .default('')
    .transform(telephoneOrText)
    .required('phone_required')
    .matches(/\d/, 'phone_required')
    .matches(CALLABLE, 'phone_number')
    .test('not-long', 'phone_number', (phone) => characterCount(phone) <= 40),
  experience: string().default(EMPTY_APPLICATION.experience),
  license: boolean().default(false),
});

export const applicationResolver = yupResolver(applicationSchema);
