import { definePage } from '@shared/remote-kit';
import { useParams } from '@shared/facades/router';
import { propertyQuery } from '../data/property.ts';
import { useProperty } from '../data/use-property.ts';
import { PropertyDetail } from '../detail/property-detail.tsx';
import { PropertyLoading } from '../detail/property-loading.tsx';
import { PropertyFailed, PropertyMissing } from '../detail/property-missing.tsx';

/** One property (specification, section 2, "Property detail"). */
function PropertyPage() {
  const { id = '' } = useParams();
  const state = useProperty(id);
  if (state.status === 'found')
    return <PropertyDetail key={state.property._id} property={state.property} rest={state.rest} />;
  if (state.status === 'missing') return <PropertyMissing />;
  if (state.status === 'failed') return <PropertyFailed retrying={state.retrying} onRetry={state.retry} />;
  return <PropertyLoading />;
}

export default definePage({
  View: PropertyPage,
  subject: ({ api, params }) => propertyQuery(api, params['id'] ?? ''),
});
