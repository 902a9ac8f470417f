import type { Article } from '@shared/api';
import { Island } from '@shared/remote-kit';
import { tokens } from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ArticleCover } from '../article-cover.tsx';
import { ArticleBody } from '../markdown/article-body.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticlePage } from './article-page-frame.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { RelatedArticles } from './related-articles.tsx';

const COVER_SIZES = '(min-width: 60rem) 56rem, 94vw';

/** A loaded article (specification, section 2, "Blog article detail") and what to read after it. */
export function ArticleView({ article, title }: { article: Article; title: string }) {
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
            {/* Its text is read once more when the browser has nothing better to do: what stands there can be read. */}
            <Island as="div">
              <ArticleBody content={article.content} />
            </Island>
          </div>
          <ArticleFooter title={title} />
        </Column>
      </ArticlePage>
      <Island as="div">
        <RelatedArticles articleId={article._id} />
      </Island>
    </>
  );
}

const Cover = styled.div`
  margin-block-end: clamp(1.75rem, 1.2rem + 2.4vw, 3rem);
  border-radius: ${tokens.radius.xl};
  overflow: hidden;
`;

const Column = styled.div`
  max-inline-size: 46rem;
  margin-inline: auto;
`;
