/** @jest-environment jsdom */
import { createAttempts } from './attempts.ts';

const KEPT_AT = 'draft:appointment:attempt';
const request = {
  name: 'سارة',
  phone: '0500000000',
  date: '2026-11-22',
  fromTime: '10:00',
  toTime: '10:30',
};

const FIELDS = ['name', 'phone', 'date', 'fromTime', 'toTime'] as const;
const attempts = createAttempts<typeof request>(KEPT_AT, FIELDS);

describe('an attempt to send a form', () => {
  beforeEach(() => {
    attempts.end();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('has a key of its own, a UUID of version 4', () => {
    expect(attempts.keyFor(request)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('keeps its key however often it is sent', () => {
    expect(attempts.keyFor({ ...request })).toBe(attempts.keyFor(request));
  });

  it.each(Object.keys(request) as (keyof typeof request)[])('is another one with another %s', (field) => {
    const key = attempts.keyFor(request);
    expect(attempts.keyFor({ ...request, [field]: 'another' })).not.toBe(key);
  });

  it('is a new one once it has come to its end', () => {
    const key = attempts.keyFor(request);
    attempts.end();
    expect(sessionStorage.getItem(KEPT_AT)).toBeNull();
    expect(attempts.keyFor(request)).not.toBe(key);
  });

  it('is found by a part of its values, whatever the others are', () => {
    expect(attempts.openKey(request)).toBeUndefined();
    const key = attempts.keyFor(request);
    const { date, fromTime, toTime } = request;
    expect(attempts.openKey({ date, fromTime, toTime })).toBe(key);
    expect(attempts.openKey({ date, fromTime, toTime: '11:00' })).toBeUndefined();
  });

  it('outlives a reload: a page that remembers nothing finds it in the storage', () => {
    const key = '0b0e7b0a-8d3c-4f5e-9a1b-2c3d4e5f6a7b';
    sessionStorage.setItem(KEPT_AT, JSON.stringify({ key, values: request }));
    expect(attempts.keyFor(request)).toBe(key);
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
    expect(attempts.openKey(request)).toBeUndefined();
    expect(attempts.keyFor(request)).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'holds for the page where %s is blocked',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      const key = attempts.keyFor(request);
      expect(attempts.keyFor(request)).toBe(key);
      expect(attempts.openKey(request)).toBe(key);
      expect(() => attempts.end()).not.toThrow();
    },
  );
});
