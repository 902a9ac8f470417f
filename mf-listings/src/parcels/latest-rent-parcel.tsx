import { defineParcel } from '@shared/remote-kit';
import { latestQuery } from '../data/latest.ts';
import { LatestListings } from '../latest/latest-listings.tsx';

const LatestForRent = () => <LatestListings addType="rent" />;

export default defineParcel({ View: LatestForRent, queries: ({ api }) => [latestQuery(api, 'rent')] });
