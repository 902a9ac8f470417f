import type { ContactMessage } from '@shared/api';

/** Values of the subject list as the API reads them (specification, section 3). */
export const SUBJECTS = ['rental', 'sell', 'general', 'Partnership', 'complaint', 'other'] as const;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };
