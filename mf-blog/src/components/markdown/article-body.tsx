import type { Translate } from '@shared/i18n';
import { useTranslation } from '@shared/i18n';
import type { ComponentProps } from 'react';
import { memo } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { ArticleProse } from './article-prose.ts';
import { elements } from './elements.tsx';
import { NEW_TAB_NOTE_ID } from './link.tsx';
import { PlainArticle } from './plain-article.ts';
import { rehypeDepth } from './rehype-depth.ts';
import { rehypeDirections } from './rehype-directions.ts';
import { rehypeFigures } from './rehype-figures.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { rehypePlainHtml } from './rehype-plain-html.ts';
import { remarkAutolinks } from './remark-autolinks.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { directionOfText } from './text-direction.ts';
import { isTractable } from './tractable.ts';

type MarkdownOptions = ComponentProps<typeof Markdown>;
type FootnoteOptions = NonNullable<MarkdownOptions['remarkRehypeOptions']>;

const remarkPlugins: MarkdownOptions['remarkPlugins'] = [remarkGfm, remarkAutolinks];
const rehypePlugins: MarkdownOptions['rehypePlugins'] = [
  rehypePlainHtml,
  [rehypeSanitize, sanitizeSchema],
  // What comes after is made of what the sanitiser let through.
  rehypeDepth,
  rehypeFigures,
  rehypeDirections,
  rehypeHeadings,
];

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
 * An article's Markdown: tables, task lists, strikethrough, footnotes and autolinks (specification, section 2, "Blog
 * article detail"). It stands in the direction of its own language, whichever language the page is in. What no parser
 * should be asked to read is shown as plain text.
 */
export const ArticleBody = memo(function ArticleBody({ content }: { content: string }) {
  const { t, direction: pageDirection } = useTranslation();
  const direction = directionOfText(content) ?? pageDirection;
  return (
    <ArticleProse dir={direction}>
      {isTractable(content) ? (
        <Markdown
          components={elements}
          remarkPlugins={remarkPlugins}
          rehypePlugins={rehypePlugins}
          remarkRehypeOptions={footnotes(t, direction === 'rtl')}
        >
          {content}
        </Markdown>
      ) : (
        <PlainArticle>{content}</PlainArticle>
      )}
      <span id={NEW_TAB_NOTE_ID} hidden>
        {t('markdown.newTab')}
      </span>
    </ArticleProse>
  );
});
