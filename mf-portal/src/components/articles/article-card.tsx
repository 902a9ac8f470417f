import { useTranslation } from '@shared/i18n';
import { Badge, Button, Text, VisuallyHidden, tokens } from '@shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { AcademicArticle } from '../../data/articles.ts';
import { CardBottom, CardTitle, CardTop, RecordCard } from '../layout/card-parts.tsx';
import { StatusBadge } from '../layout/status-badge.tsx';

/** An article's beginning; "read more" shows the rest of it in place. */
export function ArticleCard({ article }: { article: AcademicArticle }) {
  const { t, language, format } = useTranslation();
  const [open, setOpen] = useState(false);
  const snippetId = useId();
  const title = article.title[language];
  return (
    <RecordCard as="article">
      <CardTop>
        <Badge $tone="accent">{article.category[language]}</Badge>
        <StatusBadge status={article.status} />
      </CardTop>
      <CardTitle>{title}</CardTitle>
      <Text id={snippetId} $size="sm" {...(open ? {} : { $lines: 2 })}>
        {article.snippet[language]}
      </Text>
      <Meta>
        <li>{format.date(article.date)}</li>
        <li>{t('articles.readTime', { count: article.readTime })}</li>
        <li>{t('articles.views', { views: format.count(article.views) })}</li>
      </Meta>
      <CardBottom>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={snippetId}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'articles.readLess' : 'articles.readMore')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </CardBottom>
    </RecordCard>
  );
}

const Meta = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  font-size: ${tokens.size.xs};
  color: ${tokens.color.inkMuted};
  list-style: none;
`;
