import Fastify from 'fastify';
import type { ErrorReport } from '@shared/contract';
import { registerErrorReports } from './error-report-route.ts';

const report: ErrorReport = {
  ...{ kind: 'error', name: 'TypeError', message: 'x', frames: [], source: '', route: '/', count: 1 },
};

describe('POST /errors', () => {
  const told: [readonly ErrorReport[], string][] = [];
  const server = Fastify();
  registerErrorReports(server, (...report_) => told.push(report_));
  beforeEach(() => (told.length = 0));
  const post = (body: unknown, userAgent?: string) =>
    server.inject({
      ...{ method: 'POST', url: '/errors', payload: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...(userAgent && { 'user-agent': userAgent }) },
    });

  it.each([
    ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', 'Chrome 141'],
    ['Mozilla/5.0 AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', 'Edge 141'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.2 Mobile/15E148 Safari/604.1', 'Safari 18'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/140.0.1 Mobile/15E148 Safari/604.1', 'Chrome 140'],
    ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
    ['Layla’s own browser', 'other'],
  ])('tells of %s no more than that it is %s', async (userAgent, browser) => {
    expect((await post([report], userAgent)).statusCode).toBe(204);
    expect(told).toEqual([[[report], browser]]);
  });

  it.each([['no list'], [{}], [[{ ...report, kind: 'warning' }]]])('refuses %j', async (body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect(told).toEqual([]);
  });

  it('refuses more than 64 kB', async () => {
    expect((await post([{ ...report, message: 'a'.repeat(70_000) }])).statusCode).toBe(413);
  });
});
