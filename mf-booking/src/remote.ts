import { defineRemote } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

export default defineRemote({
  name: 'mf-booking',
  locales,
  pages: {
    appointments: () => import('./pages/appointments-page.tsx'),
  },
});
