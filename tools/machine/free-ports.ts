import getPort, { portNumbers } from 'get-port';

/** Each worker of a test run takes from a range of its own: what one is about to use, another does not see as taken. */
const RANGE = 4000;
const FIRST = 20_000;

/** Loopback ports that nobody listens on, all different; none is given again for half a minute. */
export function freePorts(count: number): Promise<number[]> {
  const from = FIRST + RANGE * (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 2);
  // Not from the range's beginning each time: another run may stand there.
  const start = from + (process.pid % (RANGE / 2));
  return Promise.all(
    Array.from({ length: count }, () =>
      getPort({ host: '127.0.0.1', port: portNumbers(start, from + RANGE - 1) }),
    ),
  );
}
