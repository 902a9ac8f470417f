import { defineRemote } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

export default defineRemote({
  name: 'mf-portal',
  locales,
  pages: {
    portal: () => import('./pages/portal-page.tsx'),
  },
});
