import { createCardTransition } from './card-transition.ts';

const PICTURE = '/media/pictures/villa.jpg';

const LIST = `
  <h1>For sale</h1>
  <article>
    <a href="/property/1"><img src="${PICTURE}?w=480"></a>
    <h2 style="color: red"><a id="card" href="/property/1">Villa</a></h2>
    <a id="type" href="/sell?type=villa">Villas</a>
  </article>
  <a id="bare" href="/property/2">Flat</a>`;

const PROPERTY = `
  <h1>Villa</h1>
  <img id="large" src="${PICTURE}?w=1600">
  <img id="thumbnail" src="${PICTURE}?w=480">`;

/** A browser’s transition, step by step. */
function fakeTransition() {
  const settle = { ready: () => {}, skip: (_reason: Error) => {}, finish: () => {} };
  let update: () => Promise<void> = () => Promise.resolve();
  const transition = {
    ready: new Promise<void>((resolve, reject) => Object.assign(settle, { ready: resolve, skip: reject })),
    finished: new Promise<void>((resolve) => (settle.finish = resolve)),
    skipTransition: jest.fn(() => {
      settle.skip(new DOMException('skipped', 'AbortError'));
      void update();
    }),
  };
  return {
    transition,
    /** The old page has been taken down: the page may change. Resolves when it may be painted again. */
    async change() {
      const updating = update();
      update = () => Promise.resolve();
      await updating;
    },
    async finish() {
      settle.ready();
      settle.finish();
      await transition.finished;
      await Promise.resolve();
      await Promise.resolve();
    },
    start(callback: () => Promise<void>) {
      update = () => {
        update = () => Promise.resolve();
        return callback();
      };
      return transition;
    },
  };
}

describe('a press on a card', () => {
  let fake: ReturnType<typeof fakeTransition>;
  const start = jest.fn((callback: () => Promise<void>) => fake.start(callback));
  const isPrepared = jest.fn(() => true);
  const matches = jest.fn(() => false);
  const outlet = document.body;
  let accompany: ReturnType<typeof createCardTransition>;

  const show = (markup: string) => {
    outlet.innerHTML = markup;
    for (const image of outlet.querySelectorAll('img'))
      Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 800 } });
  };
  const moved = jest.fn(() => show(PROPERTY));
  /** The other page stands, and its heading has the focus. */
  const arrive = () => {
    const heading = outlet.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  const press = (selector: string) => {
    const link = outlet.querySelector<HTMLAnchorElement>(selector);
    if (link && !accompany(link, moved)) moved();
  };
  const named = () =>
    Array.from(outlet.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'), (element) => [
      element.tagName,
      element.style.getPropertyValue('view-transition-name'),
    ]);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    isPrepared.mockReturnValue(true);
    matches.mockReturnValue(false);
    fake = fakeTransition();
    const platform = { adoptedStyleSheets: [], startViewTransition: start };
    for (const [name, value] of Object.entries(platform))
      Object.defineProperty(document, name, { configurable: true, value });
    Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', { configurable: true, value: jest.fn() });
    window.matchMedia = () => ({ matches: matches() }) as unknown as MediaQueryList;
    show(LIST);
    accompany = createCardTransition(outlet, isPrepared);
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['adoptedStyleSheets', 'startViewTransition']) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    outlet.replaceChildren();
  });

  it('takes title and picture over into the page that it leads to, and leaves no name behind', async () => {
    press('#card');
    expect(named()).toEqual([
      ['IMG', 'card-picture'],
      ['H2', 'card-title'],
    ]);
    expect(moved).not.toHaveBeenCalled();
    const changed = fake.change();
    expect(moved).toHaveBeenCalledTimes(1);
    arrive();
    await changed;
    expect(named()).toEqual([
      ['H1', 'card-title'],
      ['IMG', 'card-picture'],
    ]);
    expect(outlet.querySelector('#large')).toHaveAttribute('style');
    await fake.finish();
    expect(named()).toEqual([]);
    expect(outlet.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('leaves a picture out that the other page does not have yet, or that is not the same', async () => {
    press('#card');
    moved.mockImplementationOnce(() => show('<h1>Villa</h1><img src="/media/pictures/other.jpg">'));
    const changed = fake.change();
    arrive();
    await changed;
    expect(named()).toEqual([['H1', 'card-title']]);
  });

  it('waits for a page that does not come for no longer than it may be frozen', async () => {
    press('#card');
    const changed = fake.change();
    await jest.advanceTimersByTimeAsync(100);
    await changed;
    expect(fake.transition.skipTransition).toHaveBeenCalledTimes(1);
    expect(named()).toEqual([]);
    arrive();
    await fake.finish();
    expect(named()).toEqual([]);
  });

  it('is the move alone from then on where the browser is too slow to take the old page down', async () => {
    press('#card');
    await jest.advanceTimersByTimeAsync(100);
    expect(fake.transition.skipTransition).toHaveBeenCalledTimes(1);
    expect(moved).toHaveBeenCalledTimes(1);
    expect(named()).toEqual([]);
    show(LIST);
    press('#card');
    expect(start).toHaveBeenCalledTimes(1);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('while another one is under way takes the names over', async () => {
    press('#card');
    const before = fake;
    fake = fakeTransition();
    outlet.insertAdjacentHTML('beforeend', LIST.replace('id="card"', 'id="next"'));
    press('#next');
    expect(named()).toHaveLength(2);
    const changed = before.change();
    arrive();
    await changed;
    // What it stands beside is named by the later one, twice would be no transition at all.
    expect(outlet.querySelector('#large')).not.toHaveAttribute('style');
  });

  it.each([
    ['while code or words of the other page are still to come', () => isPrepared.mockReturnValue(false)],
    ['for whoever wants no motion', () => matches.mockReturnValue(true)],
  ])('is the move alone %s', (_when, given) => {
    given();
    press('#card');
    expect(start).not.toHaveBeenCalled();
    expect(moved).toHaveBeenCalledTimes(1);
    expect(named()).toEqual([]);
  });

  it.each([
    ['of a card that leads to another list', LIST, '#type'],
    ['that stands in no card', LIST, '#bare'],
    [
      'within an article',
      `<article><h1>On villas</h1><h2>Prices</h2><a href="/property/1">x</a></article>`,
      'a',
    ],
  ])('on a link %s is the move alone', (_what, markup, selector) => {
    show(markup);
    press(selector);
    expect(start).not.toHaveBeenCalled();
    expect(moved).toHaveBeenCalledTimes(1);
  });
});
