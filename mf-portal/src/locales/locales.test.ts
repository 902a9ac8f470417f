import { expectSameKeys } from '@shared/i18n/testing';
import ar from './ar.json';
import en from './en.json';

it('says the same things in both languages', () => {
  expectSameKeys(ar, en);
});
