/** Where links and footnotes lead; what is indented below a footnote belongs to it. */
const DEFINITION =
  /^ {0,3}\[(\^?[^\]\n]{1,200})\]:[^\n]{1,2000}(?:\n(?:[ \t]*\n)?(?: {2,}|\t)[^\n]{1,2000}){0,8}(?:\n|$)/gm;
const REFERENCE = /\[(\^?[^[\]]{1,200})\]/g;

/** Definitions that one part of an article may bring along. */
const MOST = 100;

const labelOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

export type Definitions = ReadonlyMap<string, string>;

/** All definitions of an article by their labels; of two the first one counts. */
export function definitionsOf(markdown: string): Definitions {
  const definitions = new Map<string, string>();
  for (const [source, label = ''] of markdown.matchAll(DEFINITION)) {
    const key = labelOf(label);
    if (!definitions.has(key)) definitions.set(key, source);
  }
  return definitions;
}

/** A part of an article with the definitions, made in other parts of it, that it refers to. */
export function withDefinitions(part: string, definitions: Definitions): string {
  const wanted = new Map<string, string>();
  const find = (text: string) => {
    for (const [, label = ''] of text.matchAll(REFERENCE)) {
      const key = labelOf(label);
      const source = definitions.get(key);
      if (source === undefined || wanted.has(key) || wanted.size === MOST || part.includes(source)) continue;
      wanted.set(key, source);
      // A footnote may refer to others.
      if (key.startsWith('^')) find(source);
    }
  };
  if (definitions.size > 0) find(part);
  return wanted.size === 0 ? part : `${part}\n\n${[...wanted.values()].join('\n')}`;
}
