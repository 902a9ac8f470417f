import type { Block } from './article-blocks.ts';

export interface ArticleDraft {
  title: string;
  lead: string;
  /** Heading and paragraph. */
  sections: readonly (readonly [string, string])[];
  blocks: readonly Block[];
}
