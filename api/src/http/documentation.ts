import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI 3.1 document at `/api/docs/json` and a reader for it at `/api/docs`. Register before the routes. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Property site API',
        description: 'Listings, articles, settings, and the three forms of the site.',
        version: '1.0.0',
      },
      tags: [
        { name: 'settings', description: 'Contact data' },
        { name: 'listings', description: 'Properties for sale and for rent' },
        { name: 'blog', description: 'Articles' },
        { name: 'sitemap', description: 'Of every page what a map of the site needs' },
        { name: 'forms', description: 'Contact messages and broker applications' },
        { name: 'appointments', description: 'Viewing appointments' },
        { name: 'pictures', description: 'Pictures of listings and articles' },
        { name: 'operation', description: 'For whoever runs the service' },
      ],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
