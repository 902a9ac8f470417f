import { definePage } from '@shared/remote-kit';
import { useSearchParams } from '@shared/facades/router';
import { lazy, Suspense, useState } from 'react';
import { comparedIds, comparisonPath } from '../compare/comparison.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { criteriaFor, propertiesScope } from '../search/listing-scope.ts';
import { propertyQuery } from '../data/property.ts';
import { FocusOnArrival } from '../list/focus-on-arrival.tsx';
import { ListView } from '../list/list-view.tsx';

const CompareView = lazy(() => import('../compare/compare-view.tsx'));

/** Which of its faces the page shows at an address. */
function faceOf(search: URLSearchParams): 'list' | 'favourites' | 'selection' | 'comparison' {
  if (comparedIds(search)) return 'comparison';
  const { saved, ids } = criteriaFor(propertiesScope, search);
  if (saved) return 'favourites';
  return ids ? 'selection' : 'list';
}

/** Every listing; the favourites, a selection that was shared, and the comparison stand at the same path. */
function PropertiesPage() {
  const [search, setSearch] = useSearchParams();
  const face = faceOf(search);
  const [first] = useState(face);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && face !== first) setMoved(true);
  const ids = comparedIds(search);
  const compare = (next: readonly string[]) =>
    setSearch(new URL(comparisonPath(next), 'http://here').searchParams, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <FocusOnArrival key={face} wanted={hasMoved}>
      {ids ? (
        <Suspense fallback={null}>
          <CompareView ids={ids} onChange={compare} />
        </Suspense>
      ) : (
        <ListView scope={propertiesScope} />
      )}
    </FocusOnArrival>
  );
}

export default definePage({
  View: PropertiesPage,
  queries: ({ api, search }) => {
    const ids = comparedIds(search);
    if (ids) return ids.map((id) => propertyQuery(api, id));
    const criteria = criteriaFor(propertiesScope, search);
    // Which those are only the browser knows.
    return criteria.saved ? [] : [firstViewQuery(api, propertiesScope, criteria)];
  },
});
