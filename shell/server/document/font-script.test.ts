import { FONT_SCRIPT } from './font-script.ts';

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
  fonts = new Promise(() => {}),
}: {
  line?: Line;
  connectMs?: number;
  hasWorker?: boolean;
  /** When both are here. Default: never. */
  fonts?: Promise<unknown>;
}) {
  const fetched: string[] = [];
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
    currentScript: { getAttribute: () => '/assets/arabic.woff2 /assets/latin.woff2' },
    createElement: () => ({}),
    head: {
      append(link: Record<string, string>) {
        expect(link).toMatchObject({
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous',
        });
        fetched.push(link['href'] ?? '');
      },
    },
  };
  const navigator = { connection: line, serviceWorker: { controller: hasWorker ? {} : null } };
  const performance = {
    getEntriesByType: () => [{ connectStart: 20, secureConnectionStart: 20 + connectMs, connectEnd: 999 }],
  };
  const listen = (type: string, listener: () => void) => {
    expect(type).toBe('load');
    onLoad = listener;
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- as the document holds it
  new Function('document', 'navigator', 'performance', 'addEventListener', FONT_SCRIPT)(
    document,
    navigator,
    performance,
    listen,
  );
  return { fetched, taken, isLate: () => marks.has('data-fonts-late'), load: () => onLoad() };
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
