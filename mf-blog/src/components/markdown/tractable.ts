import { countOf } from './cost.ts';

/** What the parser may be asked for in one part of an article; each bound lies far above what a person writes. */
const LIMITS = {
  /** Quotes and lists within each other. */
  nesting: 24,
  /** Columns before a quote or list marker: each level of a list is at least two columns further in. */
  indentation: 48,
  /** Characters that may begin or end something in one run of text. */
  marksOfRun: 1000,
  /** Cells, counting the empty ones that short rows are filled up with. */
  cells: 3000,
  /** Characters of a link's definition, which is repeated wherever the link is. */
  definition: 2000,
} as const;

const LINE = /[^\r\n]*(?:\r\n?|\n|$)/g;
const CONTAINERS = /^[ \t]*(?:(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)+/;
const CONTAINER_MARK = />|[-+*]|\d{1,9}[.)]/g;
const INDENTED_CONTAINER = /^([ \t]+)(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)])/;
const RUN_MARK = /[[\]*_~`<&!]/g;
const BLANK = /^[ \t>]*$/;
const BLOCK_START = /^[ \t>]*(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t]/;
const DELIMITER_ROW = /^[ \t>|:+*.\d-]*-[ \t>|:-]*$/;
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]]+\]:/;

const columnsOf = (indentation: string) => indentation.length + 3 * (indentation.split('\t').length - 1);

const isDeeplyNested = (line: string) => {
  const containers = CONTAINERS.exec(line)?.[0];
  if (containers && countOf(containers, CONTAINER_MARK) > LIMITS.nesting) return true;
  const indentation = INDENTED_CONTAINER.exec(line)?.[1];
  return indentation !== undefined && columnsOf(indentation) > LIMITS.indentation;
};

/**
 * Whether a part of an article can be parsed and drawn in reasonable time and depth. The parser takes minutes for a few kilobytes
 * of lists within lists, and ten thousand quotes within each other exhaust the stack; a part that is refused here is
 * shown as plain text. Runs in time linear in the length.
 */
export function isTractable(markdown: string): boolean {
  let marksOfRun = 0;
  let columns = 0;
  let cells = 0;
  let definition = 0;
  for (const [ended] of markdown.matchAll(LINE)) {
    const line = ended.trimEnd();
    if (isDeeplyNested(line)) return false;
    if (BLANK.test(line)) {
      marksOfRun = 0;
      columns = 0;
      definition = 0;
      continue;
    }
    if (line.includes('|') && DELIMITER_ROW.test(line)) columns = Math.max(columns, line.split('|').length);
    // Each row of a table is a run of its own, as is each item of a list.
    if (columns > 0 || BLOCK_START.test(line)) marksOfRun = 0;
    cells += columns;
    marksOfRun += countOf(line, RUN_MARK);
    definition = definition > 0 || DEFINITION.test(line) ? definition + line.length : 0;
    if (marksOfRun > LIMITS.marksOfRun || cells > LIMITS.cells || definition > LIMITS.definition)
      return false;
  }
  return true;
}
