import { attemptFor, endAttempt, openAttemptAt } from './attempt.ts';

const KEPT_AT = 'draft:appointment:attempt';
const request = {
  name: 'سارة',
  phone: '0500000000',
  date: '2026-11-22',
  fromTime: '10:00',
  toTime: '10:30',
};

describe('an attempt to book', () => {
  beforeEach(() => {
    endAttempt();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('has a key of its own, a UUID of version 4', () => {
    expect(attemptFor(request)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('keeps its key however often it is sent', () => {
    expect(attemptFor({ ...request })).toBe(attemptFor(request));
  });

  it.each(Object.keys(request) as (keyof typeof request)[])('is another one with another %s', (field) => {
    const key = attemptFor(request);
    expect(attemptFor({ ...request, [field]: 'another' })).not.toBe(key);
  });

  it('is a new one once it has come to its end', () => {
    const key = attemptFor(request);
    endAttempt();
    expect(sessionStorage.getItem(KEPT_AT)).toBeNull();
    expect(attemptFor(request)).not.toBe(key);
  });

  it('is found by its slot, whoever it is for', () => {
    expect(openAttemptAt(request)).toBeUndefined();
    const key = attemptFor(request);
    const { date, fromTime, toTime } = request;
    expect(openAttemptAt({ date, fromTime, toTime })).toBe(key);
    expect(openAttemptAt({ date, fromTime, toTime: '11:00' })).toBeUndefined();
  });

  it('outlives a reload: a page that remembers nothing finds it in the storage', () => {
    const key = '0b0e7b0a-8d3c-4f5e-9a1b-2c3d4e5f6a7b';
    sessionStorage.setItem(KEPT_AT, JSON.stringify({ key, values: request }));
    expect(attemptFor(request)).toBe(key);
  });

  it.each([
    ['nothing of ours', '"draft"'],
    ['half a text', '{"key":'],
    ['null', 'null'],
    ['a key that is none', JSON.stringify({ key: '1 OR 1', values: request })],
    ['no values', JSON.stringify({ key: '0b0e7b0a-8d3c-4f5e-9a1b-2c3d4e5f6a7b' })],
    ['values that are none', JSON.stringify({ key: '0b0e7b0a-8d3c-4f5e-9a1b-2c3d4e5f6a7b', values: null })],
  ])('is a new one where the storage holds %s', (_what, text) => {
    sessionStorage.setItem(KEPT_AT, text);
    expect(openAttemptAt(request)).toBeUndefined();
    expect(attemptFor(request)).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'holds for the page where %s is blocked',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      const key = attemptFor(request);
      expect(attemptFor(request)).toBe(key);
      expect(openAttemptAt(request)).toBe(key);
      expect(endAttempt).not.toThrow();
    },
  );
});
