import type { Api } from '@shared/api';
import { definePage, useApi } from '@shared/remote-kit';
import { useSearchParams } from '@shared/facades/router';
import { FocusOnArrival } from '@shared/ui';
import { Suspense, use, useState, type ComponentType } from 'react';
import { comparedIds } from '../compare/comparison.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { criteriaFor, propertiesScope } from '../search/listing-scope.ts';
import { propertyQuery } from '../data/property.ts';
import { ListView } from '../list/list-view.tsx';

type Loaded<Props> = Promise<{ default: ComponentType<Props> }>;

function Arriving<Props extends object>({ code, given }: { code: Loaded<Props>; given: Props }) {
  const { default: View } = use(code);
  return <View {...given} />;
}

/** Asked for anew whenever it is opened: `lazy` would remember for good what did not come once, and Retry could not help. */
function LateView<Props extends object>({ load, given }: { load: () => Loaded<Props>; given: Props }) {
  const [code] = useState(() => {
    const asked = load();
    // Whoever waits for it is told; a drawing that was given up waits no more.
    asked.catch(() => undefined);
    return asked;
  });
  return (
    <Suspense fallback={null}>
      <Arriving code={code} given={given} />
    </Suspense>
  );
}

const loadComparison = () => import(/* webpackChunkName: "compare" */ '../compare/compare-view.tsx');
const loadSearches = () => import(/* webpackChunkName: "alone-kept" */ '../searches/searches-view.tsx');

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
      {ids && <LateView load={loadComparison} given={{ ids }} />}
      {face === 'searches' && <LateView load={loadSearches} given={{}} />}
      {!ids && face !== 'searches' && <ListView scope={propertiesScope} />}
    </FocusOnArrival>
  );
}

export default definePage({
  View: PropertiesPage,
  queries: ({ api, search }) => {
    const ids = comparedIds(search);
    if (ids) return ids.map((id) => propertyQuery(api, id));
    // Which favourites and searches there are only the browser knows.
    return ['list', 'selection'].includes(faceOf(search, api))
      ? [firstViewQuery(api, propertiesScope, criteriaFor(propertiesScope, search, api))]
      : [];
  },
});
