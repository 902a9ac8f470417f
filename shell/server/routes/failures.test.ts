import Fastify, { type FastifyInstance } from 'fastify';
import { answerFailures, wellFormedUrl } from './failures.ts';

describe('answers of the document server', () => {
  let server: FastifyInstance;

  beforeEach(() => {
    server = Fastify({ rewriteUrl: wellFormedUrl });
    answerFailures(server);
    server.get('/well', () => 'well');
    server.get('/secret', () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:3010');
    });
    server.post('/json', () => 'ok');
    server.setNotFoundHandler((_request, reply) => reply.code(404).send('the not-found page'));
  });
  afterEach(() => server.close());

  it.each(['/well', '/secret', '/none', '/%ff'])('no browser guesses the type of %s', async (url) => {
    expect((await server.inject(url)).headers['x-content-type-options']).toBe('nosniff');
  });

  it('a failure tells nothing of what stands behind', async () => {
    const answer = await server.inject('/secret');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('500 Internal Server Error\n');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('a body that cannot be read keeps its status', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'POST', url: '/json', headers, payload: '{' });
    expect([answer.statusCode, answer.body]).toEqual([400, '400 Bad Request\n']);
  });

  it.each(['/%', '/%ff', '/blog/%e0%a4%a', '/%?q=%'])('%s is a page that does not exist', async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'the not-found page']);
  });

  it.each(['/%0a', '/well%0D%0ASet-Cookie:x', '/x%E2%80%A8y', '/x%e2%80%a9'])(
    '%s names nothing',
    async (url) => {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, '404 Not Found\n']);
    },
  );

  it('a line break in the query is the page’s own matter', async () => {
    expect((await server.inject('/well?q=%0a')).statusCode).toBe(200);
  });

  it.each(['/', '/blog?q=%', '/%D8%B9', '//evil.example/%2e'])('%s stays', (url) => {
    expect(wellFormedUrl({ url })).toBe(url);
  });

  it.each([
    ['http://site.example/well?q=http://x/', '/well?q=http://x/'],
    ['HTTPS://site.example:8443/blog', '/blog'],
    ['http://site.example', '/'],
    ['http://site.example?q=1', '/?q=1'],
    ['http://site.example//evil.example/', '//evil.example/'],
    ['http://site.example/%ff', '/malformed'],
  ])('%s asks for %s, as a request to a proxy does', async (url, asked) => {
    expect(wellFormedUrl({ url })).toBe(asked);
  });
});
