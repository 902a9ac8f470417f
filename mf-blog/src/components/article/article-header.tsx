import type { ArticleSummary } from '@shared/api';
import { paths } from '@shared/contract';
import { truncate, useTranslation } from '@shared/i18n';
import { Island } from '@shared/remote-kit';
import {
  Breadcrumb,
  CalendarIcon,
  ClockIcon,
  GlobeIcon,
  Heading,
  HomeIcon,
  UserIcon,
  VisuallyHidden,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { titleLanguage } from '../title-language.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { ShareButton } from './share-button.tsx';

const BREADCRUMB_TITLE_LENGTH = 50;

/** Breadcrumb, title, date, author, reading time and actions of an article. */
export function ArticleHeader({ article, title }: { article: ArticleSummary; title: string }) {
  const { t } = useTranslation();
  return (
    <Header>
      <Breadcrumb
        label={t('article.breadcrumb')}
        items={[
          { label: t('article.home'), href: paths.home, icon: <HomeIcon size={20} /> },
          { label: t('article.blog'), href: paths.blog },
          { label: truncate(title, BREADCRUMB_TITLE_LENGTH) },
        ]}
      />
      <Heading level={1} {...titleLanguage(title, article.language)}>
        {title}
      </Heading>
      <Bar>
        <Facts>
          {article.createdAt !== undefined && (
            <li>
              <CalendarIcon size={18} />
              <VisuallyHidden>{t('article.written')}: </VisuallyHidden>
              {/* Nobody presses it, and the first date that a browser formats is long in coming. */}
              <Island>
                <Day of={article.createdAt} />
              </Island>
            </li>
          )}
          {article.author && (
            <li>
              <UserIcon size={18} />
              <VisuallyHidden>{t('article.author')}: </VisuallyHidden>
              <bdi>{article.author.name}</bdi>
            </li>
          )}
          {article.language && (
            <li>
              <GlobeIcon size={18} />
              <VisuallyHidden>{t('article.language')}: </VisuallyHidden>
              <span lang={article.language}>{t(`languages.${article.language}`)}</span>
            </li>
          )}
          <li>
            <ClockIcon size={18} />
            {t('article.readingTime')}
          </li>
        </Facts>
        <Actions>
          <ShareButton variant="secondary" title={title} words={t('article.share')} />
          <BookmarkButton articleId={article._id} />
        </Actions>
      </Bar>
    </Header>
  );
}

function Day({ of }: { of: string }) {
  const { format } = useTranslation();
  return <time dateTime={of}>{format.date(of, 'full')}</time>;
}

const Header = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  margin-block-end: clamp(1.5rem, 1rem + 2vw, 2.5rem);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[6]};
  margin-block-start: ${tokens.space[2]};
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  svg {
    color: ${tokens.color.accent};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
