import { isFromAnotherSite } from './cross-origin.ts';

const HOST = { host: 'api.internal:3010' };
const PROXIED = { ...HOST, 'x-forwarded-host': 'www.example.com' };

test.each([
  ['a program', {}, false],
  [
    'a page of the site',
    { ...PROXIED, 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' },
    false,
  ],
  ['a sub-domain of the site', { ...PROXIED, 'sec-fetch-site': 'same-site' }, false],
  ['the visitor alone', { ...PROXIED, 'sec-fetch-site': 'none' }, false],
  ['another site', { ...PROXIED, 'sec-fetch-site': 'cross-site' }, true],
  [
    'another site that claims to be this one',
    { ...PROXIED, 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' },
    true,
  ],
  ['an old browser on a page of the site', { ...PROXIED, origin: 'https://www.example.com' }, false],
  ['an old browser on a page of this host', { ...HOST, origin: 'http://api.internal:3010' }, false],
  [
    'an old browser behind two proxies',
    { ...HOST, 'x-forwarded-host': 'WWW.example.com, shell:3000', origin: 'https://www.example.com' },
    false,
  ],
  ['an old browser on another site', { ...PROXIED, origin: 'https://evil.example' }, true],
  ['an old browser on another port', { ...HOST, origin: 'http://api.internal:3011' }, true],
  ['a page without an origin', { ...PROXIED, origin: 'null' }, true],
  ['a host of nobody', { host: '', origin: 'null' }, true],
])('what %s sends', (_who, headers, expected) => {
  expect(isFromAnotherSite(headers)).toBe(expected);
});
