import type { RegistrySnapshot } from '@shared/contract';
import { classifyLoadError, startFederation } from './federation.ts';
import { loadingGuard } from './loading-guard.ts';
import { SCRIPT_LIMIT_MS } from './time-limits.ts';

const runtime = { createInstance: jest.fn(), loadRemote: jest.fn(), initShareScopeMap: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance(options: unknown) {
    runtime.createInstance(options);
    return { loadRemote: runtime.loadRemote, initShareScopeMap: runtime.initShareScopeMap };
  },
}));

const url = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/remoteEntry.js';
const registry = {
  contract: 1,
  remotes: { 'mf-blog': { name: 'mf-blog', version: '1.0.0', container: { url, global: 'mf_blog' } } },
} as unknown as RegistrySnapshot;
const lifecycle = () => Promise.resolve();
const remote = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, parcels: {} };
const start = (scope = {}) => startFederation(registry, scope);

const offline = (isOffline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);

beforeEach(() => offline(false));
afterEach(() => {
  jest.restoreAllMocks();
  for (const each of Object.values(runtime)) each.mockReset();
});

describe('what the federation runtime says', () => {
  it.each([
    ['timeout', new Error('Script load timeout')],
    ['timeout', 'the request timed out'],
    ['bad-container', new Error('[ Federation Runtime ]: RUNTIME-001')],
    ['bad-container', new Error('ScriptExecutionError: not a script')],
    ['not-found', new Error('[ Federation Runtime ]: RUNTIME-008')],
    ['missing-expose', new Error('Module "./remote" does not exist in container.')],
    ['missing-expose', new Error('[ Federation Runtime ]: RUNTIME-014')],
    ['init', new Error('something else')],
    ['init', undefined],
  ])('is %s for %s', (kind, error) => expect(classifyLoadError(error)).toBe(kind));

  it('is offline without a network, whatever it says', () => {
    offline(true);
    expect(classifyLoadError(new Error('RUNTIME-008'))).toBe('offline');
  });
});

describe('a remote of the registry', () => {
  it('is registered by the whole address of its script, in the page’s share scope', () => {
    const scope = { react: {} };
    start(scope);
    expect(runtime.createInstance).toHaveBeenCalledWith({
      name: 'shell',
      remotes: [
        {
          name: 'mf_blog',
          entry: new URL(url, document.baseURI).href,
          entryGlobalName: 'mf_blog',
          type: 'global',
        },
      ],
      plugins: [expect.objectContaining({ name: 'loading-guard' })],
    });
    expect(runtime.initShareScopeMap.mock.calls[0]?.[0]).toBe('default');
    expect(runtime.initShareScopeMap.mock.calls[0]?.[1]).toBe(scope);
  });

  it('is loaded by its container, and is what that exposes', async () => {
    runtime.loadRemote.mockResolvedValue({ default: remote });
    expect(await start()('mf-blog')).toEqual({ ok: true, value: remote });
    expect(runtime.loadRemote).toHaveBeenCalledWith('mf_blog/remote');
  });

  it('whose script did not load is asked for once more, to say why', async () => {
    AbortSignal.timeout = () => new AbortController().signal;
    const asked = jest.fn(() =>
      Promise.resolve({ ok: true, headers: new Map([['content-type', 'text/javascript']]) }),
    );
    globalThis.fetch = asked as unknown as typeof fetch;
    runtime.loadRemote.mockRejectedValue(new Error('RUNTIME-008'));
    expect(await start()('mf-blog')).toMatchObject({ error: { kind: 'wrong-integrity' } });
    expect(asked).toHaveBeenCalledWith(url, expect.anything());
  });
});

describe('the script of a container', () => {
  const scriptOf = (address: string, integrity?: string) => {
    const made = loadingGuard(() => integrity).createScript?.({ url: address });
    return made as { script: HTMLScriptElement; timeout: number };
  };

  it('has a time limit and the hash of its release', () => {
    const { script, timeout } = scriptOf('/remotes/a.js', 'sha384-abc');
    expect(timeout).toBe(SCRIPT_LIMIT_MS);
    expect(script.async).toBe(true);
    expect(script.integrity).toBe('sha384-abc');
  });

  it('has no hash where the release names none', () =>
    expect(scriptOf('/remotes/a.js').script.integrity).toBeFalsy());

  it.each([
    ['/remotes/a.js', null],
    [`${window.location.origin}/remotes/a.js`, null],
    ['https://blog.example/a.js', 'anonymous'],
  ])('%s is asked for as its preload hint is (%s)', (address, mode) =>
    expect(scriptOf(address).script.crossOrigin).toBe(mode),
  );
});
