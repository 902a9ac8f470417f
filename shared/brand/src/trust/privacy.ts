import { daysText, KEPT_DAYS } from './kept-days.ts';
import type { PublishedStatement, Statement } from './statement.ts';

const kept = daysText(KEPT_DAYS);

const arabic: Statement = {
  title: 'إشعار الخصوصية',
  description: `ما الذي نأخذه من بياناتك، ولماذا، وكم نحتفظ به، ومن تسأل عنه. لا إعلانات ولا أدوات تتبّع، ونحذف ما ترسله بعد ${kept.ar}.`,
  eyebrow: 'بياناتك أمانة',
  lead: 'لا نطلب منك إلا ما نحتاج إليه للرد عليك، ولا نبيع بياناتك لأحد، ونحذفها في موعد معلوم.',
  chapters: [
    { id: 'short', heading: 'باختصار' },
    { id: 'forms', heading: 'ما ترسله إلينا' },
    { id: 'device', heading: 'ما يبقى في جهازك' },
    { id: 'servers', heading: 'ما تسجله خوادمنا' },
    { id: 'others', heading: 'المواقع الأخرى' },
    { id: 'rights', heading: 'حقوقك' },
    { id: 'ask', heading: 'من تسأل' },
  ],
};

const english: Statement = {
  title: 'Privacy notice',
  description: `What we take of your data, why, how long we keep it, and whom to ask. No advertising, no trackers; what you send is deleted after ${kept.en}.`,
  eyebrow: 'Your data',
  lead: 'We ask for what we need to answer you and no more, sell your data to nobody, and delete it on a day that is written here.',
  chapters: [
    { id: 'short', heading: 'In short' },
    { id: 'forms', heading: 'What you send us' },
    { id: 'device', heading: 'What stays on your device' },
    { id: 'servers', heading: 'What our servers note' },
    { id: 'others', heading: 'Other sites' },
    { id: 'rights', heading: 'Your rights' },
    { id: 'ask', heading: 'Whom to ask' },
  ],
};

/** What the brokerage does with data of visitors, in `privacy-chapters.ts`. */
export const privacyNotice: PublishedStatement = {
  changed: '2026-11-29',
  in: { ar: arabic, en: english },
};
