import { AHEAD } from '@shared/contract';
import { createRoomsAhead } from './rooms-ahead.ts';

let fonts = new EventTarget();
const measured: string[] = [];

function stage(html: string) {
  const outlet = document.body.appendChild(document.createElement('main'));
  outlet.innerHTML = html;
  return { outlet, rooms: createRoomsAhead(outlet) };
}

const place = (title: string) =>
  `<div ${AHEAD}><article style="display: none"><h1>${title}</h1></article></div>`;

/** Draws as a remote does. */
function draw(room: HTMLElement | undefined, ...titles: string[]) {
  if (room) room.innerHTML = titles.map(place).join('');
}

const order = ({ children }: HTMLElement) =>
  Array.from(children, (child) => {
    const { room, section } = (child as HTMLElement).dataset;
    return room ? `(${room})` : section;
  });

beforeEach(() => {
  jest.useFakeTimers();
  fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  const measure = Element.prototype.getBoundingClientRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this instanceof HTMLHeadingElement) measured.push(this.textContent);
    return measure.call(this);
  });
});

afterEach(() => {
  document.body.replaceChildren();
  measured.length = 0;
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

it('has one room a remote behind what stands, out of sight, and none for what stands', () => {
  const { outlet, rooms } = stage('<div data-section="mf-blog"></div>');
  const room = rooms.roomOf('mf-forms');
  expect(rooms.roomOf('mf-forms')).toBe(room);
  expect(rooms.roomOf('mf-blog')).toBeUndefined();
  expect(order(outlet)).toEqual(['mf-blog', '(mf-forms)']);
  expect(room).toHaveAttribute(AHEAD);
  expect(room?.style.contentVisibility).toBe('hidden');
});

it('has all that is drawn laid out, a piece at a time, each when the browser is idle', async () => {
  const { outlet, rooms } = stage('<div data-section="mf-blog"><h1>stands</h1></div>');
  draw(rooms.roomOf('mf-listings'), 'sell', 'rent');
  draw(rooms.roomOf('mf-forms'), 'join');
  let isDone = false;
  void rooms.layOut().then(() => (isDone = true));
  await jest.advanceTimersToNextTimerAsync();
  expect(measured).toEqual(['sell']);
  // What React keeps for later by its display would have no layout.
  expect(outlet.querySelector<HTMLElement>('article')?.style.display).toBe('');
  await jest.runAllTimersAsync();
  expect(measured).toEqual(['sell', 'rent', 'join']);
  expect(isDone).toBe(true);
});

it('has a page laid out that is drawn when all others were already', async () => {
  const { outlet, rooms } = stage('');
  const room = rooms.roomOf('mf-listings');
  draw(room, 'sell');
  void rooms.layOut();
  await jest.runAllTimersAsync();
  const late = document.createElement('div');
  late.setAttribute(AHEAD, '');
  room?.append(late);
  await jest.runAllTimersAsync();
  expect(measured).not.toContain('property');
  late.innerHTML = '<article style="display: none"><h1>property</h1></article>';
  await jest.runAllTimersAsync();
  expect(measured).toContain('property');
  const article = late.querySelector('article');
  expect(article?.style.display).toBe('');
  // Something in it was waited for, and React took it out of sight meanwhile.
  article?.style.setProperty('display', 'none', 'important');
  await jest.runAllTimersAsync();
  expect(article?.style.display).toBe('');
  expect(outlet.querySelectorAll('[style*="display"]')).toHaveLength(0);
});

it('leaves alone what the visitor has come to meanwhile', async () => {
  const { outlet, rooms } = stage('');
  draw(rooms.roomOf('mf-listings'), 'sell', 'rent');
  void rooms.layOut();
  outlet.querySelectorAll(`[${AHEAD}] [${AHEAD}]`)[1]?.removeAttribute(AHEAD);
  outlet.querySelector(`[${AHEAD}]`)?.removeAttribute(AHEAD);
  await jest.runAllTimersAsync();
  expect(measured).toEqual(['sell']);
});

it('has it laid out again once letters have come that it was the first to need', async () => {
  const { rooms } = stage('');
  draw(rooms.roomOf('mf-forms'), 'join');
  await jest.runAllTimersAsync();
  expect(measured).toEqual([]);
  fonts.dispatchEvent(new Event('loadingdone'));
  await jest.runAllTimersAsync();
  expect(measured).toEqual(['join']);
});

it('puts rooms behind the section that stands now, and moves nothing else', () => {
  const { outlet, rooms } = stage('');
  for (const name of ['mf-listings', 'mf-blog', 'mf-forms']) rooms.roomOf(name);
  const [, blog] = outlet.children;
  (blog as HTMLElement).removeAttribute('data-room');
  (blog as HTMLElement).dataset['section'] = 'mf-blog';
  rooms.keepBehind();
  expect(order(outlet)).toEqual(['mf-blog', '(mf-forms)', '(mf-listings)']);
  rooms.keepBehind();
  expect(order(outlet)).toEqual(['mf-blog', '(mf-forms)', '(mf-listings)']);
});

it.each([
  [8, true],
  [40, false],
])('knows from pages that took %d ms each whether the browser is quick: %s', async (ms, isQuick) => {
  const { rooms } = stage('');
  expect(rooms.isQuick()).toBe(true);
  draw(rooms.roomOf('mf-listings'), 'sell', 'rent');
  draw(rooms.roomOf('mf-forms'), 'join');
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    // One of them met something else that the machine had to do.
    jest.advanceTimersByTime(measured.push('') === 1 ? 200 : ms);
    return new DOMRect();
  });
  void rooms.layOut();
  await jest.runAllTimersAsync();
  expect(rooms.isQuick()).toBe(isQuick);
  // What is laid out already takes no time, and says nothing.
  jest.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue(new DOMRect());
  void rooms.layOut();
  await jest.runAllTimersAsync();
  expect(rooms.isQuick()).toBe(isQuick);
});
