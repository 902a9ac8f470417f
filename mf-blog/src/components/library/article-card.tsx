import type { ArticleSummary } from '@shared/api';
import { paths } from '@shared/contract';
import { truncate, useTranslation } from '@shared/i18n';
import { keepMarkup } from '@shared/remote-kit';
import { ArrowEndIcon, Card, LinkButton, Skeleton, SkeletonText, VisuallyHidden, tokens } from '@shared/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { ArticleCover, COVER_RATIO } from '../article-cover.tsx';
import { titleLanguage } from '../title-language.ts';

const TITLE_LENGTH = 45;
const SIZES = '(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw';

export interface ArticleCardProps {
  article: ArticleSummary;
  /** Its cover is the first picture of the page. */
  first: boolean;
}

/** One article of the library (specification, section 2, "Blog list"). The whole card presses its link. */
export const ArticleCard = memo(function ArticleCard({ article, first }: ArticleCardProps) {
  const { t, format } = useTranslation();
  const title = article.title ?? t('library.untitled');
  const date = format.date(article.createdAt);
  const { language } = article;
  const own = titleLanguage(title, language);
  return (
    <Surface as="article" $padding="none" $interactive>
      <Cover>
        <ArticleCover path={article.coverImage} alt="" sizes={SIZES} priority={first} />
      </Cover>
      <Content>
        <DateLine>
          <span>{date !== '' && <time dateTime={article.createdAt}>{date}</time>}</span>
          {language && <span lang={language}>{t(`languages.${language}`)}</span>}
        </DateLine>
        <Title>
          <bdi {...own}>{truncate(title, TITLE_LENGTH)}</bdi>
        </Title>
        <ReadLink
          href={paths.article(article._id)}
          variant="secondary"
          size="small"
          iconEnd={<ArrowEndIcon size={18} />}
        >
          {t('library.read')}
          <VisuallyHidden>
            {': '}
            <bdi {...own}>{title}</bdi>
          </VisuallyHidden>
        </ReadLink>
      </Content>
    </Surface>
  );
});

/** Any but the first: the hint of that one's picture stands at the head of the page, and so is no part of its markup. */
export const KeptArticleCard = keepMarkup(ArticleCard);

/** Of the very size of the card that replaces it. */
export function ArticleCardSkeleton() {
  return (
    <Surface as="div" $padding="none">
      <Skeleton $ratio={COVER_RATIO} />
      <Content>
        <SkeletonText size="sm" lastWidth="38%" />
        <TitleSpace>
          <SkeletonText lines={2} size="md" leading="heading" />
        </TitleSpace>
        <ReadSpace>
          <Skeleton $inline="8rem" $block="2.25rem" $radius="md" />
        </ReadSpace>
      </Content>
    </Surface>
  );
}

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
`;

const Cover = styled.div`
  overflow: hidden;
  border-block-end: 1px solid ${tokens.color.hairline};
  img {
    transition: transform 600ms ${tokens.motion.ease};
  }
  article:hover > & img {
    transform: scale(1.03);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  padding: ${tokens.space[5]};
`;

const DateLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
  min-block-size: 1lh;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const titleLines = '2lh';

const Title = styled.h3`
  min-block-size: ${titleLines};
  margin-block: ${tokens.space[1]} ${tokens.space[3]};
  font-size: ${tokens.size.md};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.snug};
  text-wrap: pretty;
`;

const TitleSpace = styled.div`
  min-block-size: ${titleLines};
  margin-block: ${tokens.space[1]} ${tokens.space[3]};
  font-size: ${tokens.size.md};
  line-height: ${tokens.leading.snug};
`;

/* Over the whole card, which so is one large target. */
const ReadLink = styled(LinkButton)`
  position: static;
  align-self: flex-start;
  margin-block-start: auto;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
  article:hover > div > & {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${tokens.color.focus};
      outline-offset: -3px;
    }
  }
`;

const ReadSpace = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  margin-block-start: auto;
`;
