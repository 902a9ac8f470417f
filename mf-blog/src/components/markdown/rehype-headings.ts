import type GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import type { HtmlContent, HtmlElement } from './hast.ts';

/** A line of the table of contents. */
export interface ContentsEntry {
  id: string;
  text: string;
  /** 3 stands under the 2 before it. */
  level: 2 | 3;
}

/** An author's words never become an id as they are: it could be one that the page itself, or a script, goes by. */
const ID_PREFIX = 'heading-';

/** An article is long from so many characters and headings on. */
const LONG = { characters: 1000, headings: 3 } as const;

const HEADING = /^h[1-6]$/;

const isHeading = (node: HtmlContent): node is HtmlElement =>
  node.type === 'element' && HEADING.test(node.tagName);

/** The element that `Contents` draws; a marker for it, since nothing of an author's is called so after sanitising. */
const CONTENTS: HtmlElement = { type: 'element', tagName: 'nav', properties: {}, children: [] };

export interface HeadingsOptions {
  /** Of the whole article: it knows the ids that are given. */
  slugger: GithubSlugger;
  /** Of the whole article: the headings of this part are added. */
  entries: ContentsEntry[];
  /** Whether the table of contents stands before this part. */
  hasContents: boolean;
}

/**
 * Gives headings ids made of their words, each once, the same on the server and in the browser, and puts a table of
 * contents before a long article. For a tree that is sanitised already.
 */
export const rehypeHeadings =
  ({ slugger, entries, hasContents }: HeadingsOptions) =>
  (tree: { children: HtmlContent[] }) => {
    const name = (node: HtmlContent, isOutermost: boolean): HtmlContent => {
      if (node.type !== 'element') return node;
      // Footnotes have a heading of their own, with its id.
      if (!isHeading(node) || node.properties['id'] !== undefined)
        return { ...node, children: node.children.map((child) => name(child, false)) as never };
      const text = toString(node).trim();
      const id = ID_PREFIX + slugger.slug(text);
      if (isOutermost && text !== '' && /[123]/.test(node.tagName))
        entries.push({ id, text, level: node.tagName === 'h3' ? 3 : 2 });
      return { ...node, properties: { ...node.properties, id } };
    };
    const named = tree.children.map((child) => name(child, true));
    const isLong = entries.length >= LONG.headings && toString(tree).length >= LONG.characters;
    tree.children = hasContents && isLong ? [CONTENTS, ...named] : named;
  };
