import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { openScrolledPage, type ScrolledPage } from './scrolled-page.test-kit.ts';

/** After so long a position that was never reached is given up. */
const GIVEN_UP_MS = 5000;

describe.each([
  ['by the keys of the history', true],
  ['by addresses, where the platform has no keys', false],
])('scroll memory, %s', (_name, withKeys) => {
  let page: ScrolledPage;
  let memory: ScrollMemory;
  beforeEach(() => {
    jest.useFakeTimers();
    page = openScrolledPage({ withKeys });
    page.reach(3000);
    memory = createScrollMemory(page.content);
  });
  afterEach(() => {
    page.leave();
    jest.useRealTimers();
  });

  /** On to another page, which is long enough at once. */
  const goOn = (address: string) => {
    page.push(address);
    memory.reset();
  };

  it('begins another page at its top, at once and not gliding', () => {
    page.scroll(800);
    goOn('/blog');
    expect(window.scrollY).toBe(0);
    expect(page.jumps).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  it('goes back to where a page was scrolled to before it began', () => {
    page.leave();
    page = openScrolledPage({ withKeys });
    page.reach(3000);
    page.scroll(800);
    memory = createScrollMemory(page.content);
    jest.advanceTimersToNextFrame();
    goOn('/blog');
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(800);
  });

  it('knows where a page is left by a press that comes before the scrolling has been told of', () => {
    const told = jest.spyOn(window, 'dispatchEvent').mockReturnValue(true);
    page.scroll(800);
    told.mockRestore();
    memory.remember();
    goOn('/blog');
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(800);
  });

  it('stays where a page was left as the page before it goes, which was long enough, and this one begins short', () => {
    page.scroll(800);
    goOn('/blog');
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(800);
    page.reach(300);
    expect(window.scrollY).toBe(300);
    page.reach(3000);
    expect(window.scrollY).toBe(800);
    // Once it stands, where the visitor goes on to is theirs.
    page.scroll(1200);
    page.reach(3100);
    expect(window.scrollY).toBe(1200);
  });

  it('goes back to where a page was left, and forward again', () => {
    page.scroll(800);
    goOn('/blog');
    page.scroll(250);
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(800);
    page.traverse(1);
    memory.restore();
    expect(window.scrollY).toBe(250);
  });

  it('remembers where the visitor was, not how short the page became as its content left', () => {
    page.scroll(1500);
    page.push('/blog');
    page.reach(44);
    memory.reset();
    page.reach(3000);
    page.scroll(700);
    page.traverse(0);
    page.reach(44);
    memory.restore();
    page.reach(3000);
    expect(window.scrollY).toBe(1500);
    page.traverse(1);
    memory.restore();
    expect(window.scrollY).toBe(700);
  });

  it('goes back to where the second page of a list was left', () => {
    page.scroll(800);
    page.push('/?page=2');
    page.scroll(300);
    goOn('/blog');
    page.traverse(1);
    memory.restore();
    expect(window.scrollY).toBe(300);
  });

  it('shows a page at its top that was left there, or never scrolled', () => {
    goOn('/blog');
    page.scroll(250);
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(0);
  });

  it('comes as near as a page allows that is shorter than it was, and on as it grows', () => {
    page.scroll(2000);
    goOn('/blog');
    page.reach(400);
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(400);
    page.reach(1200);
    expect(window.scrollY).toBe(1200);
    page.reach(3000);
    expect(window.scrollY).toBe(2000);
  });

  it('leaves the page alone once it is there', () => {
    page.scroll(800);
    goOn('/blog');
    page.traverse(0);
    memory.restore();
    page.scroll(900);
    page.reach(5000);
    expect(window.scrollY).toBe(900);
  });

  it('keeps the browser from holding on to what is in sight while the page grows, and no longer', async () => {
    // Whose word counts depends on what else the root says of its overflow.
    const anchoring = () =>
      [document.documentElement, document.body].map(({ style }) => style.overflowAnchor);
    page.scroll(2000);
    goOn('/blog');
    page.reach(400);
    page.traverse(0);
    memory.restore();
    expect(anchoring()).toEqual(['none', 'none']);
    page.reach(3000);
    expect(anchoring()).toEqual(['none', 'none']);
    await jest.advanceTimersByTimeAsync(GIVEN_UP_MS);
    expect(anchoring()).toEqual(['', '']);
  });

  it('remembers where a page was left, not how far it got on the way back to it', () => {
    page.scroll(2000);
    goOn('/blog');
    page.reach(400);
    page.traverse(0);
    memory.restore();
    page.traverse(1);
    memory.restore();
    page.traverse(0);
    memory.restore();
    page.reach(3000);
    expect(window.scrollY).toBe(2000);
  });

  it('gives a position up that the page never gets long enough for', async () => {
    page.scroll(2000);
    goOn('/blog');
    page.reach(400);
    page.traverse(0);
    memory.restore();
    await jest.advanceTimersByTimeAsync(GIVEN_UP_MS);
    page.reach(3000);
    expect(window.scrollY).toBe(400);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'yields to the visitor’s own scrolling (%s)',
    (type) => {
      page.scroll(2000);
      goOn('/blog');
      page.reach(400);
      page.traverse(0);
      memory.restore();
      window.dispatchEvent(new Event(type));
      page.scroll(100);
      page.reach(3000);
      expect(window.scrollY).toBe(100);
    },
  );

  it('ends with the next move, which begins at the top and stays there', () => {
    page.scroll(2000);
    goOn('/blog');
    page.reach(400);
    page.traverse(0);
    memory.restore();
    goOn('/contact');
    page.reach(3000);
    expect(window.scrollY).toBe(0);
  });

  it('restores one entry at a time: the last one that was gone to', () => {
    page.scroll(2000);
    goOn('/blog');
    page.scroll(1500);
    goOn('/contact');
    page.reach(400);
    page.traverse(0);
    memory.restore();
    page.traverse(1);
    memory.restore();
    page.reach(3000);
    expect(window.scrollY).toBe(1500);
  });

  it('keeps the browser from scrolling too early, and leaves a reload to it', () => {
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
  });
});

describe('scroll memory of two entries with one address', () => {
  it('tells them apart by their keys', () => {
    const page = openScrolledPage();
    page.reach(3000);
    const memory = createScrollMemory(page.content);
    page.scroll(800);
    page.push('/blog');
    memory.reset();
    page.push('/');
    memory.reset();
    page.scroll(300);
    page.traverse(0);
    memory.restore();
    expect(window.scrollY).toBe(800);
    page.traverse(2);
    memory.restore();
    expect(window.scrollY).toBe(300);
    page.leave();
  });
});
