import { useTranslation } from '@shared/i18n';
import { LoadingRegion, Skeleton, SkeletonText, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { COVER_RATIO } from '../article-cover.tsx';
import { ArticlePage } from './article-page-frame.ts';

/** An article to come. */
export function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <ArticlePage>
      <LoadingRegion label={t('article.loading')}>
        <Top>
          <Crumbs>
            <Skeleton $inline="14rem" $block="0.8em" />
          </Crumbs>
          <SkeletonText lines={2} size="3xl" leading="heading" />
          <Facts>
            <Skeleton $inline="11rem" $block="0.8em" />
            <Skeleton $inline="6rem" $block="0.8em" />
          </Facts>
        </Top>
        <Skeleton $ratio={COVER_RATIO} $radius="xl" />
        <Text>
          <SkeletonText lines={6} size="lg" />
        </Text>
      </LoadingRegion>
    </ArticlePage>
  );
}

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  margin-block-end: clamp(1.5rem, 1rem + 2vw, 2.5rem);
`;

const Crumbs = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[5]};
  min-block-size: 2.875rem;
  margin-block-start: ${tokens.space[2]};
`;

const Text = styled.div`
  max-inline-size: 46rem;
  margin-inline: auto;
  margin-block-start: clamp(1.75rem, 1.2rem + 2.4vw, 3rem);
`;
