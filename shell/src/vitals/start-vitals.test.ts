import { parseVitals, type RegistrySnapshot } from '@shared/contract';
import type { LoadRecord } from '../composition/load-log.ts';
import { startVitals } from './start-vitals.ts';

type Note = (metric: { id: string; name: string; value: number }) => void;
const observers = new Set<Note>();
jest.mock('web-vitals', () => {
  const observe = (note: Note) => void observers.add(note);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

const registry = {
  contract: 1,
  remotes: {
    'mf-blog': { routes: [], base: '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/' },
    'mf-forms': { routes: [], base: '/remotes/mf-forms/releases/0.2.0-0000aaaa/' },
  },
} as unknown as RegistrySnapshot;

describe('the measurements of a visit', () => {
  const beacon = jest.fn<boolean, [string, Blob]>(() => true);
  const listeners = jest.spyOn(document, 'addEventListener');
  let records: LoadRecord[] = [];

  const start = (pathname: string) => {
    window.history.replaceState(null, '', pathname);
    startVitals({ registry, loads: { records: () => records }, errors: { hear: () => {} } });
  };
  const measure = (name: string, value: number) => {
    for (const note of observers) note({ id: `v6-1700000000000-${name}`, name, value });
  };
  const turn = (visibilityState: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsText(blob);
    });
  const sent = () =>
    Promise.all(beacon.mock.calls.map(async ([, blob]) => JSON.parse(await textOf(blob)) as unknown));

  beforeEach(() => {
    records = [];
    navigator.sendBeacon = beacon;
  });
  afterEach(() => {
    for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
    listeners.mockClear();
    observers.clear();
    beacon.mockClear();
    window.history.replaceState(null, '', '/');
  });

  it('go out when the page is left, for the release and the route of the first view', async () => {
    start('/blog/7');
    measure('LCP', 584.123456);
    measure('CLS', 0.01234);
    // The visitor went on: what was measured is still of the first view.
    window.history.replaceState(null, '', '/contact');
    turn('visible');
    expect(beacon).not.toHaveBeenCalled();
    turn('hidden');
    const of = { release: 'mf-blog@1.0.0-1a2b3c4d', route: '/blog/:id' };
    expect(await sent()).toEqual([
      [
        { id: 'v6-1700000000000-LCP', name: 'LCP', value: 584.123, ...of },
        { id: 'v6-1700000000000-CLS', name: 'CLS', value: 0.012, ...of },
      ],
    ]);
    expect(beacon.mock.calls[0]?.[0]).toBe('/vitals');
    expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
  });

  it('are ones that the server takes', async () => {
    records = [{ remote: 'mf-forms', startedAt: 0, durationMs: 80 }];
    start('/');
    measure('FCP', 500);
    turn('hidden');
    const [vitals] = await sent();
    expect(parseVitals(vitals)).toHaveLength(2);
  });

  it('name the shell for pages of its own', async () => {
    start('/services');
    measure('FCP', 500);
    turn('hidden');
    expect(await sent()).toMatchObject([[{ name: 'FCP', value: 500, release: 'shell', route: '/services' }]]);
  });

  it('count the last value of each', async () => {
    start('/');
    measure('INP', 40);
    measure('INP', 120);
    turn('hidden');
    expect(await sent()).toMatchObject([[{ name: 'INP', value: 120 }]]);
  });

  it('tell how long each remote took to load, that has', async () => {
    records = [
      { remote: 'mf-forms', startedAt: 0, durationMs: 80 },
      { remote: 'mf-blog', startedAt: 0 },
      { remote: 'mf-booking', startedAt: 0, durationMs: 4000, failure: 'timeout' },
      { remote: 'shell', startedAt: 0, durationMs: 1 },
    ];
    start('/contact');
    turn('hidden');
    expect(await sent()).toEqual([
      [
        {
          id: expect.stringMatching(/^mf-forms-\w+$/),
          name: 'load',
          value: 80,
          release: 'mf-forms@0.2.0-0000aaaa',
          route: '/contact',
        },
      ],
    ]);
  });

  it('go on growing: what has changed since the page was hidden is sent again, under the same name', async () => {
    start('/contact');
    measure('CLS', 0.01);
    measure('INP', 40);
    measure('LCP', 500);
    turn('hidden');
    turn('visible');
    measure('CLS', 0.3);
    measure('INP', 40);
    turn('hidden');
    const [first, second] = await sent();
    expect(first).toHaveLength(3);
    expect(second).toMatchObject([{ id: 'v6-1700000000000-CLS', name: 'CLS', value: 0.3 }]);
  });

  it('are sent once, with what came since when the page is left again', async () => {
    start('/contact');
    measure('LCP', 500);
    turn('hidden');
    turn('visible');
    measure('INP', 40);
    records = [{ remote: 'mf-forms', startedAt: 0, durationMs: 80 }];
    turn('hidden');
    turn('hidden');
    expect(await sent()).toMatchObject([[{ name: 'LCP' }], [{ name: 'INP' }, { name: 'load' }]]);
  });

  it('of nothing are not sent', async () => {
    start('/');
    turn('hidden');
    expect(beacon).not.toHaveBeenCalled();
  });
});
