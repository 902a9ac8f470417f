import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi, useHead } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/facades/router';
import {
  AfterHeading,
  BookmarkIcon,
  Container,
  LinkButton,
  Section,
  tokens,
  visuallyHidden,
} from '@shared/ui';
import { keepPreviousData, useQuery } from '@shared/facades/query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { libraryPageQuery, type LibraryQuestion } from '../../data/articles.ts';
import { libraryQuestionIn } from '../../data/library-address.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LibraryHeader } from './library-header.tsx';
import { LibraryPages } from './library-pages.tsx';
import { LibraryResults, type LibraryState } from './library-results.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { StatisticsCard } from './statistics-card.tsx';

/** What the address asks for, in the states of the grid. Figures of the page before stay while the next one loads. */
function useLibrary(question: LibraryQuestion) {
  const { page: asked } = question;
  const query = useQuery({ ...libraryPageQuery(useApi(), question), placeholderData: keepPreviousData });
  const known = query.data;
  const current = known && !query.isPlaceholderData ? known.page : Math.min(asked, known?.pages ?? asked);
  const stateOf = (): LibraryState => {
    if (known && !query.isPlaceholderData) return { kind: 'loaded', page: known };
    // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
    if (query.errorUpdateCount > 0)
      return { kind: 'failed', retry: () => void query.refetch(), retrying: query.isFetching };
    return { kind: 'loading' };
  };
  return { state: stateOf(), known, current };
}

/** The article library (specification, section 2, "Blog list"). */
export function LibraryView() {
  const { t, format } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const question = libraryQuestionIn(search);
  const { state, known, current } = useLibrary(question);
  const { language } = question;
  const addressOf = (page: number) => paths.blogPage(page, language);

  useHead({
    title: current > 1 ? t('library.titleOnPage', { page: format.count(current) }) : t('library.title'),
    description: t('library.description'),
    canonical: addressOf(current),
  });

  const turnTo = (address: string) => {
    void navigate(address);
    scrollToTop();
    // The reading goes on at the top; the pressed number stays behind at the bottom.
    resultsHeading.current?.focus({ preventScroll: true });
  };

  const isEmpty = known?.total === 0;
  return (
    <>
      <LibraryHeader title={t('library.title')} subtitle={t('library.subtitle')}>
        {state.kind === 'failed' || isEmpty ? undefined : (
          <StatisticsCard statistics={known && { articles: known.total, pages: known.pages, current }} />
        )}
      </LibraryHeader>
      <AfterHeading>
        <Section $space="half">
          <Container>
            {known && !isEmpty && (
              <ResultsHeading ref={resultsHeading} tabIndex={-1}>
                {t('library.articles', { page: format.count(current), pages: format.count(known.pages) })}
              </ResultsHeading>
            )}
            <Choices>
              {(!isEmpty || language) && (
                <LanguageChoice
                  chosen={language}
                  onChoose={(path) => void navigate(path, { preventScrollReset: true })}
                />
              )}
              <LinkButton
                href={paths.bookmarks()}
                variant="quiet"
                size="small"
                icon={<BookmarkIcon size={18} />}
              >
                {t('bookmarks.link')}
              </LinkButton>
            </Choices>
            <LibraryResults state={state} />
            {known && (
              <LibraryPages current={current} total={known.pages} addressOf={addressOf} onTurn={turnTo} />
            )}
          </Container>
        </Section>
      </AfterHeading>
    </>
  );
}

const ResultsHeading = styled.h2`
  ${visuallyHidden}
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  margin-block-end: ${tokens.space[6]};
`;
