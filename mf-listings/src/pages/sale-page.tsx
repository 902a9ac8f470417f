import { definePage } from '@shared/remote-kit';
import { criteriaFor, saleScope } from '../search/listing-scope.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { loadLateParts } from '../list/late-list-pages.ts';
import { ListView } from '../list/list-view.tsx';

const SalePage = () => <ListView scope={saleScope} />;

export default definePage({
  View: SalePage,
  late: loadLateParts,
  queries: ({ api, search }) => [firstViewQuery(api, saleScope, criteriaFor(saleScope, search, api))],
});
