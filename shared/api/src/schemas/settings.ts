import type { Settings } from '../entities/settings.ts';
import { readText } from '../values/texts.ts';
import { readPhone, readWebAddress } from '../values/values.ts';
import { readRecord } from './record.ts';

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

const readFields = readRecord({
  phone: readPhone,
  email: readEmail,
  address: readText,
  socialMedia: readRecord({
    linkedin: readProfile,
    facebook: readProfile,
    instagram: readProfile,
    twitter: readProfile,
    whatsapp: readChatAccount,
    tiktok: readProfile,
  }),
});

/** Reads the company's contact data; undefined for what is no object. */
export function readSettings(value: unknown): Settings | undefined {
  const fields = readFields(value);
  return fields && { ...fields, socialMedia: fields.socialMedia ?? {} };
}
