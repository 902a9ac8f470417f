/** Why a file is not taken over, and where. */
export interface Fault {
  /** As the spreadsheet counts; undefined for what concerns the whole file. */
  row?: number;
  /** The heading as it stands in the file, with its letters; undefined for what concerns the whole row. */
  column?: string;
  /** Continues the sentence. */
  reason: string;
}

/** `row 12, column "price" (D): is "abc", which is no number`. */
export const sentenceOf = ({ row, column, reason }: Fault): string =>
  [...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [`column ${column}`])].join(
    ', ',
  ) + (row === undefined && column === undefined ? reason : `: ${reason}`);

/** In the order of the rows, what concerns the whole file first. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
