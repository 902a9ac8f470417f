/** A part of Cairo: a file of its own, fetched where a page has one of its characters. */
export interface FontPart {
  name: 'arabic' | 'latin' | 'arabic-rest' | 'latin-rest';
  /** The file of the family that it is cut from (`@fontsource-variable/cairo`). */
  from: 'arabic' | 'latin';
  /** Its characters, as CSS writes a `unicode-range`. */
  range: string;
}

/** The least and the greatest weight of the design (`tokens.weight`). */
export const FONT_WEIGHTS = [400, 700] as const;

/**
 * What pages of the site show goes into two small files that documents preload; the rest of the family comes when a text
 * has a character of it, such as a name in Urdu or in French. The ranges of a family's two parts are its own together.
 */
export const FONT_PARTS: readonly FontPart[] = [
  {
    name: 'arabic',
    from: 'arabic',
    // Letters, vowel signs, both kinds of digits, punctuation, and the four letters that names take from Persian.
    range:
      'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066C, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06CC, U+200C-200E',
  },
  {
    name: 'arabic-rest',
    from: 'arabic',
    range:
      'U+0600-060B, U+060D-061A, U+061C-061E, U+0620, U+063B-063F, U+0656-065F, U+066D-066F, U+0672-067D, U+067F-0685, U+0687-0697, U+0699-06A3, U+06A5-06A8, U+06AA-06AE, U+06B0-06CB, U+06CD-06FF, U+0750-077F, U+0870-08FF, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC',
  },
  {
    name: 'latin',
    from: 'latin',
    // ASCII, what typesetters put between words (a browser's own field for a time, too), the signs of measures and rights, and
    // what holds words of another direction together.
    range:
      'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B2, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2066-2069, U+2212',
  },
  {
    name: 'latin-rest',
    from: 'latin',
    range:
      'U+0000-001F, U+007F-009F, U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1, U+00B3-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200F, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-202E, U+2030-204E, U+2050-2065, U+206A-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  },
];

/** The code points of a `unicode-range`. */
export const codePointsOf = (range: string): number[] =>
  range.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
