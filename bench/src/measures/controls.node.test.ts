import { ROUTES } from '@shared/contract';
import { CONTROLS, HEADER } from './controls.ts';

describe('controls that are pressed', () => {
  it('are known of every route that has a page, five of each that has as many, each once', () => {
    const paths = ROUTES.filter((route) => !('redirectsTo' in route)).map(({ path }) => path);
    expect(Object.keys(CONTROLS).toSorted()).toEqual(paths.toSorted());
    for (const [path, controls] of Object.entries(CONTROLS)) {
      const most = path === '/fal-license' ? 4 : controls === HEADER ? HEADER.length : 5;
      expect([path, controls.length]).toEqual([path, most]);
      expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
    }
  });
});
