import { keepLibraries } from './keep-libraries.ts';
import { startServiceWorker } from './start-service-worker.ts';

jest.mock('./keep-libraries.ts', () => ({ keepLibraries: jest.fn(() => Promise.resolve()) }));

describe('the service worker', () => {
  const register = jest.fn(() => Promise.resolve());
  const postMessage = jest.fn();
  const listeners = jest.spyOn(window, 'addEventListener');
  const offer = (controller: object | null = { postMessage }) =>
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register, controller },
    });
  let rest = () => {};
  let atRest: Promise<void>;
  const idle = () => jest.advanceTimersByTimeAsync(1000);
  const goTo = async (address: string) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event('single-spa:routing-event'));
    await idle();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    atRest = new Promise((resolve) => (rest = resolve));
    listeners.mockClear();
    register.mockClear();
    jest.mocked(keepLibraries).mockClear();
    postMessage.mockClear();
  });
  afterEach(() => {
    for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    window.history.replaceState(null, '', '/');
    jest.useRealTimers();
  });

  it('is registered when the page is at rest, not before', async () => {
    offer();
    startServiceWorker(atRest);
    await idle();
    expect(register).not.toHaveBeenCalled();
    rest();
    await idle();
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    expect(jest.mocked(keepLibraries).mock.calls).toEqual([[true]]);
  });

  it('that is refused costs nothing', async () => {
    offer();
    register.mockImplementationOnce(() => Promise.reject(new DOMException('private', 'SecurityError')));
    startServiceWorker(atRest);
    rest();
    await expect(idle()).resolves.toBeUndefined();
    expect(register).toHaveBeenCalled();
    expect(jest.mocked(keepLibraries).mock.calls).toEqual([[false]]);
  });

  it('is not asked for where there are none', async () => {
    expect(() => startServiceWorker(atRest)).not.toThrow();
    expect(listeners).not.toHaveBeenCalled();
    rest();
    await idle();
    expect(jest.mocked(keepLibraries).mock.calls).toEqual([[false]]);
  });

  it('stays away in development, where it would hold yesterday’s files', async () => {
    offer();
    const mode = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'development';
    startServiceWorker(atRest);
    process.env['NODE_ENV'] = mode;
    rest();
    await idle();
    expect(register).not.toHaveBeenCalled();
  });

  it('is told of each page that the visitor goes on to, with its query', async () => {
    offer();
    startServiceWorker(atRest);
    await goTo('/blog?page=2');
    await goTo('/contact');
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'visited', url: '/blog?page=2' }],
      [{ type: 'visited', url: '/contact' }],
    ]);
  });

  it('is not told of the page that the visit began with: its document came by the worker', async () => {
    offer();
    startServiceWorker(atRest);
    await goTo('/');
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('that does not control the page yet is told nothing', async () => {
    offer(null);
    startServiceWorker(atRest);
    await goTo('/blog');
    expect(postMessage).not.toHaveBeenCalled();
  });
});
