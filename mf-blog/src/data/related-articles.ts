import type { Api, ArticleSummary } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** So many articles are offered after one. */
export const RELATED_COUNT = 3;

const WORD = /\p{L}{3,}/gu;
const ARABIC = /\p{Script=Arabic}/u;
const ARTICLE_AND_PREPOSITIONS = /^(?:و?(?:ال|لل|بال))(?=.{3})/u;

/** What a title speaks of: its words of three letters and more, Arabic ones without their article. */
const wordsOf = ({ title = '' }: ArticleSummary): ReadonlySet<string> =>
  new Set((title.toLowerCase().match(WORD) ?? []).map((word) => word.replace(ARTICLE_AND_PREPOSITIONS, '')));

const isArabic = ({ title = '' }: ArticleSummary) => ARABIC.test(title);

/**
 * The articles nearest to the one with this id: in its language, sharing words of its title, and otherwise in the order
 * given, which is the newest first. Never the article itself.
 */
export function nearestArticles(id: string, articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const own = articles.find(({ _id }) => _id === id);
  const others = articles.filter(({ _id }) => _id !== id);
  if (!own) return others.slice(0, RELATED_COUNT);
  const words = wordsOf(own);
  const nearness = (other: ArticleSummary) =>
    (isArabic(other) === isArabic(own) ? 100 : 0) +
    [...wordsOf(other)].filter((word) => words.has(word)).length;
  return others
    .map((article) => ({ article, nearness: nearness(article) }))
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, RELATED_COUNT)
    .map(({ article }) => article);
}

/** What to read after an article, out of the newest page of the library; nothing when that cannot be had. */
export const relatedArticlesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['related', id],
    queryFn: ({ signal }) =>
      api.listPosts({ signal }).then(
        ({ items }) => nearestArticles(id, items),
        // The article stands without them: no reason to try again, or to call the page unfinished.
        (): readonly ArticleSummary[] => [],
      ),
  });
