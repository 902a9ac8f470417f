/** @jest-environment jsdom */
import { readStoredToken, TOKEN_KEY } from './stored-token.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('reads the token that is stored', () => {
  expect(readStoredToken()).toBeUndefined();
  localStorage.setItem(TOKEN_KEY, 'eyJhbGci.x-_~+/=');
  expect(readStoredToken()).toBe('eyJhbGci.x-_~+/=');
});

it.each(['', ' ', 'a b', 'line\nbreak', 'رمز', '\u0000'])('ignores the rubbish %j', (rubbish) => {
  localStorage.setItem(TOKEN_KEY, rubbish);
  expect(readStoredToken()).toBeUndefined();
});

it('does without when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStoredToken()).toBeUndefined();
});
