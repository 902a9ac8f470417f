import { ARTICLES } from './articles.ts';
import { LISTINGS } from './listings.ts';
import { SETTINGS } from './settings.ts';
import type { Subject } from './subject.ts';

const SUBJECTS = { listings: LISTINGS, articles: ARTICLES, settings: SETTINGS };

/** What can be imported and exported as a file. */
export type SubjectName = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as SubjectName[];

export const isSubjectName = (text: string): text is SubjectName => Object.hasOwn(SUBJECTS, text);

export const subjectOf = (name: SubjectName): Subject => SUBJECTS[name];
