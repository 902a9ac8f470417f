import { useTranslation } from '@shared/i18n';
import { LoadingRegion, SkeletonText } from '@shared/ui';

/** In place of chapters that are on their way. */
export function ChaptersToCome() {
  const { t } = useTranslation();
  return (
    <LoadingRegion label={t('statement.loading')}>
      <SkeletonText lines={24} />
    </LoadingRegion>
  );
}
