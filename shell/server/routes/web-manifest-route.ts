import { brand } from '@shared/brand';
import { directionOf, isLanguage, DEFAULT_LANGUAGE, paths } from '@shared/contract';
import { schemeGrounds } from '@shared/ui';
import type { FastifyInstance } from 'fastify';

/** `GET /site.webmanifest?lang=`: the site as an installable application, under the brand's name. */
export function registerWebManifest(server: FastifyInstance): void {
  server.get<{ Querystring: { lang?: string } }>('/site.webmanifest', (request, reply) => {
    const { lang } = request.query;
    const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          name: brand.name[language],
          short_name: brand.wordmark[language].lead,
          description: brand.tagline[language],
          lang: language,
          dir: directionOf(language),
          id: paths.home,
          start_url: paths.home,
          scope: paths.home,
          // With the browser's own "back" where it can have one.
          display: 'standalone',
          display_override: ['minimal-ui', 'standalone'],
          background_color: schemeGrounds.light,
          theme_color: schemeGrounds.light,
          icons: [
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        }),
      );
  });
}
