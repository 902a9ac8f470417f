import type { Status, Text } from './text.ts';

export interface AcademicArticle {
  id: string;
  title: Text;
  snippet: Text;
  /** ISO 8601 day. */
  date: string;
  category: Text;
  /** Minutes. */
  readTime: number;
  views: number;
  status: Status;
}

export const articles: readonly AcademicArticle[] = [
  {
    id: 'article-1',
    title: { ar: 'كيف تذاكر مادة لا تحبها', en: 'How to study a subject you do not enjoy' },
    snippet: {
      ar: 'ابدأ بعشر دقائق لا بساعة، واختر من المادة سؤالًا واحدًا تريد جوابه حقًا. ما إن تجد أول جواب حتى يصبح الثاني أسهل، ثم تتكوّن العادة قبل أن تتكوّن الرغبة. سجّل كل يوم ما فهمته لا ما قرأته.',
      en: 'Begin with ten minutes rather than an hour, and pick the one question in it that you truly want answered. Once the first answer is found the second comes easier, and the habit forms before the liking does. Note each day what you understood, not what you read.',
    },
    date: '2026-01-28',
    category: { ar: 'مهارات الدراسة', en: 'Study skills' },
    readTime: 6,
    views: 1840,
    status: 'published',
  },
  {
    id: 'article-2',
    title: { ar: 'خرائط ذهنية تصمد حتى الاختبار', en: 'Mind maps that last until the exam' },
    snippet: {
      ar: 'الخريطة الجيدة تُرسم من الذاكرة ثم تُصحَّح، لا تُنقل من الكتاب. اترك فراغًا بين الفروع، واستعمل ثلاثة ألوان على الأكثر. أعد رسمها بعد يوم ثم بعد أسبوع، وقارن بين النسختين.',
      en: 'A good map is drawn from memory and then corrected, never copied from the book. Leave room between the branches and use three colours at most. Draw it again after a day and after a week, and compare the two.',
    },
    date: '2026-01-22',
    category: { ar: 'مهارات الدراسة', en: 'Study skills' },
    readTime: 4,
    views: 967,
    status: 'published',
  },
  {
    id: 'article-3',
    title: { ar: 'الانحدار الخطي بلا معادلات', en: 'Linear regression without equations' },
    snippet: {
      ar: 'تخيّل خيطًا مشدودًا بين نقاط متناثرة، كل نقطة تجذبه نحوها قليلًا. يستقر الخيط حيث تتوازن القوى، وهناك يكون خط الانحدار. بعد هذه الصورة تصبح المعادلة وصفًا لما رأيته.',
      en: 'Picture a taut thread among scattered points, each pulling it a little towards itself. It rests where the pulls are in balance, and that is the regression line. After this picture the equation only describes what you have already seen.',
    },
    date: '2026-01-15',
    category: { ar: 'الإحصاء', en: 'Statistics' },
    readTime: 8,
    views: 2310,
    status: 'published',
  },
  {
    id: 'article-4',
    title: { ar: 'أخطاء شائعة في تقارير المختبر', en: 'Common mistakes in lab reports' },
    snippet: {
      ar: 'أكثر ما يُنقص الدرجة خلط النتائج بتفسيرها. اكتب أولًا ما قسته بوحدته وخطئه، ثم افتح فقرة جديدة لما تظن أنه يعنيه. ولا تحذف القراءة الشاذة، بل اذكرها واشرح أثرها.',
      en: 'Most marks are lost by mixing results with their meaning. First write what you measured, with its unit and error, then open a new paragraph for what you think it says. Never drop the odd reading: name it and explain its effect.',
    },
    date: '2026-01-09',
    category: { ar: 'العلوم', en: 'Science' },
    readTime: 7,
    views: 1422,
    status: 'published',
  },
  {
    id: 'article-5',
    title: { ar: 'كيف تقرأ بحثًا علميًا في ساعة', en: 'Reading a research paper in an hour' },
    snippet: {
      ar: 'اقرأ الملخص ثم الخاتمة ثم الأشكال، ولا تبدأ من السطر الأول. بعدها اكتب في جملة واحدة ما يزعمه البحث، وفي جملة ثانية ما يثبته. الفرق بين الجملتين هو ما يستحق القراءة المتأنية.',
      en: 'Read the abstract, then the conclusion, then the figures, and never start at the first line. Then write one sentence on what the paper claims and one on what it shows. The distance between the two is what deserves a slow reading.',
    },
    date: '2026-01-04',
    category: { ar: 'البحث العلمي', en: 'Research' },
    readTime: 5,
    views: 1178,
    status: 'published',
  },
  {
    id: 'article-6',
    title: {
      ar: 'جدول مراجعة لا ينهار في أسبوعه الثاني',
      en: 'A revision plan that survives its second week',
    },
    snippet: {
      ar: 'خطّط لأربعة أيام لا سبعة، واترك الباقي لما سيتأخر حتمًا. ضع المادة الأصعب في أول ساعة من نشاطك، لا في آخر المساء. وراجع الخطة مساء كل خميس، واحذف منها قبل أن تضيف إليها.',
      en: 'Plan four days rather than seven and leave the rest to what will surely run late. Put the hardest subject into your first good hour, not at the end of the evening. Review the plan every Thursday, and cut before you add.',
    },
    date: '2025-12-28',
    category: { ar: 'مهارات الدراسة', en: 'Study skills' },
    readTime: 3,
    views: 2045,
    status: 'published',
  },
];
