import { definePage } from '@shared/remote-kit';
import { criteriaFor, rentScope } from '../search/listing-scope.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { loadLateParts } from '../list/late-list-pages.ts';
import { ListView } from '../list/list-view.tsx';

const RentPage = () => <ListView scope={rentScope} />;

export default definePage({
  View: RentPage,
  late: loadLateParts,
  queries: ({ api, search }) => [firstViewQuery(api, rentScope, criteriaFor(rentScope, search, api))],
});
