import type { ParcelPropsOf } from '@shared/contract';
import { defineParcel } from '@shared/remote-kit';
import { latestQuery } from '../data/latest.ts';
import { LatestListings } from '../latest/latest-listings.tsx';

type Props = ParcelPropsOf<'mf-listings/latest-rent'>;

const LatestForRent = ({ count }: Props) => <LatestListings addType="rent" count={count} />;

export default defineParcel<Props>({
  View: LatestForRent,
  queries: ({ api, props: { count } }) => [latestQuery(api, 'rent', count)],
});
