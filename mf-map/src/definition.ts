import type { RemoteDefinition } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

export const definition: RemoteDefinition = {
  name: 'mf-map',
  locales,
  pages: {
    map: () => import('./pages/map-page.tsx'),
  },
};
