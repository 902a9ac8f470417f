import type { Settings } from '../entities/settings.ts';
import { readPhone, readText, readWebAddress } from '../values.ts';
import { field, record } from './field.ts';

const readEmail = (value: unknown) => {
  const text = readText(value);
  return text !== undefined && /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined;
};

const BARE_HOST = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/;

/** Owners type `instagram.com/name`; nothing but a scheme is missing. */
const readProfile = (value: unknown) => {
  const text = readText(value);
  return readWebAddress(text !== undefined && BARE_HOST.test(text) ? `https://${text}` : text);
};

const readChatAccount = (value: unknown) => {
  const profile = readProfile(value);
  if (profile !== undefined) return profile;
  const phone = readPhone(value);
  return phone !== undefined && /^[+\d\s()-]+$/.test(phone) ? phone : undefined;
};

const settingsSchema = record({
  phone: field(readPhone),
  email: field(readEmail),
  address: field(readText),
  socialMedia: record({
    linkedin: field(readProfile),
    facebook: field(readProfile),
    instagram: field(readProfile),
    twitter: field(readProfile),
    whatsapp: field(readChatAccount),
    tiktok: field(readProfile),
  }),
});

/** Reads the company's contact data; undefined for what is no object. */
export function readSettings(value: unknown): Settings | undefined {
  const fields = settingsSchema.cast(value, { assert: false });
  return fields && { ...fields, socialMedia: fields.socialMedia ?? {} };
}
