import { registries } from '@shared/brand/registries';
import { API_EXTENSIONS, paths } from '@shared/contract';
import { createFakeHttp, offline, ok } from '@shared/remote-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { registerQrCode } from './qr-route.ts';

const LICENCE = 'https://registry.example/ads/7200000001';
const record = (id: string, adLicence: object) => ok({ data: { _id: id, adLicence } });
const answers = {
  'GET /home/homes/licensed': record('licensed', { number: '7200000001', link: LICENCE }),
  'GET /home/homes/numbered': record('numbered', { number: '7200000001' }),
  'GET /home/homes/evil': record('evil', { number: '7200000001', link: 'http://evil.example/' }),
  'GET /home/homes/hidden': ok({
    data: { _id: 'hidden', display: false, adLicence: { number: '7200000001', link: LICENCE } },
  }),
  'GET /home/homes/away': offline,
};

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
  registerQrCode(server, 'https://site.example', createFakeHttp(answers, API_EXTENSIONS));
});
afterEach(() => server.close());

it('draws the address of a page, in the language of the sheet that it is on', async () => {
  const { statusCode, headers, body } = await server.inject(paths.qrFor(paths.property('a b/é'), 'ar'));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const address = 'https://site.example/property/a%20b%2F%C3%A9?lang=ar';
  expect(body).toBe(renderSVG(address, { ecc: 'M', border: 2 }));
});

it('draws the address of a registry that the brand names', async () => {
  const { statusCode, body } = await server.inject(paths.qrOf('registry', 'advertisement'));
  expect(statusCode).toBe(200);
  expect(body).toBe(renderSVG(registries.advertisement ?? '', { ecc: 'M', border: 2 }));
});

it('draws the page of a listing’s licence, as the API says it, for no longer than lists are kept', async () => {
  const { statusCode, headers, body } = await server.inject(paths.qrOf('licence', 'licensed'));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(body).toBe(renderSVG(LICENCE, { ecc: 'M', border: 2 }));
  const [, seconds] = /max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? [];
  expect(Number(seconds)).toBeLessThan(58);
});

it.each(['numbered', 'evil', 'hidden', 'unknown', '..', LICENCE])(
  'draws nothing of a listing that has no such page: %j',
  async (id) => {
    expect((await server.inject(paths.qrOf('licence', id))).statusCode).toBe(404);
  },
);

it('draws no licence where the API has not the extension', async () => {
  const plain = Fastify();
  registerQrCode(plain, 'https://site.example', createFakeHttp(answers));
  expect((await plain.inject(paths.qrOf('licence', 'licensed'))).statusCode).toBe(404);
  await plain.close();
});

it('asks to come again while the API does not answer, and has that kept nowhere', async () => {
  const { statusCode, headers } = await server.inject(paths.qrOf('licence', 'away'));
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
});

it.each([
  '',
  '?licence=',
  '?licence=a&licence=b',
  `?licence=${'a'.repeat(301)}`,
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
