import { yupResolver } from '@hookform/resolvers/yup';
import { boolean, object, string } from 'yup';
import { READABLE } from '@shared/forms';
import { telephoneOrText } from '@shared/i18n';
import { EMPTY_APPLICATION } from './application-values.ts';

/** The rules of the broker application (specification, section 5): the telephone number has no format. */
const applicationSchema = object({
  name: string().trim().default('').required('required').matches(READABLE, 'required'),
  phone: string()
    .default('')
    .transform(telephoneOrText)
    .required('phone_required')
    .matches(/\d/, 'phone_required'),
  experience: string().default(EMPTY_APPLICATION.experience),
  license: boolean().default(false),
});

export const applicationResolver = yupResolver(applicationSchema);
