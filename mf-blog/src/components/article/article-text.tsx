import { useTranslation } from '@shared/i18n';
import { Island } from '@shared/remote-kit';
import { LoadingRegion, SkeletonText, useTakesOver } from '@shared/ui';
import { Suspense, useState } from 'react';
import { LateArticleBody } from '../markdown/late-article-body.ts';

/**
 * An article's text. What the server drew can be read as it stands: its code comes when the browser has nothing better to
 * do. Elsewhere lines hold its place until the code is here.
 */
export function ArticleText({ content }: { content: string }) {
  const takesOver = useTakesOver();
  const [isServers] = useState(takesOver);
  const body = <LateArticleBody content={content} />;
  return isServers ? <Island as="div">{body}</Island> : <Suspense fallback={<TextToCome />}>{body}</Suspense>;
}

/** Lines in place of a text that is on its way. */
export function TextToCome() {
  const { t } = useTranslation();
  return (
    <LoadingRegion label={t('article.loading')}>
      <SkeletonText lines={6} size="lg" />
    </LoadingRegion>
  );
}
