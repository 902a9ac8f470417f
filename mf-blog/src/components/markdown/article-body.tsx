import type { Language } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { offScreen } from '@shared/ui';
import { memo, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ArticleProse } from './article-prose.ts';
import { ContentsEntries, MOST_ENTRIES } from './contents-entries.ts';
import { NEW_TAB_NOTE_ID } from './link.tsx';
import { PlainArticle } from './plain-article.ts';
import { readArticle, type ReadArticle } from './read-article.tsx';
import { directionOfText } from './text-direction.ts';

/** How many parts of an article are shown: the first at once, each further one in a task of its own. */
function useShownParts(article: ReadArticle): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (article.isComplete && shown >= article.parts.length) return undefined;
    const timer = setTimeout(() => {
      if (shown >= article.parts.length) article.readNext();
      setShown(shown + 1);
    });
    return () => clearTimeout(timer);
  }, [article, shown]);
  return shown;
}

/** The id that the address names; '' for none, and for what cannot be read. */
function idInAddress(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Goes to the heading that the address names once its part has come, unless the visitor has gone on by then. */
function useLateTarget(shown: number): void {
  useEffect(() => {
    if (shown === 1 || window.scrollY > 0) return;
    const id = idInAddress();
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [shown]);
}

export interface ArticleBodyProps {
  content: string;
  /** The language that it is written in, where that is known. */
  lang?: Language | undefined;
}

/**
 * An article's Markdown: tables, task lists, strikethrough, footnotes and autolinks (specification, section 2, "Blog
 * article detail"). It stands in the direction of its own language, whichever language the page is in. What no parser
 * should be asked to read is shown as plain text. Of a long article the first part comes with the page, the others one
 * after the other; where no script runs they stand as plain text.
 */
export const ArticleBody = memo(function ArticleBody({ content, lang }: ArticleBodyProps) {
  const { t, language, direction: pageDirection } = useTranslation();
  const direction = directionOfText(content) ?? pageDirection;
  const article = useMemo(
    () => readArticle(content, { t, language, direction }),
    [content, t, language, direction],
  );
  const shown = useShownParts(article);
  useLateTarget(shown);
  const [first, ...further] = article.parts.slice(0, shown);
  const listed = Math.min(article.entries.length, MOST_ENTRIES);
  const entries = useMemo(() => article.entries.slice(0, listed), [article, listed]);
  return (
    <ArticleProse dir={direction} lang={lang}>
      <ContentsEntries value={entries}>{first}</ContentsEntries>
      {further.map((part, index) => (
        // Parts are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <FurtherPart key={index}>{part}</FurtherPart>
      ))}
      {article.rest !== '' && (
        <noscript>
          <PlainArticle>{article.rest}</PlainArticle>
        </noscript>
      )}
      <span id={NEW_TAB_NOTE_ID} lang={language} hidden>
        {t('markdown.newTab')}
      </span>
    </ArticleProse>
  );
});

/* Blocks keep the distances that they have in one part. */
const FurtherPart = styled.div`
  ${offScreen({ base: '90rem', lg: '60rem' })}
  > :not(:first-child) {
    margin-block-start: 1.1em;
  }
`;
