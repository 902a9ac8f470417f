import type { Column } from './column.ts';
import { email, link, telephone, telephoneOrLink, text } from './text-kinds.ts';

/** Every field of the contact data, in the order of a file that is written. */
export const SETTINGS_COLUMNS: readonly Column[] = [
  { name: 'phone', path: 'phone', ar: 'الهاتف', en: 'Phone', kind: telephone },
  { name: 'email', path: 'email', ar: 'البريد الإلكتروني', en: 'E-mail', kind: email },
  { name: 'address', path: 'address', ar: 'العنوان', en: 'Address in Arabic', kind: text(300) },
  { name: 'whatsapp', path: 'socialMedia.whatsapp', ar: 'واتساب', en: 'WhatsApp', kind: telephoneOrLink },
  { name: 'linkedin', path: 'socialMedia.linkedin', ar: 'لينكدإن', en: 'LinkedIn', kind: link },
  { name: 'facebook', path: 'socialMedia.facebook', ar: 'فيسبوك', en: 'Facebook', kind: link },
  { name: 'instagram', path: 'socialMedia.instagram', ar: 'إنستغرام', en: 'Instagram', kind: link },
  { name: 'twitter', path: 'socialMedia.twitter', ar: 'إكس', en: 'X', kind: link },
  { name: 'tiktok', path: 'socialMedia.tiktok', ar: 'تيك توك', en: 'TikTok', kind: link },
];
