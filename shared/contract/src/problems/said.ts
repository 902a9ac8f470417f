/**
 * A sentence with its names apart: names of remotes, releases, routes and files are written left to right and in their own script,
 * whatever the language round them.
 */
export type Said = readonly (string | { readonly name: string })[];

/** Says a sentence: what is put into it are its names. */
export const said = (texts: TemplateStringsArray, ...names: readonly (string | number)[]): Said =>
  texts.flatMap((text, index) => {
    const name = names[index];
    return [...(text === '' ? [] : [text]), ...(name === undefined ? [] : [{ name: String(name) }])];
  });

/** The sentence as a line of a terminal. */
export const asLine = (sentence: Said): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');
