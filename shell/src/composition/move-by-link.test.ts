import { AHEAD } from '@shared/contract';
import { createMoveByLink } from './move-by-link.ts';

/** What was done, in order. */
let done: string[];
let outlet: HTMLElement;
let accompanies: boolean;
let moving: boolean;
/** What was shown as the page was left. */
let stoodAt: string | undefined;
let moveByLink: ReturnType<typeof createMoveByLink>;

const isShown = (path: string) => outlet.querySelector(`#${path}`)?.closest(`[${AHEAD}]`) === null;

function press(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  moveByLink(link.href, link);
}

/** What stands now has been painted. */
function paint(): void {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  outlet = document.body.appendChild(document.createElement('main'));
  outlet.innerHTML = `
    <div data-section="shell"><h1 id="home">Home</h1></div>
    <div data-room="mf-blog"><div ${AHEAD}>
      <div ${AHEAD}="/blog"><h1 id="blog">Library</h1></div>
      <div ${AHEAD}="/"><h1>Home</h1></div>
    </div></div>
    <div data-room="mf-forms"><div ${AHEAD}><div ${AHEAD}="/join"><h1 id="join">Join</h1></div></div></div>`;
  done = [];
  accompanies = false;
  moving = false;
  stoodAt = undefined;
  moveByLink = createMoveByLink({
    outlet,
    accompany: (_link, move) => {
      if (accompanies) move();
      return accompanies;
    },
    leave: () => (stoodAt = isShown('home') ? 'home' : 'elsewhere'),
    begin: (pathname) => done.push(`begins ${pathname}`),
    isMoving: () => moving,
    navigate: (url) => done.push(`moves to ${url.slice(window.location.origin.length)}`),
  });
});
afterEach(() => {
  outlet.remove();
  jest.useRealTimers();
});

it('shows what was drawn ahead at once, and makes the move when that is painted', () => {
  press('/blog');
  expect([isShown('blog'), isShown('home')]).toEqual([true, false]);
  expect(stoodAt).toBe('home');
  expect(done).toEqual(['begins /blog']);
  paint();
  expect(done).toEqual(['begins /blog', 'moves to /blog']);
  paint();
  expect(done).toHaveLength(2);
});

it('makes one move after the other when what was just shown is left at once', () => {
  press('/blog');
  press('/join');
  expect(done).toEqual(['begins /blog', 'moves to /blog', 'moves to /join']);
  expect(isShown('join')).toBe(false);
  paint();
  expect(done).toHaveLength(3);
});

it('shows nothing beside what a move before is about to show', () => {
  moving = true;
  press('/blog');
  expect(done).toEqual(['moves to /blog']);
  expect([isShown('blog'), isShown('home')]).toEqual([false, true]);
});

it.each([
  ['to what was not drawn ahead', '/sell'],
  ['to a place within a page', '/blog#heading-2'],
  ['with another query', '/?q=villa'],
  ['to the page that stands', '/'],
])('makes a move %s at once', (_where, address) => {
  const before = outlet.innerHTML;
  press(address);
  expect(done).toEqual([`moves to ${address}`]);
  expect(outlet.innerHTML).toBe(before);
});

it('leaves to a transition what goes with one', () => {
  accompanies = true;
  press('/blog');
  expect(done).toEqual(['moves to /blog']);
  expect(isShown('blog')).toBe(false);
});
