import { defineParcel } from '@shared/remote-kit';
import { latestQuery } from '../data/latest.ts';
import { LatestListings } from '../latest/latest-listings.tsx';

const LatestForSale = () => <LatestListings addType="sell" />;

export default defineParcel({ View: LatestForSale, queries: ({ api }) => [latestQuery(api, 'sell')] });
