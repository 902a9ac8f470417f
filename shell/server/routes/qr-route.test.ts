import { registries } from '@shared/brand/registries';
import { paths } from '@shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { registerQrCode } from './qr-route.ts';

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
  registerQrCode(server, 'https://site.example');
});
afterEach(() => server.close());

it('draws the address of a page, in the language of the sheet that it is on', async () => {
  const { statusCode, headers, body } = await server.inject(paths.qrFor(paths.property('a b/é'), 'ar'));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const address = 'https://site.example/property/a%20b%2F%C3%A9?lang=ar';
  expect(body).toBe(renderSVG(address, { ecc: 'M', border: 2 }));
});

it('draws the address of a registry that the brand names', async () => {
  const { statusCode, body } = await server.inject(paths.qrForRegistry('advertisement'));
  expect(statusCode).toBe(200);
  expect(body).toBe(renderSVG(registries.advertisement ?? '', { ecc: 'M', border: 2 }));
});

it.each([
  '',
  '?registry=other',
  '?registry=constructor',
  '?registry=https://evil.example',
  '?of=',
  '?of=//evil.example/',
  '?of=/\\evil.example',
  '?of=https://evil.example',
  '?of=/a&of=/b',
])('refuses %j', async (query) => {
  expect((await server.inject(`/qr.svg${query}`)).statusCode).toBe(400);
});

it('refuses an address that no code has room for', async () => {
  expect((await server.inject(`/qr.svg?of=/${'a'.repeat(300)}`)).statusCode).toBe(400);
  expect((await server.inject(`/qr.svg?of=/${'%25'.repeat(99)}`)).statusCode).toBe(200);
});
