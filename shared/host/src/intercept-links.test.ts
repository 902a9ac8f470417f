import { interceptLinks } from './intercept-links.ts';

const navigate = jest.fn();
let stop = () => {};

/** What became of a click: the host follows it, or it stays the browser's. */
function click(markup: string, init: MouseEventInit = {}): 'host' | 'browser' {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('[data-pressed]') ?? document.body.firstElementChild;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  target?.dispatchEvent(event);
  const isHosts = event.defaultPrevented;
  expect(navigate).toHaveBeenCalledTimes(isHosts ? 1 : 0);
  return isHosts ? 'host' : 'browser';
}

beforeEach(() => {
  window.history.replaceState(null, '', '/blog?page=2');
  stop = interceptLinks(navigate, (pathname) => !pathname.startsWith('/api/'));
});
afterEach(() => {
  stop();
  navigate.mockClear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

// Nothing but the host may act on what jsdom cannot do: it would say so on the console for each link that it follows.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

describe('a click on a link', () => {
  it.each([
    ['to another page', '<a href="/contact">x</a>'],
    ['that names our own origin', `<a href="${window.location.origin}/contact">x</a>`],
    ['with another query', '<a href="?page=3">x</a>'],
    ['to a place on another page', '<a href="/blog/1#contents">x</a>'],
    ['to the present page', '<a href="/blog?page=2">x</a>'],
    ['that is to open here', '<a href="/contact" target="_self">x</a>'],
    ['through what stands inside of it', '<a href="/contact"><b data-pressed>x</b></a>'],
  ])('%s is the host’s', (_what, markup) => expect(click(markup)).toBe('host'));

  it('to the page in another language stays the browser’s, which brings it', () => {
    document.documentElement.lang = 'ar';
    const toggle = (language: string) => `<a href="?lang=${language}" hreflang="${language}">x</a>`;
    expect(click(toggle('en'))).toBe('browser');
    expect(click(toggle('ar'))).toBe('host');
    document.documentElement.lang = '';
  });

  it('is followed by its whole address, and the host is told of the link', () => {
    click('<a href="/blog/1?from=home#contents">x</a>');
    expect(navigate).toHaveBeenCalledWith(
      `${window.location.origin}/blog/1?from=home#contents`,
      document.querySelector('a'),
    );
  });

  it.each([
    ['', '#contents'],
    [', written out', '/blog?page=2#contents'],
  ])('to a place on this page%s moves there without a step in the history', (_how, address) => {
    const steps = window.history.length;
    document.body.innerHTML = `<a href="${address}">x</a>`;
    document.body.querySelector('a')?.click();
    expect([window.location.search, window.location.hash]).toEqual(['?page=2', '#contents']);
    expect(window.history).toHaveLength(steps);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['to another site', '<a href="https://elsewhere.example/">x</a>'],
    ['to another port', '<a href="http://localhost:8443/contact">x</a>'],
    ['for a telephone', '<a href="tel:+966500000000">x</a>'],
    ['for mail', '<a href="mailto:a@site.example">x</a>'],
    ['for a chat', '<a href="https://wa.me/966500000000">x</a>'],
    ['to be opened elsewhere', '<a href="/contact" target="_blank">x</a>'],
    ['for a frame of its own', '<a href="/contact" target="map">x</a>'],
    ['to a download', '<a href="/contact" download>x</a>'],
    ['to a named download', '<a href="blob:visit" download="visit.ics">x</a>'],
    ['without an address', '<a>x</a>'],
    ['to what is no page', '<a href="/api/v1/home/sell">x</a>'],
  ])('%s stays the browser’s', (_what, markup) => expect(click(markup)).toBe('browser'));

  it.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
    ['the right button', { button: 2 }],
  ])('with %s stays the browser’s: the visitor wants it otherwise', (_what, init) =>
    expect(click('<a href="/contact">x</a>', init)).toBe('browser'),
  );

  it('that somebody has already answered is left alone', () => {
    document.body.innerHTML = '<a href="?lang=en">x</a>';
    const link = document.body.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('stays the browser’s when the host has stopped', () => {
    stop();
    expect(click('<a href="/contact">x</a>')).toBe('browser');
  });
});

test('a click beside all links is nobody’s', () => expect(click('<p>x</p>')).toBe('browser'));
