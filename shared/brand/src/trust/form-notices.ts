import type { ByLanguage } from '../language.ts';
import { daysText, KEPT_DAYS } from './kept-days.ts';

const kept = daysText(KEPT_DAYS);

// Said at each form before anything is sent: what is taken, why, how long it is kept. Whom to ask follows in the form. Each stands
// by itself, so that a page takes its own alone.

export const contactNotice: ByLanguage = {
  ar: `نستعمل اسمك وبريدك ورسالتك للرد عليك فقط، ونحذفها بعد ${kept.ar}.`,
  en: `We use your name, e-mail address and message only to answer you, and delete them after ${kept.en}.`,
};

export const joinNotice: ByLanguage = {
  ar: `نستعمل اسمك ورقمك وخبرتك لدراسة طلبك فقط، ونحذفها بعد ${kept.ar}.`,
  en: `We use your name, number and experience only to review your application, and delete them after ${kept.en}.`,
};

export const appointmentNotice: ByLanguage = {
  ar: `نستعمل اسمك ورقمك لحجز الموعد والتواصل معك بشأنه فقط، ونحذفهما بعد الموعد بـ ${kept.ar}.`,
  en: `We use your name and number only to hold the appointment and reach you about it, and delete them ${kept.en} after it.`,
};

/** Words around the two links of a notice. */
export const noticeLinks = {
  ask: { ar: 'للسؤال عن بياناتك:', en: 'Ask about your data:' },
  more: { ar: 'إشعار الخصوصية', en: 'Privacy notice' },
} as const satisfies Readonly<Record<string, ByLanguage>>;
