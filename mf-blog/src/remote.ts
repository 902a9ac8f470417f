import { defineRemote } from '@shared/remote-kit';
import { locales } from './locales/locales.ts';

export default defineRemote({
  name: 'mf-blog',
  locales,
  pages: {
    blog: () => import('./pages/blog-page.tsx'),
    article: () => import('./pages/article-page.tsx'),
  },
  startUp: () => import('./data/start-up.ts'),
});
