import { LINE_SCRIPT } from './line-script.ts';

interface Line {
  saveData?: boolean;
  downlink?: number;
  rtt?: number;
}

/** What the script does in a page that says so of itself. */
function run({
  line,
  connectMs = 0,
  hasWorker = false,
  pictures,
  hasThumbnails = false,
  isPhone = true,
  fonts = new Promise(() => {}),
}: {
  line?: Line;
  connectMs?: number;
  hasWorker?: boolean;
  /** Default: the document names none. */
  pictures?: readonly Record<string, string>[];
  hasThumbnails?: boolean;
  /** Default: true. */
  isPhone?: boolean;
  /** When both are here. Default: never. */
  fonts?: Promise<unknown>;
}) {
  const hints: Record<string, unknown>[] = [];
  const links: { onload?: () => void; onerror?: () => void }[] = [];
  const marks = new Set<string>();
  let onLoad = () => {};
  const taken: string[][] = [];
  const document = {
    fonts: {
      load: (...asked: string[]) => {
        taken.push(asked);
        return fonts;
      },
    },
    documentElement: {
      setAttribute: (name: string) => marks.add(name),
      removeAttribute: (name: string) => marks.delete(name),
    },
    currentScript: {
      getAttribute: (name: string) =>
        name === 'data-fonts'
          ? '/assets/arabic.woff2 /assets/latin.woff2'
          : pictures
            ? JSON.stringify(pictures)
            : null,
      hasAttribute: (name: string) => name === 'data-thumbnails' && hasThumbnails,
    },
    createElement: (): Record<string, unknown> => {
      const link: Record<string, unknown> = {};
      link['setAttribute'] = (name: string, value: string) => (link[name] = value);
      return link;
    },
    head: {
      append(link: Record<string, unknown>) {
        const { setAttribute: _, rel, ...hint } = link;
        expect(rel).toBe('preload');
        hints.push(hint);
        links.push(link);
      },
    },
  };
  const navigator = { connection: line, serviceWorker: { controller: hasWorker ? {} : null } };
  const performance = {
    getEntriesByType: () => [{ connectStart: 20, secureConnectionStart: 20 + connectMs, connectEnd: 999 }],
  };
  const window: { fetchHeldPictures?: () => void } = {};
  const listen = (type: string, listener: () => void) => {
    expect(type).toBe('load');
    onLoad = listener;
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- as the document holds it
  new Function(
    'document',
    'navigator',
    'performance',
    'addEventListener',
    'window',
    'matchMedia',
    LINE_SCRIPT,
  )(document, navigator, performance, listen, window, () => ({ matches: isPhone }));
  const fetched = hints.flatMap(({ href, ...hint }) => {
    if (hint['as'] !== 'font') return [];
    expect(hint).toEqual({ as: 'font', type: 'font/woff2', crossorigin: 'anonymous' });
    return [href];
  });
  return {
    fetched,
    hints,
    links,
    taken,
    isLate: () => marks.has('data-fonts-late'),
    areHeld: () => marks.has('data-pictures-late'),
    load: () => onLoad(),
    window,
  };
}

const BOTH = ['/assets/arabic.woff2', '/assets/latin.woff2'];

describe('the fonts of a document', () => {
  it.each([
    ['a quick line', { line: { downlink: 10, rtt: 50, saveData: false } }],
    ['a line of which nothing is said, and that connects quickly', { connectMs: 30 }],
    ['a slow line on which they are kept', { line: { downlink: 1.6, rtt: 150 }, hasWorker: true }],
  ])('are fetched at once on %s', (_line, page) => {
    const { fetched, isLate } = run(page);
    expect([fetched, isLate()]).toEqual([BOTH, false]);
  });

  it.each([
    ['is narrow', { line: { downlink: 1.6, rtt: 50 } }],
    ['is far away', { line: { downlink: 10, rtt: 150 } }],
    ['is paid for by the byte', { line: { downlink: 10, rtt: 50, saveData: true } }],
    ['takes long to connect, where nothing is said of it', { connectMs: 150 }],
  ])('wait where the line %s: for the page, or until all else has loaded', (_line, page) => {
    jest.useFakeTimers();
    const { fetched, taken, isLate, load } = run(page);
    expect([fetched, isLate()]).toEqual([[], true]);
    load();
    jest.advanceTimersByTime(999);
    expect(taken).toEqual([]);
    jest.advanceTimersByTime(1);
    expect([taken, isLate()]).toEqual([[["1em 'Cairo Variable'", 'Aب']], true]);
    jest.useRealTimers();
  });

  it.each([
    ['both are here', () => Promise.resolve()],
    ['one cannot be had', () => Promise.reject(new Error('NetworkError'))],
  ])('are seen, together, once %s', async (_when, fonts) => {
    jest.useFakeTimers();
    const { isLate, load } = run({ line: { saveData: true }, fonts: fonts() });
    load();
    await jest.advanceTimersByTimeAsync(1000);
    expect(isLate()).toBe(false);
    jest.useRealTimers();
  });
});

describe('the first pictures of a document', () => {
  const pictures = [{ as: 'image', fetchpriority: 'high', imagesrcset: '/media/a.jpg?w=480 480w' }];
  const slow = { line: { downlink: 1.6, rtt: 150 } };

  it.each([
    ['a quick line', { line: { downlink: 10, rtt: 50 } }],
    ['a slow line where the scripts are kept', { ...slow, hasWorker: true }],
  ])('are fetched at once on %s, before the fonts', (_line, page) => {
    const { hints, areHeld } = run({ ...page, pictures, hasThumbnails: true });
    expect(hints.map((hint) => hint['as'])).toEqual(['image', 'font', 'font']);
    expect(hints[0]).toEqual(pictures[0]);
    expect(areHeld()).toBe(false);
  });

  it('wait on a slow line until the shell has its scripts, where something stands in their place', () => {
    const { hints, areHeld, window } = run({ ...slow, pictures, hasThumbnails: true });
    expect([hints, areHeld()]).toEqual([[], true]);
    window.fetchHeldPictures?.();
    expect([hints, areHeld()]).toEqual([pictures, true]);
  });

  it.each(['onload', 'onerror'] as const)('let the others come with their %s', (event) => {
    const { links, areHeld, window } = run({ ...slow, pictures, hasThumbnails: true });
    window.fetchHeldPictures?.();
    links[0]?.[event]?.();
    expect(areHeld()).toBe(false);
  });

  it.each([
    ['nothing would', {}],
    ['the window is broad, and shows others beside them', { hasThumbnails: true, isPhone: false }],
  ])('are fetched at once on a slow line, too, where %s', (_where, page) => {
    const { hints, areHeld, window } = run({ ...slow, ...page, pictures });
    expect([hints, areHeld(), window.fetchHeldPictures]).toEqual([pictures, false, undefined]);
  });
});
