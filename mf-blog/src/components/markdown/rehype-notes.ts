import type { HtmlContent } from './hast.ts';

const LABEL_ID = 'footnote-label';

/**
 * Gives the heading of footnotes an id of its own part: an article in parts has one for each that holds notes.
 * @param prefix of all ids that come from notes; the first part's is `user-content-`
 */
export const rehypeNotes = (prefix: string) => (tree: { children: HtmlContent[] }) => {
  if (prefix === 'user-content-') return;
  const name = (node: HtmlContent) => {
    if (node.type !== 'element') return;
    const { properties } = node;
    if (properties['id'] === LABEL_ID) properties['id'] = prefix + LABEL_ID;
    const described = properties['ariaDescribedBy'];
    if (Array.isArray(described) && described.includes(LABEL_ID))
      properties['ariaDescribedBy'] = [prefix + LABEL_ID];
    node.children.forEach(name);
  };
  tree.children.forEach(name);
};
