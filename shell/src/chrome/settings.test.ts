import { QueryClient } from '@shared/facades/query';
import { createApi } from '@shared/api';
import { createFakeHttp, offline, ok, status, type FakeAnswer } from '@shared/api/testing';
import { renewSettings, settingsQuery, storedSettings } from './settings.ts';

const settings = { phone: '+966 50 000 0000', socialMedia: { instagram: 'https://instagram.example/site' } };
const keep = (text: string) => localStorage.setItem('settings', text);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each<[string, FakeAnswer, string]>([
  ["the server's message", status(500, 'the office is closed'), 'the office is closed'],
  ['the fallback, where the server says nothing', status(500), 'حدث خطأ أثناء جلب المعلومات'],
  ['the fallback, where nobody answers', offline, 'حدث خطأ أثناء جلب المعلومات'],
])(
  'settings that fail store %s, and report false (specification, section 8)',
  async (_what, answer, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const http = createFakeHttp({ 'GET /settings/get': answer });
    await expect(renewSettings(client, createApi(http))).resolves.toBe(false);
    expect(localStorage.getItem('settings-failure')).toBe(message);
    http.answer('GET /settings/get', ok({ data: settings }));
    await expect(renewSettings(client, createApi(http))).resolves.toBe(true);
    expect(localStorage.getItem('settings-failure')).toBeNull();
  },
);

describe('the settings of the last visit', () => {
  it('are what its answer of the API was', async () => {
    const getSettings = jest.fn(() => Promise.resolve(settings));
    const answer = await new QueryClient().fetchQuery(settingsQuery({ getSettings }));
    expect(answer).toEqual(settings);
    expect(storedSettings()).toEqual(settings);
  });

  it('are not needed: full or blocked storage fails no answer', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const query = settingsQuery({ getSettings: () => Promise.resolve(settings) });
    await expect(new QueryClient().fetchQuery(query)).resolves.toEqual(settings);
    expect(storedSettings()).toBeUndefined();
  });

  it('are none where storage cannot be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storedSettings()).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['half of something', '{ "phone": '],
    ['a text', '"settings"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no social media', '{ "phone": "1" }'],
    ['a phone that is a number', '{ "phone": 966, "socialMedia": {} }'],
    ['an address that is an object', '{ "address": {}, "socialMedia": {} }'],
    ['a channel that is no text', '{ "socialMedia": { "x": ["a"] } }'],
  ])('are none where storage holds %s', (_what, text) => {
    if (text !== undefined) keep(text);
    expect(storedSettings()).toBeUndefined();
  });
});
