import { definePage } from '@shared/remote-kit';
import { criteriaFor, propertiesScope } from '../data/listing-scope.ts';
import { firstViewQuery } from '../data/first-view.ts';
import { ListView } from '../listings/list-view.tsx';

const PropertiesPage = () => <ListView scope={propertiesScope} />;

export default definePage({
  View: PropertiesPage,
  queries: ({ api, search }) => [firstViewQuery(api, propertiesScope, criteriaFor(propertiesScope, search))],
});
