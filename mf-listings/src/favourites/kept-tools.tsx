import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { BellIcon, BookmarkIcon, EmptyState, LinkButton } from '@shared/ui';
import { styled } from 'styled-components';
import { ShareLink } from '../share/share-link.tsx';
import { sharedSelectionPath } from './favourites.ts';
import { useFavouritesWords } from './favourites-words.ts';

/** What to do with the favourites beside looking at them; and the way to the articles that are kept, which stand with the library. */
export function KeptTools({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const own = useFavouritesWords();
  return (
    <Tools>
      <LinkButton href={paths.bookmarks()} variant="quiet" icon={<BookmarkIcon size={20} />}>
        {own('articles')}
      </LinkButton>
      <LinkButton href={paths.savedSearches} variant="quiet" icon={<BellIcon size={20} />}>
        {own('searches')}
      </LinkButton>
      {ids.length > 0 && <ShareLink title={t('lists.shared.title')} path={sharedSelectionPath(ids)} />}
    </Tools>
  );
}

/** This browser keeps no favourites yet. */
export function NothingKept() {
  const own = useFavouritesWords();
  return (
    <EmptyState
      title={own('noneTitle')}
      text={own('noneText')}
      action={<LinkButton href={paths.properties}>{own('browse')}</LinkButton>}
    />
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: inherit;
  margin-inline-start: auto;
`;
