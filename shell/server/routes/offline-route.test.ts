import { createHash } from 'node:crypto';
import { brand } from '@shared/brand';
import Fastify from 'fastify';
import { registerOfflinePage } from './offline-route.ts';

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the page for want of a network is whole by itself, in both languages, under a policy that allows what stands in it', async () => {
  const server = Fastify();
  registerOfflinePage(server);
  const { statusCode, headers, body } = await server.inject('/offline.html');
  await server.close();
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(hashOf(/<script>(.*)<\/script>/s.exec(body)?.[1]));
  expect(policy).toContain(hashOf(/<style>(.*)<\/style>/s.exec(body)?.[1]));
  for (const text of ['لا يوجد اتصال بالإنترنت', 'You are offline', brand.name.ar, brand.name.en])
    expect(body).toContain(text);
  // Nothing of another file, which would not be there.
  expect(body).not.toMatch(/(?:src|srcset)=|<link|url\(/);
});
