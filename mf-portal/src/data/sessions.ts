import type { Status, Text } from './text.ts';

export interface Session {
  id: string;
  lecturer: Text;
  /** ISO 8601 day. */
  date: string;
  /** Hours and minutes, `16:00`. */
  time: string;
  subject: Text;
  specialty: Text;
  /** Years. */
  experience: number;
  /** Out of 5. */
  rating: number;
  status: Status;
}

export const sessions: readonly Session[] = [
  {
    id: 'session-1',
    lecturer: { ar: 'مختص الرياضيات', en: 'Mathematics specialist' },
    date: '2026-02-08',
    time: '10:00',
    subject: { ar: 'الرياضيات', en: 'Mathematics' },
    specialty: { ar: 'التفاضل والتكامل', en: 'Calculus' },
    experience: 8,
    rating: 4.9,
    status: 'available',
  },
  {
    id: 'session-2',
    lecturer: { ar: 'مختص الفيزياء', en: 'Physics specialist' },
    date: '2026-02-08',
    time: '12:30',
    subject: { ar: 'الفيزياء', en: 'Physics' },
    specialty: { ar: 'الميكانيكا', en: 'Mechanics' },
    experience: 12,
    rating: 4.8,
    status: 'booked',
  },
  {
    id: 'session-3',
    lecturer: { ar: 'مختص البرمجة', en: 'Programming specialist' },
    date: '2026-02-09',
    time: '17:00',
    subject: { ar: 'علوم الحاسب', en: 'Computer science' },
    specialty: { ar: 'الخوارزميات', en: 'Algorithms' },
    experience: 6,
    rating: 4.7,
    status: 'available',
  },
  {
    id: 'session-4',
    lecturer: { ar: 'مختص الكيمياء', en: 'Chemistry specialist' },
    date: '2026-02-10',
    time: '11:00',
    subject: { ar: 'الكيمياء', en: 'Chemistry' },
    specialty: { ar: 'الكيمياء العضوية', en: 'Organic chemistry' },
    experience: 10,
    rating: 4.6,
    status: 'available',
  },
  {
    id: 'session-5',
    lecturer: { ar: 'مختص الكتابة الأكاديمية', en: 'Academic writing specialist' },
    date: '2026-02-11',
    time: '18:00',
    subject: { ar: 'اللغة الإنجليزية', en: 'English' },
    specialty: { ar: 'كتابة الأبحاث', en: 'Research writing' },
    experience: 15,
    rating: 5,
    status: 'available',
  },
  {
    id: 'session-6',
    lecturer: { ar: 'مختص الإحصاء', en: 'Statistics specialist' },
    date: '2026-02-12',
    time: '14:00',
    subject: { ar: 'الإحصاء', en: 'Statistics' },
    specialty: { ar: 'تحليل البيانات', en: 'Data analysis' },
    experience: 3,
    rating: 4.5,
    status: 'available',
  },
];
