import { APPEAR_LIMIT_MS, RELEASE_FILE_LIMIT_MS, SCRIPT_LIMIT_MS } from './time-limits.ts';

it('ends each wait before the one around it, all within the five seconds that are promised', () => {
  expect([RELEASE_FILE_LIMIT_MS, SCRIPT_LIMIT_MS, APPEAR_LIMIT_MS]).toEqual([3000, 4000, 4500]);
});
