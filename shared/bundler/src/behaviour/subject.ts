import type { Language, Release } from '@shared/contract';
import type { SiteCookie } from './visitor.ts';

/** What is tried, and where. */
export interface Subject {
  /** Without a slash at its end. */
  siteUrl: string;
  /** The remote's release that the site shows, to who has the cookies. */
  release: Release;
  /** What makes the site show it. Default: nothing has to. */
  cookies?: readonly SiteCookie[];
  /** What is new: this release, or the shell around it. */
  candidate: 'release' | 'shell';
  /**
   * A site that visitors have, without the cookies: what goes wrong there too is nobody's new fault.
   */
  reference: string;
  /** Whoever else is live, and may place parcels of it. */
  placers: readonly Release[];
  /** Parcels that the shell's pages place, as `remote/name`. */
  shellSlots: readonly string[];
  /** A file of the site by its path, for source maps, which the site gives to nobody; undefined where it cannot be had. */
  readFile(path: string): Promise<string | undefined>;
}

/** One page of the subject's in one language. */
export interface TriedView {
  pathname: string;
  language: Language;
}

/** Without an end by itself, no page takes so long. */
export const STEP_LIMIT_MS = 15_000;

const NAMES: Readonly<Record<Language, string>> = { ar: 'Arabic', en: 'English' };
export const inLanguage = (language: Language): string => NAMES[language];
export const nameOf = ({ pathname, language }: TriedView): string => `${pathname} in ${NAMES[language]}`;
