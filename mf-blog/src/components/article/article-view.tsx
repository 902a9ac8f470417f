import type { Article, ArticleSummary } from '@shared/api';
import { Island } from '@shared/remote-kit';
import { media, OnceSeen, tokens } from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ArticleCover } from '../article-cover.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticlePage } from './article-page-frame.ts';
import { ArticleText, TextToCome } from './article-text.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { RelatedArticles } from './related-articles.tsx';

const COVER_SIZES = '(min-width: 60rem) 56rem, 94vw';

interface ArticleViewProps {
  /** Without its text while only the card that was pressed is known. */
  article: ArticleSummary & Partial<Pick<Article, 'content'>>;
  title: string;
}

/** An article (specification, section 2, "Blog article detail") and what to read after it. */
export function ArticleView({ article, title }: ArticleViewProps) {
  const { content } = article;
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress of={text} />
      <ArticlePage as="article">
        <ArticleHeader article={article} title={title} />
        {article.coverImage !== undefined && (
          <Cover>
            <ArticleCover path={article.coverImage} alt="" sizes={COVER_SIZES} priority />
          </Cover>
        )}
        <Column>
          <div ref={text}>
            {content === undefined ? (
              <TextToCome />
            ) : (
              <ArticleText key={article._id} content={content} lang={article.language} />
            )}
          </div>
          {content !== undefined && <ArticleFooter title={title} />}
        </Column>
      </ArticlePage>
      {content !== undefined && (
        <Island as="div">
          <OnceSeen>
            <RelatedArticles articleId={article._id} />
          </OnceSeen>
        </Island>
      )}
    </>
  );
}

const Cover = styled.div`
  margin-block-end: clamp(1.75rem, 1.2rem + 2.4vw, 3rem);
  border-radius: ${tokens.radius.xl};
  overflow: hidden;
  /* A sheet begins with the text. */
  ${media.print} {
    inline-size: 60%;
    /* An article reads its own way, whatever the page's. */
    margin-inline: auto;
    margin-block-end: ${tokens.space[5]};
  }
`;

const Column = styled.div`
  max-inline-size: 46rem;
  margin-inline: auto;
`;
