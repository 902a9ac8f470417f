import { LANGUAGES } from '@shared/contract';
import type { LibraryQuestion } from './articles.ts';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/**
 * What an address asks for: `?page=n`, from 1, and `?language=ar`; what is no page number is page 1, and what is no language
 * of the site is all of them.
 */
export function libraryQuestionIn(search: URLSearchParams): LibraryQuestion {
  const asked = search.get('page') ?? '';
  const language = LANGUAGES.find((each) => each === search.get('language'));
  return { page: PAGE_NUMBER.test(asked) ? Number(asked) : 1, ...(language && { language }) };
}

/** Whether an address asks for the articles that this browser keeps: `?saved=1`. */
export const asksForBookmarks = (search: URLSearchParams): boolean => search.get('saved') === '1';
