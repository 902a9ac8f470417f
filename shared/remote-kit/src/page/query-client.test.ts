import { ApiError } from '@shared/api';
import type { HttpFailure } from '@shared/contract';
import { createBrowserQueryClient } from './query-client.ts';

/** After how many milliseconds a call that fails like this is made again, each time; in the end its failure is told. */
async function tries(failure: HttpFailure): Promise<number[]> {
  jest.useFakeTimers();
  const client = createBrowserQueryClient();
  const made: number[] = [];
  const asked = client.fetchQuery({
    queryKey: ['question'],
    queryFn: () => {
      made.push(Date.now());
      throw new ApiError('GET /question', failure);
    },
    retry: client.getDefaultOptions().queries?.retry ?? false,
  });
  const [told] = await Promise.allSettled([asked, jest.advanceTimersByTimeAsync(20_000)]);
  jest.useRealTimers();
  expect(told).toMatchObject({ status: 'rejected', reason: { failure } });
  return made.slice(1).map((at, index) => at - (made[index] ?? 0));
}

it.each([
  ['that does not get through', { kind: 'offline' }],
  ['that the server fails', { kind: 'status', status: 500 }],
  ['of which the database is away', { kind: 'status', status: 503, code: 'unavailable' }],
] as const)('a call %s is made once more, soon', async (_which, failure) => {
  expect(await tries(failure)).toEqual([400]);
});

it('a call that is refused is not made again', async () => {
  expect(await tries({ kind: 'status', status: 404 })).toEqual([]);
});

it('a call that is told to come again does so twice, as late as it was told, and not with all others', async () => {
  const delays = [
    ...(await tries({ kind: 'status', status: 503, code: 'busy' })),
    ...(await tries({ kind: 'status', status: 503, code: 'busy' })),
  ];
  expect(delays).toHaveLength(4);
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(2000);
    expect(delay).toBeLessThan(4000);
  }
  expect(new Set(delays).size).toBeGreaterThan(1);
});
