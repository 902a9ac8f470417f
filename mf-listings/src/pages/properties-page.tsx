import type { Api } from '@shared/api';
import { definePage, useApi } from '@shared/remote-kit';
import { useSearchParams } from '@shared/facades/router';
import { FocusOnArrival } from '@shared/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { comparedIds } from '../compare/comparison.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { criteriaFor, propertiesScope } from '../search/listing-scope.ts';
import { propertyQuery } from '../data/property.ts';
import { loadLateParts } from '../list/late-list-pages.ts';
import { ListView } from '../list/list-view.tsx';

/** Asked for anew whenever it is opened: one for all would remember for good what did not come once, and Retry could not help. */
const lateView = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  function LateView(props: Props) {
    const [View] = useState(() => lazy(load));
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  };

const Comparison = lateView(() => import(/* webpackChunkName: "compare" */ '../compare/compare-view.tsx'));
const Searches = lateView(() => import(/* webpackChunkName: "alone-kept" */ '../searches/searches-view.tsx'));

/** Which of its faces the page shows at an address. */
function faceOf(
  search: URLSearchParams,
  api: Pick<Api, 'offers'>,
): 'list' | 'favourites' | 'selection' | 'comparison' | 'searches' {
  if (comparedIds(search)) return 'comparison';
  if (search.get('searches') === '1') return 'searches';
  const { saved, ids } = criteriaFor(propertiesScope, search, api);
  if (saved) return 'favourites';
  return ids ? 'selection' : 'list';
}

/** Every listing; favourites, saved searches, a selection that was shared, and the comparison stand at the same path. */
function PropertiesPage() {
  const [search] = useSearchParams();
  const face = faceOf(search, useApi());
  const ids = comparedIds(search);
  return (
    <FocusOnArrival face={face}>
      {ids && <Comparison ids={ids} />}
      {face === 'searches' && <Searches />}
      {!ids && face !== 'searches' && <ListView scope={propertiesScope} />}
    </FocusOnArrival>
  );
}

export default definePage({
  View: PropertiesPage,
  late: loadLateParts,
  queries: ({ api, search }) => {
    const ids = comparedIds(search);
    if (ids) return ids.map((id) => propertyQuery(api, id));
    // Which favourites and searches there are only the browser knows.
    return ['list', 'selection'].includes(faceOf(search, api))
      ? [firstViewQuery(api, propertiesScope, criteriaFor(propertiesScope, search, api))]
      : [];
  },
});
