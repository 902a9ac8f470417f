import { diagnose } from './diagnose.ts';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: 'https://site.example/remotes/mf-blog/7.js',
});
const answerWith = (answer: () => Promise<Partial<Response>>) => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};
const headers = (type: string) => ({ get: () => type }) as unknown as Headers;

describe('why a remote failed', () => {
  beforeEach(() => {
    Object.defineProperty(AbortSignal, 'timeout', {
      configurable: true,
      value: () => new AbortController().signal,
    });
  });

  it('is what the remote threw, when no script is missing', async () => {
    answerWith(() => Promise.reject(new Error('not asked')));
    expect(await diagnose(new Error('broken'), 'render')).toBe('render');
    expect(await diagnose(undefined, 'mount')).toBe('mount');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked without the code, past all that is kept', async () => {
    answerWith(() => Promise.resolve({ ok: true, headers: headers('text/javascript') }));
    await diagnose(chunkError, 'render');
    expect(fetch).toHaveBeenCalledWith(
      chunkError.request,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
  });

  it.each<[string, () => Promise<Partial<Response>>]>([
    ['gone', () => Promise.resolve({ ok: false, status: 404, headers: headers('text/plain') })],
    ['gone', () => Promise.resolve({ ok: false, status: 410, headers: headers('text/plain') })],
    ['wrong-integrity', () => Promise.resolve({ ok: true, headers: headers('application/javascript') })],
    ['bad-container', () => Promise.resolve({ ok: true, headers: headers('text/html') })],
    ['not-found', () => Promise.resolve({ ok: false, status: 500, headers: headers('text/plain') })],
    ['not-found', () => Promise.reject(new TypeError('refused'))],
    ['timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('is %s for a script that did not load', async (kind, answer) => {
    answerWith(answer);
    expect(await diagnose(chunkError, 'render')).toBe(kind);
  });

  it('is offline without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await diagnose(chunkError, 'render')).toBe('offline');
    jest.restoreAllMocks();
  });
});
