import type { ParcelPropsOf } from '@shared/contract';
import { defineParcel } from '@shared/remote-kit';
import { latestQuery } from '../data/latest.ts';
import { LatestListings } from '../latest/latest-listings.tsx';

type Props = ParcelPropsOf<'mf-listings/latest-sale'>;

const LatestForSale = ({ count }: Props) => <LatestListings addType="sell" count={count} />;

export default defineParcel<Props>({
  View: LatestForSale,
  queries: ({ api, props: { count } }) => [latestQuery(api, 'sell', count)],
});
