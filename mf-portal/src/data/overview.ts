import type { Text } from './text.ts';

export interface Statistic {
  id: 'lectures' | 'sessions' | 'articles' | 'students';
  value: number;
  /** Since the month before, in percent. */
  change: number;
}

export const statistics: readonly Statistic[] = [
  { id: 'lectures', value: 24, change: 12 },
  { id: 'sessions', value: 156, change: 8 },
  { id: 'articles', value: 89, change: 5 },
  { id: 'students', value: 1247, change: 18 },
];

export interface Activity {
  id: string;
  kind: 'lecture' | 'session' | 'article' | 'student';
  text: Text;
  hoursAgo: number;
}

export const activities: readonly Activity[] = [
  {
    id: 'activity-1',
    kind: 'lecture',
    text: { ar: 'أُضيفت محاضرة جديدة في هياكل البيانات', en: 'A new lecture on data structures was added' },
    hoursAgo: 2,
  },
  {
    id: 'activity-2',
    kind: 'session',
    text: { ar: 'حُجزت جلسة فردية في الميكانيكا', en: 'An individual session on mechanics was booked' },
    hoursAgo: 5,
  },
  {
    id: 'activity-3',
    kind: 'article',
    text: {
      ar: 'نُشر مقال «كيف تذاكر مادة لا تحبها»',
      en: 'The article “How to study a subject you do not enjoy” was published',
    },
    hoursAgo: 9,
  },
  {
    id: 'activity-4',
    kind: 'student',
    text: { ar: 'انضم 14 طالبًا إلى محاضرات الإحصاء', en: '14 students joined the statistics lectures' },
    hoursAgo: 26,
  },
  {
    id: 'activity-5',
    kind: 'lecture',
    text: { ar: 'اكتملت محاضرة كتابة المقال الأكاديمي', en: 'The lecture on academic essays was completed' },
    hoursAgo: 49,
  },
];
