import { QueryClient } from '@shared/facades/query';
import { settingsQuery, storedSettings } from './settings.ts';

const settings = { phone: '+966 50 000 0000', socialMedia: { instagram: 'https://instagram.example/site' } };
const keep = (text: string) => localStorage.setItem('settings', text);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

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
