import { definePage } from '@shared/remote-kit';
import { useSearchParams } from '@shared/facades/router';
import { FocusOnArrival } from '@shared/ui';
import { BookmarksView } from '../components/library/bookmarks-view.tsx';
import { LibraryView } from '../components/library/library-view.tsx';
import { libraryPageQuery } from '../data/articles.ts';
import { asksForBookmarks, libraryQuestionIn } from '../data/library-address.ts';

/** The library; the articles that this browser keeps stand at the same path. */
function BlogPage() {
  const [search] = useSearchParams();
  const isOfBookmarks = asksForBookmarks(search);
  return (
    <FocusOnArrival face={isOfBookmarks ? 'bookmarks' : 'library'}>
      {isOfBookmarks ? <BookmarksView /> : <LibraryView />}
    </FocusOnArrival>
  );
}

export default definePage({
  View: BlogPage,
  // Which articles are kept only the browser knows.
  queries: ({ api, search }) =>
    asksForBookmarks(search) ? [] : [libraryPageQuery(api, libraryQuestionIn(search))],
});
