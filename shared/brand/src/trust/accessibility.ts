import type { PublishedStatement, Statement } from './statement.ts';

const arabic: Statement = {
  title: 'بيان إمكانية الوصول',
  description:
    'كيف صُمم هذا الموقع ليستعمله الجميع، وما الذي نختبره منه وكيف، وما نعرف أنه ناقص، وكيف تخبرنا بما يعوقك.',
  eyebrow: 'موقع للجميع',
  lead: 'نريد أن يجد كل زائر بيته هنا، أيًّا كان ما يراه أو يسمعه أو يتصفح به.',
  chapters: [
    { id: 'aim', heading: 'ما نلتزم به' },
    { id: 'made', heading: 'كيف صُمم الموقع' },
    { id: 'tested', heading: 'ما نختبره مع كل تغيير' },
    { id: 'untested', heading: 'ما لم نختبره بعد' },
    { id: 'limits', heading: 'ما نعرف أنه ناقص' },
    { id: 'tell', heading: 'أخبرنا بما يعوقك' },
  ],
};

const english: Statement = {
  title: 'Accessibility statement',
  description:
    'How this site is made to be used by everybody, what of it we test and how, what we know to be lacking, and how to tell us what is in your way.',
  eyebrow: 'A site for everybody',
  lead: 'We want every visitor to find a home here, whatever they see, hear or browse with.',
  chapters: [
    { id: 'aim', heading: 'What we work to' },
    { id: 'made', heading: 'How the site is made' },
    { id: 'tested', heading: 'What we test with every change' },
    { id: 'untested', heading: 'What we have not tested yet' },
    { id: 'limits', heading: 'What we know to be lacking' },
    { id: 'tell', heading: 'Tell us what is in your way' },
  ],
};

/** How accessible the site is, in `accessibility-chapters.ts`. */
export const accessibilityStatement: PublishedStatement = {
  changed: '2026-11-24',
  in: { ar: arabic, en: english },
};
