import { definePage } from '@shared/remote-kit';
import { criteriaFor, exclusiveScope } from '../search/listing-scope.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { loadLateParts } from '../list/late-list-pages.ts';
import { ListView } from '../list/list-view.tsx';

const ExclusivePage = () => <ListView scope={exclusiveScope} />;

export default definePage({
  View: ExclusivePage,
  late: loadLateParts,
  queries: ({ api, search }) => [
    firstViewQuery(api, exclusiveScope, criteriaFor(exclusiveScope, search, api)),
  ],
});
