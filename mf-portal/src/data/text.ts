import type { Language } from '@shared/contract';

/** A text of the sample data in each language. */
export type Text = Readonly<Record<Language, string>>;

/** Where a sample record stands. */
export type Status = 'active' | 'available' | 'booked' | 'published';
