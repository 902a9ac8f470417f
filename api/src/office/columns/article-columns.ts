import { choice } from './choice-kinds.ts';
import type { Column } from './column.ts';
import { moment } from './date-kinds.ts';
import { picture } from './picture-kinds.ts';
import { identifier, markdown, text } from './text-kinds.ts';
import { LANGUAGES } from './words.ts';

/** Every field of an article, in the order of a file that is written. */
export const ARTICLE_COLUMNS: readonly Column[] = [
  { name: 'id', path: '_id', ar: 'الرمز', en: 'ID', kind: identifier, required: true },
  { name: 'title', path: 'title', ar: 'العنوان', en: 'Title', kind: text(300), required: true },
  { name: 'content', path: 'content', ar: 'النص', en: 'Content', kind: markdown },
  { name: 'language', path: 'language', ar: 'اللغة', en: 'Language', kind: choice(LANGUAGES) },
  { name: 'date', path: 'createdAt', ar: 'التاريخ', en: 'Date', kind: moment, keepsWhenEmpty: true },
  { name: 'author', path: 'author.name', ar: 'الكاتب', en: 'Author', kind: text(100) },
  { name: 'cover', path: 'coverImage', ar: 'صورة الغلاف', en: 'Cover picture', kind: picture },
];
