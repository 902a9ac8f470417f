import type { Status, Text } from './text.ts';

export interface Lecture {
  id: string;
  lecturer: Text;
  /** ISO 8601 day. */
  date: string;
  /** Hours and minutes, `16:00`. */
  time: string;
  topic: Text;
  subject: Text;
  level: Text;
  /** Minutes. */
  duration: number;
  participants: number;
  maxParticipants: number;
  /** Out of 5. */
  rating: number;
  status: Status;
}

const beginner: Text = { ar: 'مبتدئ', en: 'Beginner' };
const intermediate: Text = { ar: 'متوسط', en: 'Intermediate' };
const advanced: Text = { ar: 'متقدم', en: 'Advanced' };

export const lectures: readonly Lecture[] = [
  {
    id: 'lecture-1',
    lecturer: { ar: 'قسم الرياضيات', en: 'Mathematics department' },
    date: '2026-02-08',
    time: '16:00',
    topic: { ar: 'التكامل: من المساحة إلى المعادلة', en: 'Integration: from area to equation' },
    subject: { ar: 'الرياضيات', en: 'Mathematics' },
    level: intermediate,
    duration: 90,
    participants: 18,
    maxParticipants: 25,
    rating: 4.8,
    status: 'active',
  },
  {
    id: 'lecture-2',
    lecturer: { ar: 'قسم الفيزياء', en: 'Physics department' },
    date: '2026-02-09',
    time: '18:30',
    topic: { ar: 'قوانين نيوتن بأمثلة من الحياة', en: 'Newton’s laws in everyday life' },
    subject: { ar: 'الفيزياء', en: 'Physics' },
    level: beginner,
    duration: 60,
    participants: 22,
    maxParticipants: 30,
    rating: 4.6,
    status: 'available',
  },
  {
    id: 'lecture-3',
    lecturer: { ar: 'قسم الحاسب', en: 'Computing department' },
    date: '2026-02-10',
    time: '17:00',
    topic: { ar: 'مدخل إلى هياكل البيانات', en: 'A first look at data structures' },
    subject: { ar: 'علوم الحاسب', en: 'Computer science' },
    level: intermediate,
    duration: 120,
    participants: 14,
    maxParticipants: 20,
    rating: 4.9,
    status: 'active',
  },
  {
    id: 'lecture-4',
    lecturer: { ar: 'قسم الكيمياء', en: 'Chemistry department' },
    date: '2026-02-11',
    time: '15:30',
    topic: { ar: 'الروابط الكيميائية خطوة بخطوة', en: 'Chemical bonds, step by step' },
    subject: { ar: 'الكيمياء', en: 'Chemistry' },
    level: beginner,
    duration: 75,
    participants: 11,
    maxParticipants: 24,
    rating: 4.5,
    status: 'available',
  },
  {
    id: 'lecture-5',
    lecturer: { ar: 'قسم اللغة الإنجليزية', en: 'English department' },
    date: '2026-02-12',
    time: '19:00',
    topic: { ar: 'كتابة المقال الأكاديمي', en: 'Writing the academic essay' },
    subject: { ar: 'اللغة الإنجليزية', en: 'English' },
    level: advanced,
    duration: 90,
    participants: 19,
    maxParticipants: 22,
    rating: 4.7,
    status: 'active',
  },
  {
    id: 'lecture-6',
    lecturer: { ar: 'قسم الإحصاء', en: 'Statistics department' },
    date: '2026-02-15',
    time: '16:30',
    topic: { ar: 'قراءة البيانات واختبار الفرضيات', en: 'Reading data and testing hypotheses' },
    subject: { ar: 'الإحصاء', en: 'Statistics' },
    level: advanced,
    duration: 105,
    participants: 9,
    maxParticipants: 18,
    rating: 4.4,
    status: 'available',
  },
];
