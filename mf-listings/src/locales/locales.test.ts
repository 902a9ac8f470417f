import { expectSameKeys } from '@shared/i18n/testing';
import ar from './ar.json';
import en from './en.json';

it('says the same in both languages', () => {
  expectSameKeys(ar, en);
});

it('writes the chat in Arabic in both', () => {
  expect(en.chat).toEqual(ar.chat);
});
