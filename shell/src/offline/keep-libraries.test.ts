import { keepLibraries } from './keep-libraries.ts';

const FILE = '/assets/libraries.0a1b2c3d.js';
const TEXT = '//# allFunctionsCalledOnLoad\nglobalThis.libraries = 1;';

describe('libraries that the document carried', () => {
  const kept = new Map<string, { text: string; type: string | null }>();
  const put = jest.fn(async (file: string, { text, headers }: { text: string; headers: Headers }) => {
    kept.set(file, { text, type: headers.get('content-type') });
  });
  beforeEach(() => {
    kept.clear();
    put.mockClear();
    // What jsdom has not.
    Object.assign(globalThis, {
      caches: { open: async (name: string) => (name === 'sound-files' ? { put } : {}) },
      Response: class {
        readonly headers: Headers;
        constructor(
          readonly text: string,
          init: { headers: Record<string, string> },
        ) {
          this.headers = new Map(Object.entries(init.headers)) as unknown as Headers;
        }
      },
    });
    document.body.innerHTML = '<script type="text/plain"></script>';
    document.cookie = 'libraries=;max-age=0';
  });

  function carry() {
    const script = document.querySelector('script');
    script?.setAttribute('data-file', FILE);
    script?.append(`${TEXT}\n//# sourceURL=https://site.example${FILE}`);
  }

  it('are kept letter by letter as the file that they are, and the next document is told', async () => {
    carry();
    await keepLibraries(true);
    expect([...kept]).toEqual([[FILE, { text: TEXT, type: 'text/javascript; charset=utf-8' }]]);
    expect(document.cookie).toContain('libraries=kept');
    expect(document.querySelector('script')).toBeNull();
  });

  it('are carried again where nothing can be kept', async () => {
    carry();
    put.mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'));
    await keepLibraries(true);
    expect(document.cookie).not.toContain('libraries');
    expect(document.querySelector('script')?.text).toContain(TEXT);
  });

  describe('without a service worker', () => {
    const ask = jest.fn();
    beforeEach(() => {
      ask.mockReset().mockResolvedValue({ ok: true, arrayBuffer: async () => new ArrayBuffer(1) });
      Object.assign(globalThis, { fetch: ask });
      carry();
    });
    afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

    it('are asked for once, beside nothing else, for the browser to keep', async () => {
      await keepLibraries(false);
      expect(ask.mock.calls).toEqual([[FILE, { priority: 'low' }]]);
      expect(put).not.toHaveBeenCalled();
      expect(document.cookie).toContain('libraries=kept');
    });

    it('are carried again where they do not come', async () => {
      ask.mockResolvedValueOnce({ ok: false, arrayBuffer: async () => new ArrayBuffer(1) });
      await keepLibraries(false);
      ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await keepLibraries(false);
      expect(ask).toHaveBeenCalledTimes(2);
      expect(document.cookie).not.toContain('libraries');
    });

    it('are not asked for by a visitor who saves data', async () => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
      await keepLibraries(false);
      expect(ask).not.toHaveBeenCalled();
      expect(document.cookie).not.toContain('libraries');
    });
  });

  it('are nothing to a page that asked for them', async () => {
    await keepLibraries(true);
    expect(put).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('libraries');
  });
});
