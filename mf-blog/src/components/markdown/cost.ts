/** Characters that may begin or end something. */
export const MARK = /[[\]*_~`<&!|]/g;

/** What the parser takes longer for one of them than for another character. */
const MARK_COST = 5;

/** How often a pattern occurs. */
export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What Markdown costs its parser, in characters of plain text. */
export const costOf = (markdown: string): number => markdown.length + MARK_COST * countOf(markdown, MARK);
