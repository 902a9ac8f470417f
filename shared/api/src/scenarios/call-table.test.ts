import { contractCalls, findCall } from './call-table.ts';

describe('the call table (specification, section 7, and what extensions add)', () => {
  it('is what the typed calls really send', async () => {
    const calls = await contractCalls();
    expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /appointments/check-availability',
      'GET /appointments/days',
      'GET /appointments/hours',
      'GET /appointments/slots',
      'GET /blog/',
      'GET /blog/:id',
      'GET /home/homes/:id',
      'GET /home/rent',
      'GET /home/sell',
      'GET /listings/near',
      'GET /listings/news',
      'GET /listings/search',
      'GET /settings/get',
      'POST /appointments/add',
      'POST /appointments/cancel',
      'POST /appointments/find',
      'POST /appointments/move',
      'POST /brokers/add',
      'POST /contact/send',
    ]);
  });

  it.each([
    ['GET', '/blog/', 'listPosts'],
    ['GET', '/blog/%D9%85%D9%82%D8%A7%D9%84', 'getPost'],
    ['GET', '/home/homes/a%2Fb', 'getProperty'],
    ['POST', '/contact/send', 'sendContact'],
    ['GET', '/contact/send', undefined],
    ['GET', '/home/homes/a/b', undefined],
  ])('finds %s %s', async (method, path, name) => {
    expect(findCall(await contractCalls(), { method, path })?.name).toBe(name);
  });
});
