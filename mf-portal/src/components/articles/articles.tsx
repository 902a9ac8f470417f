import { useTranslation } from '@shared/i18n';
import { PlusIcon, Stack } from '@shared/ui';
import { articles } from '../../data/articles.ts';
import { CardGrid } from '../layout/card-parts.tsx';
import { SectionHeader } from '../layout/section-header.tsx';
import { InertButton } from '../sample/inert.tsx';
import { ArticleCard } from './article-card.tsx';

/** Academic articles. */
export function Articles() {
  const { t } = useTranslation();
  return (
    <Stack $gap={6}>
      <SectionHeader title={t('tabs.articles')} lead={t('articles.lead')}>
        <InertButton icon={<PlusIcon size={20} />}>{t('actions.addArticle')}</InertButton>
      </SectionHeader>
      <CardGrid>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
