import { parseViewReport, tellMismatch, type RegistrySnapshot, type ViewReport } from '@shared/contract';
import type { LoadRecord } from '../composition/load-log.ts';
import { collectErrors, type ErrorCollection } from '../errors/collect-errors.ts';
import { watchViews } from './watch-views.ts';

type Note = (metric: { name: string; value: number }) => void;
const observers = new Set<Note>();
jest.mock('web-vitals', () => {
  const observe = (note: Note) => void observers.add(note);
  return { onCLS: observe, onINP: observe, onLCP: observe };
});

const BLOG = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/';
const FORMS = '/remotes/mf-forms/releases/0.2.0-0000aaaa/';
const registry = (channel = 'canary') =>
  ({
    contract: 1,
    remotes: {
      'mf-blog': { name: 'mf-blog', base: BLOG, channel, routes: [] },
      'mf-forms': { name: 'mf-forms', base: FORMS, channel: 'live', routes: [] },
      // Of another repository: no table has its routes.
      'mf-careers': {
        name: 'mf-careers',
        base: '/remotes/mf-careers/releases/1.0.0-cccc0000/',
        channel: 'canary',
        routes: [{ path: '/careers/:id', guest: { title: {}, rendering: 'server' } }],
      },
    },
  }) as unknown as RegistrySnapshot;

const thrownIn = (base: string, message = 'broken') =>
  Object.assign(new TypeError(message), { stack: `at f (https://site.example${base}browser/1.js:1:2)` });

describe('how a page load has gone', () => {
  const beacon = jest.fn<boolean, [string, Blob]>(() => true);
  /** As they are before what is tested stands in for them. */
  const standIns = [document, window].map((target) => {
    const added = jest.spyOn(target, 'addEventListener');
    const { addEventListener, removeEventListener } = target;
    return { added, end: () => Object.assign(target, { addEventListener, removeEventListener }), target };
  });
  let errors: ErrorCollection;
  let records: LoadRecord[];

  const watch = (pathname: string, compared = ['mf-blog'], channel?: string) => {
    window.history.replaceState(null, '', pathname);
    watchViews({ registry: registry(channel), compared, loads: { records: () => records }, errors });
  };
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsText(blob);
    });
  /** What was told, the last one last. */
  const told = async () => {
    jest.useRealTimers();
    const reports = await Promise.all(
      beacon.mock.calls.map(async ([, blob]) => JSON.parse(await textOf(blob)) as ViewReport),
    );
    jest.useFakeTimers();
    return reports;
  };
  const hide = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const unload = () => {
    for (const { added, end, target } of standIns) {
      end();
      for (const [type, listener, options] of added.mock.calls)
        target.removeEventListener(type, listener, options);
      added.mockClear();
    }
  };
  const move = async (from: string, to: string, pathname: string) => {
    window.history.replaceState(null, '', pathname);
    const detail = { newAppStatuses: { [from]: 'NOT_MOUNTED', [to]: 'MOUNTED' } };
    window.dispatchEvent(new CustomEvent('single-spa:before-app-change', { detail }));
    window.dispatchEvent(new CustomEvent('single-spa:routing-event'));
    await jest.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation();
    errors = collectErrors(() => Promise.reject(new Error('not asked')));
    records = [{ remote: 'mf-blog', startedAt: 0, durationMs: 80 }];
    navigator.sendBeacon = beacon;
    beacon.mockClear();
    observers.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    unload();
    document.body.innerHTML = '';
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('is told after ten seconds, whatever has happened, and once more when that has changed', async () => {
    watch('/blog');
    errors.note({ kind: 'error', thrown: thrownIn(BLOG) });
    await jest.advanceTimersByTimeAsync(9999);
    expect(beacon).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(beacon).toHaveBeenCalledTimes(1);
    for (const note of observers) note({ name: 'INP', value: 412.34567 });
    await jest.advanceTimersByTimeAsync(15_000);
    const [first, second] = await told();
    expect(beacon.mock.calls[0]?.[0]).toBe('/views');
    expect(parseViewReport(first)).toEqual(first);
    const release = 'mf-blog@1.0.0-1a2b3c4d';
    const flags = { shown: true, error: true, failedLoad: false, mismatch: false };
    expect(first?.releases).toEqual([{ release, ...flags }]);
    expect(second).toEqual({ id: first?.id, releases: [{ release, ...flags, INP: 412.346 }] });
  });

  it('is told when the page is left, and not again while nothing has changed', async () => {
    watch('/blog/7');
    for (const note of observers) note({ name: 'LCP', value: 900 });
    hide();
    hide();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await told()).toMatchObject([{ releases: [{ shown: true, LCP: 900 }] }]);
  });

  it('has of each remote what went wrong with it, and nothing of others', async () => {
    records.push({ remote: 'mf-forms', startedAt: 0, durationMs: 4000, failure: 'bad-container' });
    watch('/contact', ['mf-blog', 'mf-forms']);
    tellMismatch('mf-blog', new Error('did not fit'), 'at Page');
    errors.note({ kind: 'slow', thrown: new Error('slow'), remote: 'mf-blog' });
    errors.note({ kind: 'error', thrown: new Error('of the shell') });
    hide();
    expect((await told())[0]?.releases).toEqual([
      expect.objectContaining({ error: false, failedLoad: false, mismatch: true }),
      expect.objectContaining({ error: false, failedLoad: true, mismatch: false, shown: true }),
    ]);
  });

  it('does not blame a release for a script that does not come while there is no network', async () => {
    const script = {
      kind: 'load',
      thrown: 'a script did not load',
      stack: `https://s${BLOG}browser/2.js:0:0`,
    } as const;
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    watch('/blog');
    errors.note(script);
    hide();
    onLine.mockReturnValue(true);
    errors.note(script);
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await told()).map(({ releases }) => releases[0]?.failedLoad)).toEqual([false, true]);
  });

  it('is of the first page load that has met a release, by each browser', async () => {
    for (const [pathname, compared, times] of [
      ['/contact', ['mf-blog'], 0],
      ['/blog', ['mf-blog'], 1],
      ['/blog/7', ['mf-blog', 'mf-forms'], 1],
      ['/contact', ['mf-blog', 'mf-forms'], 2],
    ] as const) {
      watch(pathname, [...compared]);
      hide();
      expect(beacon).toHaveBeenCalledTimes(times);
      unload();
    }
    expect((await told()).map(({ releases }) => releases.map(({ release }) => release))).toEqual([
      ['mf-blog@1.0.0-1a2b3c4d'],
      ['mf-forms@0.2.0-0000aaaa'],
    ]);
  });

  it('has who only stands in a parcel, and not who was only loaded', async () => {
    document.body.innerHTML = '<main><div data-parcel="mf-blog/latest"></div></main>';
    records.push({ remote: 'mf-forms', startedAt: 0, durationMs: 40 });
    watch('/', ['mf-blog', 'mf-forms']);
    hide();
    expect((await told())[0]?.releases).toMatchObject([{ release: 'mf-blog@1.0.0-1a2b3c4d', shown: true }]);
  });

  it('has the pages of a remote that the route table does not know', async () => {
    watch('/careers/7', ['mf-careers']);
    for (const note of observers) note({ name: 'LCP', value: 900 });
    hide();
    expect((await told())[0]?.releases).toMatchObject([
      { release: 'mf-careers@1.0.0-cccc0000', shown: true, LCP: 900 },
    ]);
  });

  it.each(['override', 'preview'])('is not told of a release that is a visitor’s %s', async (channel) => {
    watch('/blog', ['mf-blog'], channel);
    hide();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('has how much of a section stays after it was left', async () => {
    const ended = new AbortController();
    const kept = () => {};
    watch('/contact');
    await move('mf-forms', 'mf-blog', '/blog');
    window.addEventListener('scroll', kept);
    window.addEventListener('scroll', kept);
    document.addEventListener('keydown', kept, { signal: ended.signal });
    window.addEventListener('resize', kept, null as never);
    window.addEventListener('load', kept, { once: true });
    const [timer, other] = [setInterval(kept, 60_000), setInterval(kept, 60_000)];
    document.body.append(document.createElement('dialog'), document.createElement('aside'));
    await jest.advanceTimersByTimeAsync(0);
    await move('mf-blog', 'mf-forms', '/contact');
    window.addEventListener('pageshow', kept);
    window.removeEventListener('resize', kept);
    ended.abort();
    clearInterval(timer);
    document.querySelector('aside')?.remove();
    await jest.advanceTimersByTimeAsync(2000);
    hide();
    // The listener to scrolling, one timer, the dialog.
    expect((await told()).at(-1)?.releases[0]?.leftovers).toBe(3);
    clearInterval(other);
    window.removeEventListener('scroll', kept);
    window.removeEventListener('pageshow', kept);
  });

  it.each([
    ['the shell’s', '/assets/16.00c0ffee.js', 0],
    ['the shell’s, through its libraries', '/assets/libraries.00c0ffee.js /assets/shell.00c0ffee.js', 0],
    ['another remote’s', `${FORMS}browser/1.js`, 0],
    ['its own', `${BLOG}browser/1.js`, 1],
    ['its own, through the shell’s libraries', `/assets/libraries.00c0ffee.js ${BLOG}browser/1.js`, 1],
    ['one that the renderer was given', '/assets/react-dom.00c0ffee.js /assets/shell.00c0ffee.js', 1],
    ['nobody’s that is known', '', 1],
  ])('counts of what begins in its time what %s script does', async (_whose, scripts, count) => {
    const kept = () => {};
    /** Called by these scripts, the innermost first. */
    const listen = scripts
      .split(' ')
      .filter(Boolean)
      .reduce<() => void>(
        (call, script) =>
          // oxlint-disable-next-line typescript/no-implied-eval -- nothing else makes a script with an address
          new Function('call', `call();\n//# sourceURL=https://site.example${script}`).bind(undefined, call),
        () => window.addEventListener('scroll', kept),
      );
    watch('/contact');
    await move('mf-forms', 'mf-blog', '/blog');
    listen();
    await move('mf-blog', 'mf-forms', '/contact');
    await jest.advanceTimersByTimeAsync(2000);
    hide();
    expect((await told()).at(-1)?.releases[0]?.leftovers).toBe(count);
    window.removeEventListener('scroll', kept);
  });
});
