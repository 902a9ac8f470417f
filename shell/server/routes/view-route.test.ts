import type { ViewReport } from '@shared/contract';
import Fastify from 'fastify';
import { registerViews } from './view-route.ts';

const release = {
  ...{ release: 'mf-blog@0.2.0-1a2b3c4d', shown: true, error: false, failedLoad: false, mismatch: false },
};
const report: ViewReport = { id: 'a1b2c3d4e5f6', releases: [{ ...release, LCP: 900.5, CLS: 0 }] };

describe('POST /views', () => {
  const viewed: ViewReport[] = [];
  const server = Fastify();
  registerViews(server, (each) => viewed.push(each));
  beforeEach(() => (viewed.length = 0));
  afterAll(() => server.close());
  const post = (payload: object) => server.inject({ method: 'POST', url: '/views', payload });

  it('takes what a page load tells of the releases that it has met', async () => {
    expect((await post(report)).statusCode).toBe(204);
    expect(viewed).toEqual([report]);
  });

  it.each([
    [[report]],
    [{}],
    [{ ...report, id: 'Layla Haddad' }],
    [{ ...report, releases: Array.from({ length: 21 }, () => release) }],
    [{ ...report, releases: [{ ...release, release: 'mf-blog' }] }],
    [{ ...report, releases: [{ ...release, error: 1 }] }],
    [{ ...report, releases: [{ ...release, INP: -1 }] }],
    [{ ...report, releases: [{ ...release, leftovers: 1e9 }] }],
  ])('refuses %j', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(viewed).toEqual([]);
  });

  it('refuses more than 8 kB', async () => {
    expect((await post({ ...report, more: 'a'.repeat(9000) })).statusCode).toBe(413);
  });
});
