import { boundedRequest } from './bounded-request.ts';

it('leaves a usual address as it is, and has the beginning of a long one', () => {
  expect(boundedRequest({ method: 'GET', url: '/api/v1/home/sell' })).toEqual({
    method: 'GET',
    url: '/api/v1/home/sell',
  });
  const { url } = boundedRequest({ method: 'GET', url: `/${'x'.repeat(6999)}` });
  expect(url).toMatch(/^\/x{499}… \(7000 in all\)$/);
});
