import { createFakeHttp } from '@shared/api/testing';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import type { Head, RemoteFailure, RemoteModule, RemoteProps } from '@shared/contract';
import { createSection, type SectionPorts, type SectionView } from './section.ts';

/** A remote that writes into its element, with hooks for what goes wrong. */
function fakeRemote(
  overrides: Partial<RemoteModule> = {},
): RemoteModule & { mounted: number; unmounted: number } {
  const remote = {
    mounted: 0,
    unmounted: 0,
    parcels: {},
    bootstrap: () => Promise.resolve(),
    mount({ domElement, reportHead }: RemoteProps) {
      remote.mounted += 1;
      domElement.innerHTML = '<h1>content</h1>';
      reportHead({ title: 'content' });
      return Promise.resolve();
    },
    unmount({ domElement }: RemoteProps) {
      remote.unmounted += 1;
      domElement.innerHTML = '';
      return Promise.resolve();
    },
    ...overrides,
  };
  return remote;
}

const view: SectionView = {
  showLoading: (section) => mark(section, 'loading'),
  showFailure(section, failure, retry) {
    mark(section, `failed: ${failure.kind}`).addEventListener('click', retry);
  },
  clear: (section) => section.querySelector('[data-mark]')?.remove(),
};

function mark(section: HTMLElement, text: string): HTMLElement {
  view.clear(section);
  const element = document.createElement('button');
  element.dataset['mark'] = '';
  element.textContent = text;
  section.prepend(element);
  return element;
}

interface Stage {
  outlet: HTMLElement;
  failures: RemoteFailure[];
  titles: string[];
  shown(): string;
}

function stage(load: SectionPorts['load'], ports: Partial<SectionPorts> = {}) {
  const outlet = document.body.appendChild(document.createElement('main'));
  const failures: RemoteFailure[] = [];
  const titles: string[] = [];
  const section = createSection('mf-blog', {
    load,
    prepareRetry: () => Promise.resolve(),
    view,
    outlet,
    capabilities: {
      bus: createFakeBus(),
      http: createFakeHttp(),
      languageGate: createLanguageGate(),
      reportHead: ({ title }: Head) => titles.push(title),
    },
    takeFirstView: () => undefined,
    takeParcelView: () => undefined,
    report: (failure) => failures.push(failure),
    ...ports,
  });
  const shown = () =>
    [...outlet.querySelectorAll<HTMLElement>('[data-section] > *')]
      .filter((element) => !element.hidden)
      .map((element) => element.textContent)
      .join();
  return { section, outlet, failures, titles, shown } satisfies Stage & { section: unknown };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('a section', () => {
  it('shows that it is loading, then the remote, then nothing', async () => {
    const remote = fakeRemote();
    let arrive = () => {};
    const { section, outlet, shown, titles } = stage(
      () => new Promise((resolve) => (arrive = () => resolve({ ok: true, value: remote }))),
    );
    await section.mount({});
    await jest.advanceTimersByTimeAsync(60);
    expect(shown()).toBe('loading');
    arrive();
    await settle();
    expect(shown()).toBe('content');
    expect(titles).toEqual(['content']);
    await section.unmount({});
    expect(outlet.childElementCount).toBe(0);
  });

  it('shows a remote that is here without a placeholder', async () => {
    const remote = fakeRemote();
    const showLoading = jest.fn();
    const { section, shown } = stage(() => Promise.resolve({ ok: true, value: remote }), {
      view: { ...view, showLoading },
    });
    await section.mount({});
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe('content');
    expect(showLoading).not.toHaveBeenCalled();
  });

  it('takes a remote down when the next page has been shown, and before it is mounted again', async () => {
    const steps: string[] = [];
    const remote = fakeRemote({
      mount: () => Promise.resolve(steps.push('mount')),
      unmount: () => Promise.resolve(steps.push('unmount')),
    });
    const { section, outlet } = stage(() => Promise.resolve({ ok: true, value: remote }));
    await section.mount({});
    await settle();
    await section.unmount({});
    expect(outlet.childElementCount).toBe(0);
    expect(steps).toEqual(['mount']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(steps).toEqual(['mount', 'unmount']);
    await section.mount({});
    await settle();
    await section.unmount({});
    await section.mount({});
    await settle();
    expect(steps).toEqual(['mount', 'unmount', 'mount', 'unmount', 'mount']);
  });

  it('bootstraps a remote once over many mounts', async () => {
    const bootstrap = jest.fn(() => Promise.resolve());
    const remote = fakeRemote({ bootstrap });
    const { section } = stage(() => Promise.resolve({ ok: true, value: remote }));
    for (let round = 0; round < 3; round += 1) {
      await section.mount({});
      await settle();
      await section.unmount({});
    }
    expect(bootstrap).toHaveBeenCalledTimes(1);
    expect(remote.mounted).toBe(3);
  });

  it('never makes single-spa wait for a remote that does not come, and says so within five seconds', async () => {
    const { section, shown, failures } = stage(() => new Promise(() => {}));
    await section.mount({});
    await jest.advanceTimersByTimeAsync(4999);
    expect(shown()).toBe('failed: timeout');
    expect(failures).toHaveLength(1);
    await section.unmount({});
  });

  it('has its time from when there is something to draw with: what the server drew is not taken away before', async () => {
    let comeToDraw = () => {};
    const canDraw = new Promise<void>((resolve) => (comeToDraw = resolve));
    const { section, failures } = stage(() => new Promise(() => {}), { canDraw });
    await section.mount({});
    await jest.advanceTimersByTimeAsync(60_000);
    expect(failures).toEqual([]);
    comeToDraw();
    await jest.advanceTimersByTimeAsync(4400);
    expect(failures).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(failures).toMatchObject([{ kind: 'timeout' }]);
  });

  it.each([
    [
      'load',
      'not-found',
      () => ({ ok: false, error: { kind: 'not-found', remote: 'mf-blog', cause: 'x' } }) as const,
    ],
    [
      'bootstrap',
      'mount',
      () => ({ ok: true, value: fakeRemote({ bootstrap: () => Promise.reject(new Error('x')) }) }) as const,
    ],
    [
      'mount',
      'mount',
      () => ({ ok: true, value: fakeRemote({ mount: () => Promise.reject(new Error('x')) }) }) as const,
    ],
  ])('that fails in %s shows the failing panel (%s)', async (_where, kind, load) => {
    const { section, shown, failures } = stage(() => Promise.resolve(load()));
    await section.mount({});
    await settle();
    expect(shown()).toBe(`failed: ${kind}`);
    expect(failures).toMatchObject([{ kind, remote: 'mf-blog' }]);
    await section.unmount({});
  });

  it('recovers by Retry, which is a loading state of its own', async () => {
    let works = false;
    const remote = fakeRemote();
    const { section, outlet, shown } = stage(() =>
      Promise.resolve(
        works
          ? { ok: true, value: remote }
          : { ok: false, error: { kind: 'offline', remote: 'mf-blog', cause: 'x' } },
      ),
    );
    await section.mount({});
    await settle();
    expect(shown()).toBe('failed: offline');
    works = true;
    outlet.querySelector('button')?.click();
    expect(shown()).toBe('loading');
    await settle();
    expect(shown()).toBe('content');
  });

  describe('whose script stands well where it did not come from', () => {
    const spoilt = { ok: false, error: { kind: 'wrong-integrity', remote: 'mf-blog', cause: 'x' } } as const;
    const works = () => ({ ok: true, value: fakeRemote() }) as const;
    const staged = (...answers: (typeof spoilt | ReturnType<typeof works>)[]) => {
      const load = jest.fn(() => Promise.resolve(answers.shift() ?? spoilt));
      const prepareRetry = jest.fn(() => Promise.resolve());
      return { load, prepareRetry, ...stage(load, { prepareRetry }) };
    };

    it('is tried once more by itself: only what the browser had kept was spoilt', async () => {
      const { section, shown, failures, prepareRetry } = staged(spoilt, works());
      await section.mount({});
      await settle();
      expect(shown()).toBe('content');
      expect(prepareRetry).toHaveBeenCalledTimes(1);
      expect(failures).toEqual([]);
    });

    it('once, then it says so; Retry is a single try', async () => {
      const { section, outlet, shown, load, failures } = staged();
      await section.mount({});
      await settle();
      expect(shown()).toBe('failed: wrong-integrity');
      expect(load).toHaveBeenCalledTimes(2);
      outlet.querySelector('button')?.click();
      await settle();
      expect(load).toHaveBeenCalledTimes(3);
      expect(failures).toHaveLength(2);
    });

    it('also when it is code that the page asks for later', async () => {
      globalThis.fetch = jest.fn(() =>
        Promise.resolve({ ok: true, headers: { get: () => 'text/javascript' } }),
      ) as unknown as typeof fetch;
      AbortSignal.timeout = () => new AbortController().signal;
      const given: RemoteProps[] = [];
      const remote = fakeRemote({
        mount(props) {
          given.push(props);
          props.domElement.textContent = `content ${given.length}`;
          return Promise.resolve();
        },
      });
      const { section, shown, failures } = stage(() => Promise.resolve({ ok: true, value: remote }));
      await section.mount({});
      await settle();
      const missing = Object.assign(new Error('x'), { name: 'ChunkLoadError', request: '/remotes/7.js' });
      given[0]?.reportRenderError(missing);
      await settle();
      expect(shown()).toBe('content 2');
      given[1]?.reportRenderError(missing);
      await settle();
      expect(shown()).toBe('failed: wrong-integrity');
      expect(failures).toHaveLength(1);
    });
  });

  it('replaces a remote whose tree throws later, reports it once and unmounts it', async () => {
    let given: RemoteProps | undefined;
    const remote = fakeRemote({
      mount(props) {
        given = props;
        props.domElement.textContent = 'content';
        return Promise.resolve();
      },
    });
    const { section, shown, failures } = stage(() => Promise.resolve({ ok: true, value: remote }));
    await section.mount({});
    await settle();
    given?.reportRenderError(new Error('x'));
    given?.reportRenderError(new Error('x'));
    await settle();
    expect(shown()).toBe('failed: render');
    expect(failures).toHaveLength(1);
    expect(remote.unmounted).toBe(1);
  });

  it('shows nothing of a remote that arrives after the visitor has left', async () => {
    let arrive = () => {};
    const remote = fakeRemote();
    const { section, outlet, titles } = stage(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ ok: true, value: remote });
        }),
    );
    await section.mount({});
    await section.unmount({});
    arrive();
    await settle();
    expect(remote.mounted).toBe(0);
    expect(outlet.childElementCount).toBe(0);
    expect(titles).toEqual([]);
  });

  it('leaves within its limit when the remote never finishes unmounting', async () => {
    const remote = fakeRemote({ unmount: () => new Promise(() => {}) });
    const { section, outlet } = stage(() => Promise.resolve({ ok: true, value: remote }));
    await section.mount({});
    await settle();
    const leaving = section.unmount({});
    await jest.advanceTimersByTimeAsync(1500);
    await leaving;
    expect(outlet.childElementCount).toBe(0);
  });

  it('tries again when the visitor moves on inside of a failed section, and only then', async () => {
    let loads = 0;
    const { section } = stage(() => {
      loads += 1;
      return Promise.resolve({ ok: false, error: { kind: 'offline', remote: 'mf-blog', cause: 'x' } });
    });
    await section.mount({});
    await settle();
    // The move that it failed in is over only now.
    section.recover();
    await settle();
    expect(loads).toBe(1);
    window.history.pushState(null, '', '/blog/elsewhere');
    section.recover();
    await settle();
    expect(loads).toBe(2);
    await section.unmount({});
    section.recover();
    await settle();
    expect(loads).toBe(2);
  });

  it('hands the server-rendered element over untouched', async () => {
    let seen = '';
    const remote = fakeRemote({
      mount({ domElement, firstView }) {
        seen = `${domElement.innerHTML} ${JSON.stringify(firstView)}`;
        return Promise.resolve();
      },
    });
    const outlet = document.body.appendChild(document.createElement('main'));
    outlet.innerHTML = '<div data-section="mf-blog"><div><p>from the server</p></div></div>';
    const { section } = stage(() => Promise.resolve({ ok: true, value: remote }), {
      outlet,
      takeFirstView: () => ({ state: 1 }),
    });
    await section.mount({});
    expect(outlet.textContent).toBe('from the server');
    await settle();
    expect(seen).toBe('<p>from the server</p> {"state":1}');
  });

  it('keeps the shape that a document without content has drawn, and nothing in another language', async () => {
    const outlet = document.body.appendChild(document.createElement('main'));
    outlet.innerHTML = '<div data-skeleton="library"></div>';
    await stage(() => new Promise(() => {}), { outlet }).section.mount({});
    expect(outlet.querySelector('[data-section="mf-blog"] > [data-skeleton]')).not.toBeNull();

    outlet.innerHTML = '<div data-section="mf-blog"><div><p>مكتبة</p></div></div>';
    await stage(() => new Promise(() => {}), { outlet }).section.mount({});
    expect(outlet.textContent).toBe('');
  });

  describe('that was drawn ahead', () => {
    const drawn = () => {
      const outlet = document.body.appendChild(document.createElement('main'));
      outlet.innerHTML = `
        <div data-section="mf-forms"></div>
        <div data-room="mf-listings"><div data-stand data-ahead></div></div>
        <div data-room="mf-blog"><div data-stand data-ahead style="content-visibility: hidden"><h1>drawn</h1></div></div>`;
      const [, listings, room] = outlet.children;
      return { outlet, listings, room, stand: room?.firstElementChild };
    };

    it('stands where it is, with what the remote has drawn in it, and in sight once that is complete', async () => {
      const { outlet, listings, room, stand } = drawn();
      let tell = () => {};
      const remote = fakeRemote({
        mount({ domElement, reportHead }) {
          expect(domElement).toBe(stand);
          tell = () => reportHead({ title: 'drawn' });
          return new Promise(() => {});
        },
      });
      const moved = jest.fn();
      const observer = new MutationObserver((changes) =>
        moved(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
      );
      observer.observe(outlet, { childList: true });
      const { section } = stage(() => Promise.resolve({ ok: true, value: remote }), { outlet });
      await section.mount({});
      await settle();
      expect([...outlet.children]).toEqual([listings, room]);
      expect(room).toHaveAttribute('data-section', 'mf-blog');
      expect(stand).toHaveAttribute('data-ahead');
      tell();
      expect(room).toHaveTextContent('drawn');
      expect(stand).not.toHaveAttribute('data-ahead');
      expect(stand).not.toHaveAttribute('style');
      // What is put elsewhere is laid out anew.
      expect(moved).toHaveBeenCalledTimes(1);
      expect(moved).toHaveBeenCalledWith();
    });

    it('is left as it is where it was shown before the move: no placeholder, and no room for what is longer', async () => {
      const { outlet, stand } = drawn();
      outlet.prepend(Object.assign(document.createElement('div'), { textContent: 'before' }));
      stand?.removeAttribute('data-ahead');
      const { section } = stage(() => new Promise(() => {}), { outlet });
      await section.mount({});
      await jest.advanceTimersByTimeAsync(1000);
      expect(outlet.querySelector('[data-section="mf-blog"]')).toHaveTextContent(/^drawn$/);
      expect(outlet).not.toHaveTextContent('before');
      expect(outlet).not.toHaveAttribute('data-awaited');
      expect(stand).toBeVisible();
    });

    it('gives way to the failure where it was shown before the move and does not come alive', async () => {
      const { outlet, stand } = drawn();
      stand?.removeAttribute('data-ahead');
      const { section } = stage(
        () =>
          Promise.resolve({
            ok: true,
            value: fakeRemote({ mount: () => Promise.reject(new Error('broken')) }),
          }),
        { outlet },
      );
      await section.mount({});
      await jest.advanceTimersByTimeAsync(5000);
      expect(stand).not.toBeVisible();
      expect(outlet).toHaveTextContent('failed');
    });

    it('is tried again in a place of its own when it fails', async () => {
      const { outlet, stand } = drawn();
      const places: Element[] = [];
      const remote = fakeRemote({
        mount({ domElement }) {
          places.push(domElement);
          return Promise.reject(new Error('broken'));
        },
      });
      const { section } = stage(() => Promise.resolve({ ok: true, value: remote }), { outlet });
      await section.mount({});
      await jest.advanceTimersByTimeAsync(5000);
      outlet.querySelector('button')?.click();
      await jest.advanceTimersByTimeAsync(5000);
      expect(places[0]).toBe(stand);
      expect(places.at(-1)).not.toBe(stand);
      expect(places.at(-1)).not.toHaveAttribute('data-ahead');
      expect(outlet).toHaveTextContent('failed');
    });
  });

  it('that the browser draws listens for itself from the start: no press of it is held back', async () => {
    window.earlyPresses = [];
    const { section } = stage(() => new Promise(() => {}));
    await section.mount({});
    expect(window.earlyPresses.waiting).toEqual([]);
    delete window.earlyPresses;
  });
});
