import type { ExtraProps } from 'react-markdown';

/** A node of the HTML tree that Markdown became. */
export type HtmlElement = NonNullable<ExtraProps['node']>;
export type HtmlContent = HtmlElement['children'][number];

export const isElement = <Tag extends string>(
  node: HtmlContent | undefined,
  tagName: Tag,
): node is HtmlElement & { tagName: Tag } => node?.type === 'element' && node.tagName === tagName;

export const isBlank = (node: HtmlContent): boolean => node.type === 'text' && node.value.trim() === '';
