import { ROUTES } from '@shared/contract';
import { CONTROLS } from './controls.ts';

describe('controls that are pressed', () => {
  it('are known of every route that has a page, five at most, each once', () => {
    const paths = ROUTES.filter((route) => !('redirectsTo' in route)).map(({ path }) => path);
    expect(Object.keys(CONTROLS).toSorted()).toEqual(paths.toSorted());
    for (const controls of Object.values(CONTROLS)) {
      expect(controls.length).toBeGreaterThan(0);
      expect(controls.length).toBeLessThanOrEqual(5);
      expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
    }
  });
});
