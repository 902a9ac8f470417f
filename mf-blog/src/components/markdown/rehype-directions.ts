import { toString } from 'mdast-util-to-string';
import type { HtmlContent } from './hast.ts';
import { directionOfText } from './text-direction.ts';

/** Their markers, borders and columns stand on the side where their words begin. */
const CONTAINERS: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote', 'table']);

function directed(children: readonly HtmlContent[]): HtmlContent[] {
  return children.map((child): HtmlContent => {
    if (child.type !== 'element') return child;
    const direction = CONTAINERS.has(child.tagName) ? directionOfText(toString(child)) : undefined;
    return {
      ...child,
      ...(direction && { properties: { ...child.properties, dir: direction } }),
      children: directed(child.children),
    };
  });
}

/**
 * Gives lists, quotes and tables the direction of their first letter. `dir="auto"` cannot: it passes over all words
 * that stand in an element with a direction of its own, as paragraphs do.
 */
export const rehypeDirections = () => (tree: { children: HtmlContent[] }) => {
  tree.children = directed(tree.children);
};
