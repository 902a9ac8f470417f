import { buildCache } from './build-cache.ts';

describe('what a build keeps', () => {
  const { env } = process;
  afterEach(() => void (process.env = env));
  const setTo = (value: string) => void (process.env = { ...env, BUILD_CACHE: value });

  it.each(['development', 'production'] as const)('is on the disk, for a %s build', (mode) => {
    setTo('');
    expect(buildCache('/parts/mf-blog', 'browser', mode)).toMatchObject({
      type: 'filesystem',
      cacheDirectory: '/parts/mf-blog/.cache/webpack',
      name: 'browser',
    });
  });

  it('is nothing where none will follow, but what an edit has not changed is not built again by who goes on building', () => {
    setTo('off');
    expect(buildCache('/parts/mf-blog', 'browser', 'production')).toBe(false);
    expect(buildCache('/parts/mf-blog', 'browser', 'development')).toEqual({ type: 'memory' });
  });
});
