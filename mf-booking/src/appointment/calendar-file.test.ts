import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  madeAt: new Date('2026-11-21T09:30:15.250Z'),
  title: 'معاينة: فيلا في الملقا',
  description: 'الاسم: سارة\nيرجى الحضور قبل موعدك بـ 10 دقائق.',
  place: 'الرياض، حي الملقا; مبنى 4, الدور 2',
  timeZone: 'Asia/Riyadh',
  date: '2026-11-25',
  fromTime: '10:00',
  toTime: '10:30',
};

/** Logical lines, put together again as RFC 5545 says. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an appointment', () => {
  it('is one event between its times, in UTC', () => {
    expect(linesOf(calendarFile(EVENT))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:8e03978e-40d5-43e8-bc93-6894a57f9324',
        'DTSTAMP:20261121T093015Z',
        'DTSTART:20261125T070000Z',
        'DTEND:20261125T073000Z',
        'END:VCALENDAR',
      ]),
    );
  });

  it('escapes what has a meaning of its own', () => {
    const lines = linesOf(calendarFile({ ...EVENT, title: 'a\\b' }));
    expect(lines).toContain('SUMMARY:a\\\\b');
    expect(lines).toContain('DESCRIPTION:الاسم: سارة\\nيرجى الحضور قبل موعدك بـ 10 دقائق.');
    expect(lines).toContain('LOCATION:الرياض، حي الملقا\\; مبنى 4\\, الدور 2');
  });

  it('lets nobody write lines of their own', () => {
    const lines = linesOf(calendarFile({ ...EVENT, title: 'x\r\nATTACH:http://evil\rEND:VEVENT\nUID:y' }));
    expect(lines.filter((line) => /^(?:ATTACH|END:VEVENT|UID)/.test(line))).toEqual([
      'UID:8e03978e-40d5-43e8-bc93-6894a57f9324',
      'END:VEVENT',
    ]);
  });

  it('has no line of more than 75 bytes, and cuts no letter', () => {
    const description = 'شقة 🏠 واسعة '.repeat(40);
    const file = calendarFile({ ...EVENT, description });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(linesOf(file)).toContain(`DESCRIPTION:${description}`);
  });

  it.each([
    ['Asia/Riyadh', '20261125T070000Z'],
    ['Asia/Dubai', '20261125T060000Z'],
    ['UTC', '20261125T100000Z'],
    ['America/New_York', '20261125T150000Z'],
  ])('takes the times as those of %s', (timeZone, start) => {
    expect(linesOf(calendarFile({ ...EVENT, timeZone }))).toContain(`DTSTART:${start}`);
  });

  it('knows that clocks change', () => {
    const event = { ...EVENT, timeZone: 'Europe/Paris', date: '2026-03-29' };
    const startAt = (fromTime: string) =>
      linesOf(calendarFile({ ...event, fromTime })).find((line) => line.startsWith('DTSTART'));
    expect(startAt('01:30')).toBe('DTSTART:20260329T003000Z');
    expect(startAt('03:30')).toBe('DTSTART:20260329T013000Z');
  });
});
