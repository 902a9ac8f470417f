import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Container, Heading, LoadingRegion, media, tokens } from '@shared/ui';
import { useQuery } from '@shared/facades/query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { RELATED_COUNT, relatedArticlesQuery } from '../../data/related-articles.ts';
import { ArticleCardSkeleton, KeptArticleCard } from '../library/article-card.tsx';

const PLACES = Array.from({ length: RELATED_COUNT }, (_, index) => index);

/** What to read next, below an article; nothing where the library cannot be had or holds no other article. */
export function RelatedArticles({ articleId }: { articleId: string }) {
  const { t } = useTranslation();
  const { data: articles, isPending } = useQuery(relatedArticlesQuery(useApi(), articleId));
  const headingId = useId();
  if (!isPending && (articles === undefined || articles.length === 0)) return null;
  return (
    <Band aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {t('article.related')}
        </Heading>
        {articles ? (
          <Grid>
            {articles.map((article) => (
              <li key={article._id}>
                <KeptArticleCard article={article} first={false} />
              </li>
            ))}
          </Grid>
        ) : (
          <LoadingRegion label={t('article.relatedLoading')}>
            <Grid as="div">
              {PLACES.map((place) => (
                <ArticleCardSkeleton key={place} />
              ))}
            </Grid>
          </LoadingRegion>
        )}
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block-end: ${tokens.space.section};
  ${media.print} {
    display: none;
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: ${tokens.space[6]};
  margin-block-start: ${tokens.space[8]};
  list-style: none;
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
