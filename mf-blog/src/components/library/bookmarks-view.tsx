import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi, useHead } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/facades/router';
import { useQuery } from '@shared/facades/query';
import {
  AfterHeading,
  BookmarkIcon,
  Button,
  Container,
  EmptyState,
  HeartIcon,
  LinkButton,
  Notice,
  Section,
  tokens,
  visuallyHidden,
} from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { bookmarkedPageQuery, type BookmarkedPage } from '../../data/bookmarked-articles.ts';
import { useBookmarks } from '../../data/bookmarks.ts';
import { libraryQuestionIn } from '../../data/library-address.ts';
import { LibraryHeader } from './library-header.tsx';
import { LibraryPages } from './library-pages.tsx';
import { LibraryResults, type LibraryState } from './library-results.tsx';
import { scrollToTop } from './scroll-to-top.ts';

/** The articles that this browser keeps, the newest bookmark first; the server, which cannot know them, draws the places of cards. */
export function BookmarksView() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const ids = useBookmarks();
  useHead({ title: t('bookmarks.title'), canonical: paths.bookmarks(), listed: false });
  return (
    <>
      <LibraryHeader title={t('bookmarks.title')} subtitle={t('bookmarks.subtitle')}>
        <LinkButton href={paths.favourites} variant="secondary" icon={<HeartIcon size={20} />}>
          {t('bookmarks.favourites')}
        </LinkButton>
      </LibraryHeader>
      <AfterHeading>
        <Room $space="half">
          <Container>
            {ids?.length === 0 ? (
              <EmptyState
                icon={<BookmarkIcon size={44} />}
                title={t('bookmarks.empty.title')}
                text={t('bookmarks.empty.text')}
                action={<LinkButton href={paths.blog}>{t('bookmarks.empty.browse')}</LinkButton>}
              />
            ) : ids ? (
              <Bookmarked ids={ids} asked={libraryQuestionIn(search).page} />
            ) : (
              <LibraryResults state={{ kind: 'loading' }} />
            )}
          </Container>
        </Room>
      </AfterHeading>
    </>
  );
}

function Bookmarked({ ids, asked }: { ids: readonly string[]; asked: number }) {
  const { t, format } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(bookmarkedPageQuery(useApi(), ids, asked));
  const { data, isFetching } = query;
  const retry = () => void query.refetch();
  const state: LibraryState = data
    ? { kind: 'loaded', page: data }
    : query.errorUpdateCount > 0
      ? { kind: 'failed', retry, retrying: isFetching }
      : { kind: 'loading' };
  return (
    <>
      {data && (
        <ResultsHeading ref={heading} tabIndex={-1}>
          {t('library.articles', { page: format.count(data.page), pages: format.count(data.pages) })}
        </ResultsHeading>
      )}
      {data && <Missing page={data} retrying={isFetching} onRetry={retry} />}
      {data && data.items.length === 0 ? (
        <LinkButton href={paths.blog}>{t('bookmarks.empty.browse')}</LinkButton>
      ) : (
        <LibraryResults state={state} />
      )}
      {data && (
        <LibraryPages
          current={data.page}
          total={data.pages}
          addressOf={paths.bookmarks}
          onTurn={(address) => {
            void navigate(address);
            scrollToTop();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

interface MissingProps {
  page: BookmarkedPage;
  retrying: boolean;
  onRetry(): void;
}

/** What is kept and not shown, and why. */
function Missing({ page: { gone, unreached }, retrying, onRetry }: MissingProps) {
  const { t } = useTranslation();
  return (
    <>
      {gone > 0 && <Spaced title={t('bookmarks.gone', { count: gone })} />}
      {unreached > 0 && (
        <Spaced tone="warning" role="alert" title={t('bookmarks.unreached', { count: unreached })}>
          <Button
            variant="secondary"
            size="small"
            busy={retrying}
            busyLabel={t('retrying')}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        </Spaced>
      )}
    </>
  );
}

/** What comes in the place of the awaited cards may be less: the footer stays where it is. */
const Room = styled(Section)`
  min-block-size: 100svh;
`;

const ResultsHeading = styled.h2`
  ${visuallyHidden}
`;

const Spaced = styled(Notice)`
  margin-block-end: ${tokens.space[6]};
  button {
    margin-block-start: ${tokens.space[3]};
  }
`;
