import { defineRemote } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

/** The shell's own pages, built as a remote is, so that they render and hydrate in the same way. */
export const shellPages = defineRemote({
  name: 'shell',
  locales,
  pages: {
    home: () => import('./home/home-page.tsx'),
    services: () => import('./services/services-page.tsx'),
    'not-found': () => import('./not-found/not-found-page.tsx'),
    'property-without-id': () => import('./not-found/redirect-page.tsx'),
    'below-an-article': () => import('./not-found/redirect-page.tsx'),
  },
});
