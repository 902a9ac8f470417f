import { truncate } from '@shared/i18n';

const DESCRIPTION_LENGTH = 160;

/** Nobody's first paragraph begins later, or says more at first; patterns over unbounded text would take unbounded time. */
const BEGINNING_LENGTH = 20_000;
const PARAGRAPH_LENGTH = 1000;

/** Headings, images alone, lists, quotes, tables, rules, code, HTML and footnotes: not the first thing to say. */
const NOT_RUNNING_TEXT =
  /^(?:#{1,6}\s|!\[[^\]]*\]\([^)]*\)\s*$|[-*+]\s|\d+[.)]\s|>|\||(?:[-*_]\s*){3,}$|```|~~~|<|\[\^)/;

const plain = (markdown: string) =>
  markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[\^[^\]]+\]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])([*_])(.+?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The first paragraph of an article as plain text, for link previews; at most 160 characters and '…'.
 * Undefined when there is none.
 */
export function firstText(markdown: string): string | undefined {
  for (const block of markdown.slice(0, BEGINNING_LENGTH).split(/\n\s*\n/)) {
    const trimmed = block.trim();
    if (trimmed === '' || NOT_RUNNING_TEXT.test(trimmed)) continue;
    const text = plain(trimmed.slice(0, PARAGRAPH_LENGTH));
    if (text !== '') return truncate(text, DESCRIPTION_LENGTH);
  }
  return undefined;
}
