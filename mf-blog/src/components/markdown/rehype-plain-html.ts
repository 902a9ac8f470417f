import type { HtmlContent, HtmlElement } from './hast.ts';

/** Set as they are meant, without any attribute. Only what may stand within running text. */
const PHRASING: ReadonlySet<string> = new Set([
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'q',
  's',
  'samp',
  'strong',
  'sub',
  'sup',
  'var',
]);

/** Shown as words: the specification of GitHub Flavored Markdown, "Disallowed Raw HTML". */
const DISALLOWED: ReadonlySet<string> = new Set([
  'title',
  'textarea',
  'style',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'script',
  'plaintext',
]);

/** Deeper ones are left out; browsers give up on depth in ways of their own. */
const MAX_DEPTH = 16;

const COMMENTS_AND_INSTRUCTIONS: readonly (readonly [opening: string, closing: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
];
const TAG = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/iy;

type Piece = { kind: 'text'; text: string } | { kind: 'open' | 'close'; name: string };

/** Where a comment or instruction that begins at `index` ends; undefined when none begins there. */
function endOfIgnored(html: string, index: number): number | undefined {
  for (const [opening, closing] of COMMENTS_AND_INSTRUCTIONS) {
    if (!html.startsWith(opening, index)) continue;
    const end = html.indexOf(closing, index + opening.length);
    return end === -1 ? html.length : end + closing.length;
  }
  return undefined;
}

function* piecesOf(html: string): Generator<Piece> {
  let index = 0;
  while (index < html.length) {
    const next = html.indexOf('<', index);
    const end = next === -1 ? html.length : next;
    if (end > index) yield { kind: 'text', text: html.slice(index, end) };
    if (next === -1) return;
    const ignored = endOfIgnored(html, next);
    if (ignored !== undefined) {
      index = ignored;
      continue;
    }
    TAG.lastIndex = next;
    const [tag, slash, given = ''] = TAG.exec(html) ?? [];
    const name = given.toLowerCase();
    if (tag === undefined) yield { kind: 'text', text: '<' };
    else if (DISALLOWED.has(name)) yield { kind: 'text', text: tag };
    else yield { kind: slash === '/' ? 'close' : 'open', name };
    index = next + (tag?.length ?? 1);
  }
}

const element = (tagName: string, children: HtmlContent[]): HtmlElement => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The children of one node, with what their HTML says set around what stands between its tags. */
function resolved(children: readonly HtmlContent[]): HtmlContent[] {
  const root: HtmlContent[] = [];
  const open: { name: string; children: HtmlContent[] }[] = [];
  const add = (node: HtmlContent) => {
    const place = open.at(-1)?.children ?? root;
    const last = place.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      place[place.length - 1] = { type: 'text', value: last.value + node.value };
    else place.push(node);
  };
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const closed = open.pop();
      if (closed) add(element(closed.name, closed.children));
    }
  };
  const set = (piece: Piece) => {
    if (piece.kind === 'text') add({ type: 'text', value: piece.text });
    else if (!PHRASING.has(piece.name)) return;
    else if (piece.name === 'br') add(element('br', []));
    else if (piece.kind === 'close') {
      const depth = open.findLastIndex(({ name }) => name === piece.name);
      if (depth !== -1) closeTo(depth);
    } else if (open.length < MAX_DEPTH) open.push({ name: piece.name, children: [] });
  };
  for (const child of children) {
    if (child.type === 'raw') for (const piece of piecesOf(child.value)) set(piece);
    else add(child.type === 'element' ? { ...child, children: resolved(child.children) } : child);
  }
  closeTo(0);
  return root;
}

/** A block of HTML becomes a paragraph of its words. */
const paragraphOf = (html: HtmlContent): HtmlContent[] => {
  const words = resolved([html]);
  return words.every((node) => node.type === 'text' && node.value.trim() === '') ? [] : [element('p', words)];
};

const FLOW: ReadonlySet<string> = new Set(['blockquote', 'li', 'section']);
const BLOCKS: ReadonlySet<string> = new Set(['blockquote', 'ol', 'p', 'pre', 'table', 'ul']);

/** A tight list's item holds running text: HTML in it belongs to that. */
const holdsBlocks = (parent: HtmlElement | undefined) =>
  parent === undefined ||
  (FLOW.has(parent.tagName) &&
    (parent.tagName !== 'li' ||
      parent.children.some((child) => child.type === 'element' && BLOCKS.has(child.tagName))));

function withParagraphs(parent: HtmlElement | undefined, children: readonly HtmlContent[]): HtmlContent[] {
  const isFlow = holdsBlocks(parent);
  return children.flatMap((child): HtmlContent[] => {
    if (child.type === 'raw' && isFlow) return paragraphOf(child);
    if (child.type !== 'element') return [child];
    return [{ ...child, children: withParagraphs(child, child.children) }];
  });
}

/**
 * Reads HTML within Markdown: a few tags of running text count, without their attributes; those that GitHub Flavored
 * Markdown disallows are shown as words; every other tag goes and leaves its words. It builds a tree and never HTML, and
 * the sanitiser comes after it.
 */
export const rehypePlainHtml = () => (tree: { children: HtmlContent[] }) => {
  tree.children = resolved(withParagraphs(undefined, tree.children));
};
