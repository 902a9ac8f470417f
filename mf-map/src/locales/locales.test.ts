import { expectSameKeys } from '@shared/i18n/testing';
import arabic from './ar.json';
import english from './en.json';

test('both languages have the same words', () => expectSameKeys(arabic, english));
