import { toString } from 'mdast-util-to-string';
import type { HtmlContent } from './hast.ts';

/** Browsers cut a document off at a depth of 512, each in its own way. */
const MAX_DEPTH = 100;

function shallow(children: readonly HtmlContent[], depth: number): HtmlContent[] {
  return children.map((child): HtmlContent => {
    if (child.type !== 'element') return child;
    if (depth === MAX_DEPTH) return { type: 'text', value: toString(child) };
    return { ...child, children: shallow(child.children, depth + 1) };
  });
}

/** Leaves the words alone of what is nested too deep. */
export const rehypeDepth = () => (tree: { children: HtmlContent[] }) => {
  tree.children = shallow(tree.children, 1);
};
