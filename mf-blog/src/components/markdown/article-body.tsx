import type { Translate } from '@shared/i18n';
import { useTranslation } from '@shared/i18n';
import type { ComponentProps } from 'react';
import { memo } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { ArticleProse } from './article-prose.ts';
import { elements } from './elements.tsx';
import { rehypeFigures } from './rehype-figures.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { directionOfText } from './text-direction.ts';

type MarkdownOptions = ComponentProps<typeof Markdown>;
type FootnoteOptions = NonNullable<MarkdownOptions['remarkRehypeOptions']>;

const remarkPlugins: MarkdownOptions['remarkPlugins'] = [remarkGfm];
// Figures come last: they are made of what the sanitiser let through.
const rehypePlugins: MarkdownOptions['rehypePlugins'] = [[rehypeSanitize, sanitizeSchema], rehypeFigures];

const footnotes = (t: Translate, isRightToLeft: boolean): FootnoteOptions => ({
  footnoteLabel: t('markdown.footnotes'),
  footnoteLabelProperties: {},
  footnoteBackLabel: (reference, occurrence) =>
    occurrence > 1
      ? t('markdown.footnoteBackAgain', { number: reference + 1, occurrence })
      : t('markdown.footnoteBack', { number: reference + 1 }),
  // Back means towards the start of the line; the selector keeps it from turning into an emoji.
  footnoteBackContent: isRightToLeft ? '↪\uFE0E' : '↩\uFE0E',
});

/**
 * An article's Markdown: tables, task lists, strikethrough, footnotes and autolinks; HTML inside is dropped.
 * It stands in the direction of its own language, whichever language the page is in.
 */
export const ArticleBody = memo(function ArticleBody({ content }: { content: string }) {
  const { t, direction: pageDirection } = useTranslation();
  const direction = directionOfText(content) ?? pageDirection;
  return (
    <ArticleProse dir={direction}>
      <Markdown
        components={elements}
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        remarkRehypeOptions={footnotes(t, direction === 'rtl')}
      >
        {content}
      </Markdown>
    </ArticleProse>
  );
});
