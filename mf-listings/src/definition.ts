import type { RemoteDefinition } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

export const definition: RemoteDefinition = {
  name: 'mf-listings',
  locales,
  pages: {
    // A few lines each beside all that they have in common: one file.
    sale: () => import(/* webpackChunkName: "lists" */ './pages/sale-page.tsx'),
    rent: () => import(/* webpackChunkName: "lists" */ './pages/rent-page.tsx'),
    properties: () => import(/* webpackChunkName: "lists" */ './pages/properties-page.tsx'),
    exclusive: () => import(/* webpackChunkName: "lists" */ './pages/exclusive-page.tsx'),
    property: () => import('./pages/property-page.tsx'),
  },
  startUp: () => import('./data/start-up.ts'),
  parcels: {
    'latest-sale': () => import('./parcels/latest-sale-parcel.tsx'),
    'latest-rent': () => import('./parcels/latest-rent-parcel.tsx'),
    'recently-viewed': () =>
      import(/* webpackChunkName: "alone-kept" */ './parcels/recently-viewed-parcel.tsx'),
    'payment-estimate': () =>
      import(/* webpackChunkName: "alone-payment-estimate" */ './parcels/payment-estimate-parcel.tsx'),
  },
};
