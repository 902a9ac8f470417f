import { costOf } from './cost.ts';

/** In the unit of `costOf`: the parser takes some five milliseconds for a thousand. */
const SIZES = {
  /** Up to here an article is one part. */
  whole: 20_000,
  /** The first part of a longer one: some screens, and no more than the server has time for. */
  first: 12_000,
  /** Each further part: what a browser reads between two frames. A part ends where a block begins. */
  further: 5000,
  /** A block that goes on for so much longer is cut where it stands. */
  over: 5000,
  /** Lines that are empty; more in a row are left out. */
  blank: 100,
} as const;

/** A stretch of an article that is read by itself. */
export interface SourcePart {
  markdown: string;
  /** Where the part ends in the article, in characters. */
  end: number;
}

const LINE = /[^\r\n]*(?:\r\n?|\n|$)/g;
const BLANK = /^[ \t\r\n]*$/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const BLOCK_START = /^(?:#{1,6}[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t])/;
const ORDERED = /^(\d{1,9})(?=[.)][ \t])/;
const DELIMITER_ROW = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*$/;
/** Where a line that is too long may end: at white space, or else anywhere but within a character. */
const PIECE = /[^]{1,2000}(?:\s|$)|[^]{1,2000}/gu;

function* linesOf(markdown: string): Generator<string> {
  for (const [line] of markdown.matchAll(LINE)) {
    if (line === '') continue;
    if (line.length <= SIZES.further) yield line;
    else yield* line.match(PIECE) ?? [];
  }
}

/** What a cut within a block has to say again, so that the block goes on after it. */
class OpenBlocks {
  #fence: { opening: string; mark: string } | undefined;
  #table: { head: string; delimiters: string } | undefined;
  #nextNumber: number | undefined;
  #previous = '\n';

  get isCode(): boolean {
    return this.#fence !== undefined;
  }

  get isAfterBlank(): boolean {
    return BLANK.test(this.#previous);
  }

  /** Whether a block of the article begins with this line, so that nothing is lost by a cut before it. */
  beginsBlock(line: string): boolean {
    if (this.isCode || BLANK.test(line)) return false;
    return this.isAfterBlank ? !/^[ \t]/.test(line) : BLOCK_START.test(line);
  }

  /** Ends what is open, at the end of a part. */
  get closing(): string {
    return this.#fence ? `${this.#fence.mark}\n` : '';
  }

  /** Begins again what is open. */
  get opening(): string {
    if (this.#fence) return this.#fence.opening;
    return this.#table ? this.#table.head + this.#table.delimiters : '';
  }

  /** A list that is cut goes on counting: what its first item is called is where it begins. */
  renumbered(line: string): string {
    return this.#nextNumber === undefined ? line : line.replace(ORDERED, String(this.#nextNumber));
  }

  take(line: string): void {
    const fence = FENCE.exec(line)?.[1];
    if (this.#fence) {
      const { mark } = this.#fence;
      if (fence?.startsWith(mark) && line.trim() === fence) this.#fence = undefined;
    } else {
      if (fence !== undefined) this.#fence = { opening: line, mark: fence };
      this.#count(line);
      if (BLANK.test(line)) this.#table = undefined;
      else if (this.#previous.includes('|') && DELIMITER_ROW.test(line.trimEnd()))
        this.#table = { head: this.#previous, delimiters: line };
    }
    this.#previous = line;
  }

  #count(line: string): void {
    const number = ORDERED.exec(line)?.[1];
    if (number !== undefined) this.#nextNumber = (this.#nextNumber ?? Number(number)) + 1;
    else if (this.beginsBlock(line)) this.#nextNumber = undefined;
  }
}

/**
 * An article in parts that are parsed and drawn one after the other, each in a bounded time: the parser alone takes half a
 * second for a hundred kilobytes. An ordinary article is one part. A longer one is cut where a block begins; a list goes on
 * counting, and code and tables that are too long for a part go on in the next one.
 */
export function* partsOf(markdown: string): Generator<SourcePart> {
  if (markdown.length <= SIZES.whole && costOf(markdown) <= SIZES.whole) {
    yield { markdown, end: markdown.length };
    return;
  }
  const open = new OpenBlocks();
  let size: number = SIZES.first;
  let part = '';
  let cost = 0;
  let end = 0;
  let blanks = 0;
  for (const line of linesOf(markdown)) {
    const costOfLine = costOf(line);
    blanks = BLANK.test(line) ? blanks + 1 : 0;
    let taken = line;
    const isFull = cost + costOfLine > size && open.beginsBlock(line);
    if (part !== '' && (isFull || cost + costOfLine > size + SIZES.over)) {
      yield { markdown: part + open.closing, end };
      size = SIZES.further;
      const opening = isFull ? '' : open.opening;
      // Columns beyond counting: what follows is no table any more.
      part = costOf(opening) < SIZES.further / 2 ? opening : '';
      cost = costOf(part);
      taken = open.renumbered(line);
    }
    open.take(line);
    end += line.length;
    if (blanks > SIZES.blank && !open.isCode) continue;
    part += taken;
    cost += costOfLine;
  }
  if (part.trim() !== '') yield { markdown: part, end };
}
