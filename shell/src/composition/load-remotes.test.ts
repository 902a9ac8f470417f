import type { RegistrySnapshot } from '@shared/contract';
import { startLoading } from './load-remotes.ts';

jest.mock(
  'virtual:page-libraries',
  () => ({ pageLibraries: [{ request: 'react', version: '19.3.1', lib: () => 'react' }] }),
  { virtual: true },
);
const loads = { first: jest.fn(), whole: jest.fn() };
const starts = jest.fn();
jest.mock('./first-containers.ts', () => ({ startFirstContainers: () => loads.first }));
jest.mock('./federation.ts', () => ({
  startFederation(...args: unknown[]) {
    starts(...args);
    return loads.whole;
  },
}));

const registry: RegistrySnapshot = { contract: 1, remotes: {} };
const wellLoaded = { ok: true, value: {} };
const failed = { ok: false, error: { kind: 'timeout' } };

beforeEach(() => {
  starts.mockReset();
  loads.first.mockReset().mockResolvedValue(wellLoaded);
  loads.whole.mockReset().mockResolvedValue(wellLoaded);
});

describe('loading remotes', () => {
  it('goes by their containers alone until the whole runtime is there', async () => {
    const { load, completeFederation, scope } = startLoading(registry);
    await load('mf-blog');
    expect(loads.first).toHaveBeenCalledWith('mf-blog');
    expect(starts).not.toHaveBeenCalled();
    await completeFederation();
    expect(starts).toHaveBeenCalledWith(registry, scope);
    await load('mf-forms');
    expect(loads.whole).toHaveBeenCalledWith('mf-forms');
    expect(loads.first).toHaveBeenCalledTimes(1);
  });

  it('brings the whole runtime for the next try of what has failed', async () => {
    loads.first.mockResolvedValue(failed);
    const { load, completeFederation } = startLoading(registry);
    expect(await load('mf-blog')).toBe(failed);
    await completeFederation();
    expect(await load('mf-blog')).toBe(wellLoaded);
    expect(loads.whole).toHaveBeenCalledTimes(1);
  });

  it('starts it once, whoever asks', async () => {
    const { completeFederation } = startLoading(registry);
    await Promise.all([completeFederation(), completeFederation()]);
    expect(starts).toHaveBeenCalledTimes(1);
  });

  it('goes on by containers where it does not come, and asks for it again', async () => {
    starts.mockImplementationOnce(() => {
      throw new Error('Loading chunk failed.');
    });
    const { load, completeFederation } = startLoading(registry);
    await completeFederation();
    await load('mf-blog');
    expect(loads.first).toHaveBeenCalledTimes(1);
    await completeFederation();
    await load('mf-blog');
    expect(loads.whole).toHaveBeenCalledTimes(1);
  });

  it('shares the libraries of the page’s entry', () => {
    expect(startLoading(registry).scope['react']?.['19.3.1']).toMatchObject({ from: 'shell', loaded: true });
  });
});
