import { useTranslation } from '@shared/i18n';
import { latePart } from '@shared/remote-kit';
import { LoadingRegion, SkeletonText } from '@shared/ui';
import type { ArticleBodyProps } from '../markdown/article-body.tsx';

/** Lines in place of a text that is on its way. */
export function TextToCome() {
  const { t } = useTranslation();
  return (
    <LoadingRegion label={t('article.loading')}>
      <SkeletonText lines={6} size="lg" />
    </LoadingRegion>
  );
}

/**
 * An article's text. Its code is a third of the page's: it comes after all that answers a visitor, and a page whose data is on
 * its way asks for both at the same time.
 */
export const ArticleText = latePart<ArticleBodyProps>({
  load: async () => (await import('../markdown/article-body.tsx')).ArticleBody,
  Placeholder: TextToCome,
});
