import { existsSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@shared/brand';
import Fastify from 'fastify';
import { registerWebManifest } from './web-manifest-route.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

// What Chromium asks of a site that can be installed (web.dev, "What does it take to be installable?").
it.each([
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const)('the site can be installed in %s, under its name', async (language, dir) => {
  const server = Fastify();
  registerWebManifest(server);
  const manifest = (await server.inject(`/site.webmanifest?lang=${language}`)).json<{
    icons: { src: string; sizes: string; purpose?: string }[];
  }>();
  await server.close();
  expect(manifest).toMatchObject({
    name: brand.name[language],
    dir,
    lang: language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons)
    expect([src, existsSync(path.join(PUBLIC, src))]).toEqual([src, true]);
});
