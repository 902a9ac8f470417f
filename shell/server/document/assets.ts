import { readFile } from 'node:fs/promises';
import type { Dictionaries, Language, RouteFiles, ShellContract } from '@shared/contract';

/** What the shell's build says about its own browser files; addresses are site-absolute. */
export interface ShellAssets {
  /** Scripts of every page, in order: the entry's, and what makes the first root. */
  scripts: readonly string[];
  /** Which of them a document can carry in itself: it needs nothing of the page. Default: none. */
  libraries?: string;
  /** Header, footer, notices and the states of sections, with their words; a document with content answers without. */
  frame: Readonly<Record<Language, readonly string[]>>;
  /** Files of the shell's own pages, by route path. */
  routes: readonly RouteFiles[];
  /** What a call to the API takes, which a first view from the server can do without. */
  http: readonly string[];
  fonts: Readonly<Record<'arabic' | 'latin', string>>;
  fontFaceCss: string;
  /** Tokens, reset and base type. */
  globalCss: string;
  /** Which run in the head of each document, as it holds them: `early-script.ts` and `line-script.ts`. */
  headScripts: Readonly<Record<'early' | 'line', string>>;
  integrity: Readonly<Record<string, string>>;
  /** Of scripts, by file name, which earlier contents there are copies against. Default: none. */
  dictionaries?: Dictionaries;
  /** What this shell gives to remotes and wants of them. */
  contract: ShellContract;
}

export const readShellAssets = async (file: string): Promise<ShellAssets> =>
  JSON.parse(await readFile(file, 'utf8')) as ShellAssets;
