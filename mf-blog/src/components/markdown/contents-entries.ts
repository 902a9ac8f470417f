import { createContext } from 'react';
import type { ContentsEntry } from './rehype-headings.ts';

/** Lines of a table of contents; more are none that anybody reads. */
export const MOST_ENTRIES = 100;

/** The headings of what has been read of the article that stands here. */
export const ContentsEntries = createContext<readonly ContentsEntry[]>([]);
