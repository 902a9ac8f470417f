import type { ArticleDraft } from './article-draft.ts';
import { ARABIC_BLOCKS, ENGLISH_BLOCKS } from './article-blocks.ts';
import { ARABIC_ARTICLES } from './articles-arabic.ts';
import { ENGLISH_ARTICLES } from './articles-english.ts';
import { drawsFrom, identifierOf } from './draws.ts';
import { COVER_VARIANTS, EXTERIORS, INTERIORS } from './picture-subjects.ts';

const NEWEST = Date.UTC(2026, 9, 28, 7, 30);
const DAYS_BETWEEN = 6;
const DAY_MS = 86_400_000;

const WORDS = {
  ar: {
    desk: 'فريق التحرير',
    blocks: ARABIC_BLOCKS,
    caption: 'التفاصيل الصغيرة تظهر في المعاينة لا في الإعلان',
    closing:
      '*للاستفسار عن عقار بعينه، تواصل مع فريقنا أو احجز موعد معاينة من [صفحة المواعيد](/Appointments).*',
  },
  en: {
    desk: 'Editorial desk',
    blocks: ENGLISH_BLOCKS,
    caption: 'Small things show at the viewing, not in the listing',
    closing:
      '*To ask about a certain property, contact our team or book a viewing on the [appointments page](/Appointments).*',
  },
} as const;

function article(draft: ArticleDraft, language: 'ar' | 'en', index: number) {
  const draws = drawsFrom(`article ${index}`);
  const words = WORDS[language];
  const picture = draws.pick([...EXTERIORS, ...INTERIORS] as const);
  const image = `![${words.caption}](/pictures/${picture}-${draws.integer(1, 6)}-${draws.pick(['day', 'golden', 'dusk'])}.jpg)`;
  const [opening, ...others] = draft.sections.map(([heading, text]) => `## ${heading}\n\n${text}`);
  return {
    _id: identifierOf(`article ${index}`),
    title: draft.title,
    content: [
      draft.lead,
      opening,
      image,
      ...others,
      ...draft.blocks.map((block) => words.blocks[block]),
      words.closing,
    ]
      .filter(Boolean)
      .join('\n\n'),
    createdAt: new Date(NEWEST - index * DAYS_BETWEEN * DAY_MS).toISOString(),
    // Of some the title has to tell.
    ...(index % 7 === 6 ? {} : { language }),
    // Some go without author or cover, as the specification allows.
    ...(index % 4 === 3 ? {} : { author: { name: words.desk } }),
    ...(index % 11 === 10
      ? {}
      : {
          coverImage: `pictures/cover-${(index % COVER_VARIANTS) + 1}-${draws.pick(['golden', 'day', 'dusk'])}.jpg`,
        }),
  };
}

/** Every article, newest first: after each two in Arabic comes one in English. */
export function sampleArticles() {
  const arabic = [...ARABIC_ARTICLES];
  const english = [...ENGLISH_ARTICLES];
  return Array.from({ length: arabic.length + english.length }, (_, index) => {
    const isEnglish = (index % 3 === 2 && english.length > 0) || arabic.length === 0;
    const draft = isEnglish ? english.shift() : arabic.shift();
    return draft ? [article(draft, isEnglish ? 'en' : 'ar', index)] : [];
  }).flat();
}
