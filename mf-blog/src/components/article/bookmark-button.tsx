import { useTranslation } from '@shared/i18n';
import { BookmarkIcon, Button, VisuallyHidden } from '@shared/ui';
import { useState } from 'react';
import { toggleBookmark, useIsBookmarked } from '../../data/bookmarks.ts';

/** Keeps the article on this device (decisions, "Accessibility"). */
export function BookmarkButton({ articleId }: { articleId: string }) {
  const { t } = useTranslation();
  const isBookmarked = useIsBookmarked(articleId);
  const [wasPressed, setWasPressed] = useState(false);
  const press = () => {
    toggleBookmark(articleId);
    setWasPressed(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<BookmarkIcon size={20} />}
        aria-pressed={isBookmarked}
        onClick={press}
      >
        {t('article.bookmark')}
      </Button>
      <VisuallyHidden as="output">
        {wasPressed && t(isBookmarked ? 'article.bookmarked' : 'article.bookmarkRemoved')}
      </VisuallyHidden>
    </>
  );
}
