import { defineRemote } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

export default defineRemote({
  name: 'mf-forms',
  locales,
  pages: {
    contact: () => import('./pages/contact-page.tsx'),
    join: () => import('./pages/join-page.tsx'),
    privacy: () => import('./pages/privacy-page.tsx'),
    accessibility: () => import('./pages/accessibility-page.tsx'),
  },
});
