import { startFixedApi, STATE_HEADER, type FixedApi } from './fixed-api.ts';

let api: FixedApi;
const asked: string[] = [];
beforeAll(async () => {
  const answers = { 'GET /blog/': { data: ['all'] }, 'GET /blog/?page=2': { data: ['second'] } };
  api = await startFixedApi(answers, async (method, path) => {
    asked.push(`${method} ${path}`);
    return path === '/settings/get' ? { data: {} } : undefined;
  });
});
afterAll(() => api.close());

const get = async (path: string, state = 'live') => {
  const answer = await fetch(`${api.origin}${path}`, { headers: { [STATE_HEADER]: state } });
  return { status: answer.status, body: await answer.text() };
};

it('answers a call by its query, else by its path', async () => {
  expect(await get('/api/v1/blog/?page=2')).toEqual({ status: 200, body: '{"data":["second"]}' });
  expect(await get('/api/v1/blog/?page=3')).toEqual({ status: 200, body: '{"data":["all"]}' });
});

it('asks somebody else for what it does not have, and notes what nobody has', async () => {
  expect((await get('/api/v1/settings/get')).status).toBe(200);
  expect((await get('/api/v1/home/sell?limit=4')).status).toBe(501);
  expect(asked).toEqual(['GET /settings/get', 'GET /home/sell?limit=4']);
  expect([...api.missing]).toEqual(['GET /home/sell?limit=4']);
});

it('behaves as the state that a page names', async () => {
  expect((await get('/api/v1/blog/', '500')).status).toBe(500);
  expect(await get('/api/v1/blog/', 'empty')).toEqual({ status: 200, body: '{"data":[],"total":0}' });
  await expect(get('/api/v1/blog/', 'offline')).rejects.toThrow('fetch failed');
});

it('draws the same picture at the same address, and another at another', async () => {
  const [one, again, other] = await Promise.all(
    ['/pictures/a.jpg?w=400', '/pictures/a.jpg?w=800', '/pictures/b.jpg'].map((path) => get(path)),
  );
  expect(one?.body).toBe(again?.body);
  expect(one?.body).not.toBe(other?.body);
});
