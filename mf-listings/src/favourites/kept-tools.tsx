import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { BookmarkIcon, EmptyState, LinkButton } from '@shared/ui';
import { styled } from 'styled-components';
import { ShareLink } from '../share/share-link.tsx';
import { sharedSelectionPath } from './favourites.ts';

/** What to do with the favourites beside looking at them; and the way to the articles that are kept, which stand with the library. */
export function KeptTools({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Tools>
      <LinkButton href={paths.bookmarks()} variant="quiet" icon={<BookmarkIcon size={20} />}>
        {t('favourites.articles')}
      </LinkButton>
      {ids.length > 0 && <ShareLink title={t('lists.shared.title')} path={sharedSelectionPath(ids)} />}
    </Tools>
  );
}

/** This browser keeps no favourites yet. */
export function NothingKept() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('favourites.noneTitle')}
      text={t('favourites.noneText')}
      action={<LinkButton href={paths.properties}>{t('favourites.browse')}</LinkButton>}
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
