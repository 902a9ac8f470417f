import type { HtmlContent, HtmlElement } from './hast.ts';
import { isBlank, isElement } from './hast.ts';

const BLOCK_PARENTS: ReadonlySet<string> = new Set(['li', 'blockquote', 'section', 'div']);

const altOf = ({ properties: { alt } }: HtmlElement) => (typeof alt === 'string' ? alt.trim() : '');

const caption = (tagName: 'figcaption' | 'span', text: string): HtmlElement => ({
  type: 'element',
  tagName,
  properties: { className: ['caption'], dir: 'auto' },
  children: [{ type: 'text', value: text }],
});

/** The image of a node that is one, bare or as the only content of a link. */
function imageIn(node: HtmlContent): HtmlElement | undefined {
  if (isElement(node, 'img')) return node;
  if (!isElement(node, 'a')) return undefined;
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  return others.length === 0 && isElement(only, 'img') ? only : undefined;
}

function figure(node: HtmlContent, image: HtmlElement): HtmlElement {
  const alt = altOf(image);
  return {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [node, ...(alt === '' ? [] : [caption('figcaption', alt)])] as HtmlElement['children'],
  };
}

/** What a paragraph of pictures holds besides them. */
const isBetween = (node: HtmlContent) => isBlank(node) || isElement(node, 'br');

/** Pictures alone are figures, which may not stand inside a paragraph; one among words stays where its author has put it. */
function figuresOf(paragraph: HtmlElement): HtmlContent[] {
  const children = paragraph.children.filter((child) => !isBetween(child));
  const figures = children.flatMap((child) => {
    const image = imageIn(child);
    return image ? [figure(child, image)] : [];
  });
  return figures.length === children.length && figures.length > 0
    ? figures
    : [{ ...paragraph, children: captionWithin(paragraph.children) }];
}

/** Deep inside running text a figure has no place; the caption stands below the image all the same. */
function captionWithin(children: readonly HtmlContent[]): HtmlContent[] {
  return children.flatMap((child): HtmlContent[] => {
    if (isElement(child, 'img')) {
      const alt = altOf(child);
      return alt === '' ? [child] : [child, caption('span', alt)];
    }
    return [child.type === 'element' ? { ...child, children: captionWithin(child.children) } : child];
  });
}

function withFigures(children: readonly HtmlContent[]): HtmlContent[] {
  return children.flatMap((child): HtmlContent[] => {
    const image = imageIn(child);
    if (image) return [figure(child, image)];
    if (child.type !== 'element') return [child];
    if (child.tagName === 'p') return figuresOf(child);
    if (BLOCK_PARENTS.has(child.tagName) || child.tagName === 'ul' || child.tagName === 'ol') {
      return [{ ...child, children: withFigures(child.children) }];
    }
    return [{ ...child, children: captionWithin(child.children) }];
  });
}

/** Sets images as figures whose caption is their alternative text (specification, section 2, "Blog article detail"). */
export const rehypeFigures = () => (tree: { children: HtmlContent[] }) => {
  tree.children = withFigures(tree.children);
};
