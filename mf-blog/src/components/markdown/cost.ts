/** Characters that may begin or end something. */
export const MARK = /[[\]*_~`<&!|]/g;

const LINE_END = /\n/g;

/** What the parser takes longer for one of them, and for one line, than for another character. */
const COST = { mark: 5, line: 20 } as const;

/** How often a pattern occurs. */
export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What Markdown costs its parser, in characters of plain text: items of a list most of all for being lines. */
export const costOf = (markdown: string): number =>
  markdown.length + COST.mark * countOf(markdown, MARK) + COST.line * countOf(markdown, LINE_END);
