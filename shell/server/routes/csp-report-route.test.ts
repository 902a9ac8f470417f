import Fastify, { type FastifyInstance } from 'fastify';
import { registerCspReports } from './csp-report-route.ts';

const report = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js',
    'source-file': 'https://site.example/remotes/mf-forms/releases/0.1.0-1a2b3c4d/browser/1.js',
  },
};

describe('POST /csp-reports', () => {
  let server: FastifyInstance;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    server = Fastify();
    await registerCspReports(server, (line) => lines.push(line));
  });
  afterEach(() => server.close());

  const send = (payload: string, type = 'application/csp-report') =>
    server.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload });

  it('writes one line that names the release, and answers nothing', async () => {
    const answer = await send(JSON.stringify(report));
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(lines).toEqual(['csp mf-forms@0.1.0-1a2b3c4d script-src-elem https://evil.example/x.js']);
  });

  it('takes a batch of the Reporting API', async () => {
    const body = { effectiveDirective: 'script-src', blockedURL: 'inline', sourceFile: '' };
    const batch = [
      { type: 'csp-violation', body },
      { type: 'csp-violation', body },
    ];
    expect((await send(JSON.stringify(batch), 'application/reports+json')).statusCode).toBe(204);
    expect(lines).toEqual(['csp document script-src inline', 'csp document script-src inline']);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses %s, which pages of other sites could send',
    async (type) => {
      expect((await send(JSON.stringify(report), type)).statusCode).toBe(415);
      expect(lines).toEqual([]);
    },
  );

  it.each([
    ['no JSON', '{', 400],
    ['no report', '{}', 400],
    ['reaching for prototypes', '{"csp-report":{"__proto__":{"polluted":true}}}', 400],
    ['more than 16 kB', JSON.stringify({ 'csp-report': { padding: 'x'.repeat(20_000) } }), 413],
  ])('refuses what is %s', async (_what, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is not drowned: of a flood 120 lines are written', async () => {
    for (let count = 0; count < 150; count += 1) await send(JSON.stringify(report));
    expect(lines).toHaveLength(120);
  });
});
