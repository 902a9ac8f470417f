import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useApi, useHead } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/facades/router';
import { AfterHeading, Container, Pagination, Section, tokens, visuallyHidden } from '@shared/ui';
import { keepPreviousData, useQuery } from '@shared/facades/query';
import type { MouseEvent } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { LanguageChoice } from '../components/library/language-choice.tsx';
import { LibraryHeader } from '../components/library/library-header.tsx';
import type { LibraryState } from '../components/library/library-results.tsx';
import { LibraryResults } from '../components/library/library-results.tsx';
import { StatisticsCard } from '../components/library/statistics-card.tsx';
import { libraryPageQuery, type LibraryQuestion } from '../data/articles.ts';
import { libraryQuestionIn } from '../data/library-address.ts';
import { scrollToTop } from './scroll-to-top.ts';

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
function BlogPage() {
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

  const turnTo = (page: number, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(addressOf(page));
    scrollToTop();
    // The reading goes on at the top; the pressed number stays behind at the bottom.
    resultsHeading.current?.focus({ preventScroll: true });
  };

  const isEmpty = known?.total === 0;
  return (
    <>
      <LibraryHeader>
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
            {(!isEmpty || language) && (
              <LanguageChoice
                chosen={language}
                onChoose={(path) => void navigate(path, { preventScrollReset: true })}
              />
            )}
            <LibraryResults state={state} />
            {known && (
              <Pages>
                <Pagination
                  current={current}
                  total={known.pages}
                  hrefFor={addressOf}
                  onNavigate={turnTo}
                  formatNumber={(value) => format.count(value)}
                  labels={{
                    navigation: t('library.pagination.label'),
                    previous: t('library.pagination.previous'),
                    next: t('library.pagination.next'),
                    page: (page) => t('library.pagination.page', { page }),
                  }}
                />
              </Pages>
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

const Pages = styled.div`
  margin-block-start: ${tokens.space[12]};
  &:empty {
    display: none;
  }
`;

export default definePage({
  View: BlogPage,
  queries: ({ api, search }) => [libraryPageQuery(api, libraryQuestionIn(search))],
});
