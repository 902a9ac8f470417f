import { Writable } from 'node:stream';
import { lineConsole } from '@shared/telemetry';
import Fastify from 'fastify';
import { boundedLines, boundedLogger } from './bounded-lines.ts';

const LONG = 'x'.repeat(7000);

describe('a line of the log', () => {
  it('has its beginning and how much was left out, each line of a text for itself', () => {
    expect(boundedLines('short\n\nlines')).toBe('short\n\nlines');
    expect(boundedLines(`trace\n${LONG}\nend`)).toBe(`trace\n${'x'.repeat(500)}… (6500 more)\nend`);
  });

  let written: string;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  beforeEach(() => (written = ''));

  it('is short too when somebody else’s code writes it', () => {
    const own = lineConsole({ format: 'text', stdout: stream, stderr: stream, bounded: boundedLines });
    own.log('%s has', 'this', 1);
    own.error(`GET /${LONG}: status 404`);
    expect(written.startsWith('this has 1\nGET /xxx')).toBe(true);
    expect(written.length).toBeLessThan(600);
  });

  it('is short too when a request with a long address fails', async () => {
    const server = Fastify({ logger: { level: 'warn', stream, ...boundedLogger } });
    server.get('/*', (request) => {
      throw new Error(`no answer to ${request.url}`);
    });
    expect((await server.inject(`/${LONG}`)).statusCode).toBe(500);
    expect(written).toContain('no answer to /xxx');
    expect(written.length).toBeLessThan(4000);
    await server.close();
  });
});
