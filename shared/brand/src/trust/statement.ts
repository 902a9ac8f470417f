import type { BrandLanguage } from '../language.ts';

/** One thing and what is to be known of it, each line under its own name. */
export interface Matter {
  name: string;
  lines: readonly { label: string; text: string }[];
}

/** A paragraph; points of a list; or matters side by side. */
export type Passage =
  | string
  | { readonly points: readonly string[] }
  | { readonly matters: readonly Matter[] };

/** How a chapter begins, and stands among the contents. */
export interface Chapter {
  /** Of its heading in the page, for links: Latin letters. */
  id: string;
  heading: string;
}

/** What a chapter says. */
export interface ChapterText {
  passages: readonly Passage[];
  /** An address of another site, after the passages. */
  link?: { href: string; label: string };
  /** The company's own details stand after the passages. Default: no. */
  reachesUs?: boolean;
}

/** Of a statement's chapters, by their ids. */
export type ChapterTexts = Readonly<Record<string, ChapterText>>;

export type PublishedTexts = Readonly<Record<BrandLanguage, ChapterTexts>>;

/** How a page begins on which the company says how it does something; the chapters' texts come by themselves, as they are long. */
export interface Statement {
  title: string;
  /** For search engines: at most 160 characters. */
  description: string;
  eyebrow: string;
  lead: string;
  chapters: readonly Chapter[];
}

export interface PublishedStatement {
  /** Day of the last change, ISO 8601. */
  changed: string;
  in: Readonly<Record<BrandLanguage, Statement>>;
}
