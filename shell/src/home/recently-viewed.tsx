import { ParcelSlot } from '@shared/remote-kit';

const nothing = () => null;

/** What this browser has opened before: an extra of another team's remote, which is left out where it cannot be had. */
export const RecentlyViewed = () => (
  <ParcelSlot
    parcel={{ remote: 'mf-listings', name: 'recently-viewed' }}
    placeholder={null}
    Failed={nothing}
  />
);
