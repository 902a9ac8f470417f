import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import { brand } from '@shared/brand';
import { registries, registryHint } from '@shared/brand/registries';
import type { DocumentState, Language, ToastCommand } from '@shared/contract';
import { QueryClient } from '@shared/facades/query';
import { callLink, createI18n } from '@shared/i18n';
import { createFakeHttp, ok, status, type FakeHttp } from '@shared/remote-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import arabic from '../locales/ar.json';
import english from '../locales/en.json';
import { useChrome } from './chrome-context.ts';
import { ChromeTree } from './chrome-tree.tsx';
import { fixed } from './followed.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { createChrome } from './create-chrome.tsx';

const SETTINGS = 'GET /settings/get';

const stateOf = (overrides: Partial<DocumentState> = {}): DocumentState => ({
  url: '/blog?page=2',
  parameters: null,
  language: 'en',
  rendered: null,
  outlet: null,
  parcels: {},
  chrome: null,
  extensions: [],
  qa: null,
  ...overrides,
});

interface Options {
  state?: Partial<DocumentState>;
  language?: Language;
  http?: FakeHttp;
  /** Markup of the server, by the id of its place. */
  markup?: { header: string; footer: string };
}

const place = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};

async function start({ state = {}, language = 'en', http = createFakeHttp(), markup }: Options = {}) {
  document.body.innerHTML = `
    <div id="header">${markup?.header ?? ''}</div>
    <div id="footer">${markup?.footer ?? ''}</div>
    <div id="toasts"></div>`;
  const bus = createFakeBus(language);
  const languageGate = createLanguageGate();
  const switchLanguage = jest.fn(() => Promise.resolve());
  let markAlive = () => {};
  const contentAlive = new Promise<void>((resolve) => (markAlive = resolve));
  const chrome = await act(async () => {
    const made = await createChrome({
      bus,
      http,
      languageGate,
      state: stateOf(state),
      registry: { contract: 2, remotes: {} },
      switchLanguage,
      takeEarlyToasts: () => [],
    });
    const isTheirs = state.rendered && (state.language ?? 'en') === language;
    made.show({ turn: isTheirs ? contentAlive : Promise.resolve(), contentAlive });
    return made;
  });
  return {
    ...chrome,
    bus,
    languageGate,
    switchLanguage,
    http,
    markAlive: () => act(async () => markAlive()),
  };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Words of the navigation, which a narrow window does not show. */
const navigation = () => [...place('header').querySelectorAll('nav a')].map((link) => link.textContent);
const marked = () =>
  [...place('header').querySelectorAll('nav [aria-current="page"]')].map((link) => link.getAttribute('href'));

const i18n = createI18n({ namespace: 'shell', resources: { en: english } });
/** As the document server renders it for `/blog`. */
const rendered = (part: 'header' | 'footer') =>
  renderToString(
    <ChromeTree
      i18n={i18n}
      language="en"
      queryClient={new QueryClient()}
      context={{
        api: { getSettings: () => Promise.reject(new Error('not asked')) },
        guests: [],
        pathname: fixed('/blog'),
        news: fixed(0),
        switchLanguage: undefined,
      }}
    >
      {part === 'header' ? <Header /> : <Footer />}
    </ChromeTree>,
    { identifierPrefix: `${part}-` },
  );
const markup = { header: rendered('header'), footer: rendered('footer') };

describe('header and footer', () => {
  const complaints = jest.spyOn(console, 'error');
  beforeEach(() => {
    jest.useFakeTimers();
    complaints.mockClear();
    localStorage.clear();
    window.history.replaceState(null, '', '/blog?page=2');
  });
  afterEach(async () => {
    await wait(10_000);
    jest.useRealTimers();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  it('are drawn at once in a document without content', async () => {
    await start();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(new Set(marked())).toEqual(new Set(['/blog']));
  });

  it('lead to what this browser keeps and to a viewing, from the header and from the menu', async () => {
    await start();
    const banner = within(screen.getByRole('banner'));
    for (const [name, href] of [
      ['Favourites', '/properties?saved=1'],
      ['Book a viewing', '/Appointments'],
    ])
      expect(
        banner.getAllByText(name ?? '').map((words) => words.closest('a')?.getAttribute('href')),
      ).toEqual([href, href]);
    expect(banner.getByText('Saved articles').closest('a')).toHaveAttribute('href', '/blog?saved=1');
  });

  it('mark the saved searches with how much is new, in the header and in the menu, without a word for none', async () => {
    const { bus } = await start();
    const links = () =>
      within(screen.getByRole('banner'))
        .getAllByText('Saved searches', { exact: false })
        .map((words) => words.closest('a'));
    expect(links().map((link) => link?.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => '/properties?searches=1'),
    );
    for (const link of links()) expect(link).toHaveTextContent(/^Saved searches$/);
    act(() => bus.tellNews(120));
    for (const link of links()) expect(link).toHaveTextContent('Saved searches99+120 new in your searches');
    expect(screen.getByRole('button', { name: 'Open menu, 120 new in your searches' })).toBeVisible();
    act(() => bus.tellNews(0));
    for (const link of links()) expect(link).toHaveTextContent(/^Saved searches$/);
  });

  it('lead to what is said of privacy and accessibility, and licences to their registries', async () => {
    await start();
    const footer = within(place('footer'));
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    expect(footer.getByText(`© ${new Date().getFullYear()} `, { exact: false })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
    for (const { id, label, number } of brand.licences) {
      const name = `${label.en} ${number} ${registryHint.en}`;
      const link = footer.getByRole('link', { name });
      expect(link).toHaveAttribute('href', registries[id]);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('show a licence without a registry as it is', async () => {
    const unknown = jest.replaceProperty(registries, 'brokerage', undefined);
    await start();
    unknown.restore();
    const licence = within(place('footer')).getByText(/^FAL brokerage licence/);
    expect(licence.closest('a')).toBeNull();
  });

  it('mark the page that the visitor goes on to', async () => {
    await start();
    window.history.replaceState(null, '', '/contact');
    act(() => void window.dispatchEvent(new Event('single-spa:routing-event')));
    expect(new Set(marked())).toEqual(new Set(['/contact']));
  });

  it('are not drawn again for a move or for news, but for what shows it', async () => {
    const { scope, bus } = await start();
    const draw = jest.fn(() => useChrome().guests.length);
    function Shown() {
      return draw();
    }
    render(scope.wrap(<Shown />));
    const times = draw.mock.calls.length;
    window.history.replaceState(null, '', '/contact');
    act(() => void window.dispatchEvent(new Event('single-spa:routing-event')));
    act(() => bus.tellNews(3));
    expect(new Set(marked())).toEqual(new Set(['/contact']));
    expect(place('header')).toHaveTextContent('3 new in your searches');
    expect(draw).toHaveBeenCalledTimes(times);
  });

  it('offer the other language, by a link that is pressed in place', async () => {
    const { switchLanguage } = await start();
    const toggle = screen.getByRole('link', { name: /العربية/ });
    expect(toggle).toHaveAttribute('href', '?lang=ar');
    expect(fireEvent.click(toggle)).toBe(false);
    expect(switchLanguage).toHaveBeenCalledWith('ar');
  });

  it('speak the new language as soon as it is switched, the gate having brought the words', async () => {
    const { bus, languageGate } = await start();
    await act(() => languageGate.prepare('ar'));
    act(() => bus.switchLanguage('ar'));
    expect(navigation()).toContain('المدونة');
  });

  describe('of a rendered document', () => {
    it('stay as they came until the section is alive, and keep their elements then', async () => {
      const { markAlive, switchLanguage } = await start({ state: { rendered: 'mf-blog' }, markup });
      const banner = screen.getByRole('banner');
      const toggle = screen.getByRole('link', { name: /العربية/ });
      // Nobody listens yet: a press goes the link's way.
      toggle.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(toggle);
      expect(switchLanguage).not.toHaveBeenCalled();
      await markAlive();
      expect(screen.getByRole('banner')).toBe(banner);
      fireEvent.click(toggle);
      expect(switchLanguage).toHaveBeenCalledWith('ar');
      expect(complaints).not.toHaveBeenCalled();
    });

    it('leave the menu open that was opened before, until the visitor goes on', async () => {
      const { markAlive } = await start({ state: { rendered: 'mf-blog' }, markup });
      const menu = place('header').querySelector('dialog');
      const close = jest.fn();
      Object.assign(menu ?? {}, { open: true, close });
      await markAlive();
      expect(close).not.toHaveBeenCalled();
      window.history.replaceState(null, '', '/contact');
      act(() => void window.dispatchEvent(new Event('single-spa:routing-event')));
      expect(close).toHaveBeenCalled();
    });

    it('are hydrated as they were sent, and mark then where the visitor has gone meanwhile', async () => {
      const { markAlive } = await start({ state: { rendered: 'mf-blog' }, markup });
      window.history.replaceState(null, '', '/contact');
      expect(new Set(marked())).toEqual(new Set(['/blog']));
      await markAlive();
      expect(new Set(marked())).toEqual(new Set(['/contact']));
      expect(complaints).not.toHaveBeenCalled();
    });

    it('are hydrated as they were sent, where the browser says that it is idle before they are', async () => {
      const requestIdleCallback = (task: IdleRequestCallback) => {
        task({ didTimeout: true, timeRemaining: () => 0 });
        return 1;
      };
      Object.assign(window, { requestIdleCallback });
      try {
        localStorage.setItem('settings', JSON.stringify({ phone: '+966 11 222 3333', socialMedia: {} }));
        const { markAlive } = await start({ state: { rendered: 'mf-blog' }, markup });
        await markAlive();
        await wait(0);
        const phone = within(place('footer')).getByRole('link', { name: /^\+?\d/ });
        expect(phone).toHaveAttribute('href', 'tel:+966112223333');
        expect(complaints).not.toHaveBeenCalled();
      } finally {
        Reflect.deleteProperty(window, 'requestIdleCallback');
      }
    });

    it('are drawn anew when it came in another language', async () => {
      await start({ state: { rendered: 'mf-blog', language: 'en' }, language: 'ar', markup });
      expect(navigation()).toContain('المدونة');
      expect(navigation()).not.toContain('Blog');
    });
  });

  describe('tell how to reach the company', () => {
    const phone = () =>
      within(place('footer'))
        .getByRole('link', { name: /^\+?\d/ })
        .getAttribute('href');
    const answer = { phone: '+966 11 222 3333', socialMedia: {} };

    it('as the brand does, until it is known', async () => {
      await start();
      expect(phone()).toBe(`tel:${brand.contact.phone.replaceAll(/[^\d+]/g, '')}`);
    });

    it('as the last visit knew it, and as the API says when the browser is idle', async () => {
      localStorage.setItem('settings', JSON.stringify({ phone: '+966 11 000 0000', socialMedia: {} }));
      let give = () => {};
      const http = createFakeHttp({
        [SETTINGS]: () => new Promise((resolve) => (give = () => resolve(ok({ data: answer })))),
      });
      await start({ http });
      await wait(1000);
      expect(phone()).toBe('tel:+966110000000');
      give();
      await wait(0);
      expect(phone()).toBe('tel:+966112223333');
    });

    it.each<Language>(['ar', 'en'])(
      'as the brand does, when the API fails on a first visit, which is said, in %s',
      async (language) => {
        const { settingsFailed } = { ar: arabic, en: english }[language];
        await start({ language, http: createFakeHttp({ [SETTINGS]: status(404) }) });
        expect(within(place('footer')).queryByText(settingsFailed)).toBeNull();
        await wait(1000);
        expect(within(place('footer')).getByText(settingsFailed)).toBeInTheDocument();
        expect(phone()).toBe(callLink(brand.contact.phone));
      },
    );

    it('as before, when the API fails', async () => {
      localStorage.setItem('settings', JSON.stringify({ phone: '+966 11 000 0000', socialMedia: {} }));
      const { http } = await start();
      await wait(1000);
      expect(http.requests).not.toHaveLength(0);
      expect(phone()).toBe('tel:+966110000000');
    });
  });
});

describe('notifications', () => {
  beforeEach(() => void jest.useFakeTimers());
  // Each has gone in its own time: it stands beside the toaster, too, where it is announced.
  afterEach(async () => {
    await wait(10_000);
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('that come before the toaster has arrived are shown when it has', async () => {
    const { bus } = await start();
    await act(async () => {
      bus.sendToast({ type: 'add', id: '1', toast: { title: 'Sent' } });
      bus.sendToast({ type: 'update', id: '1', toast: { title: 'Sent, we will call' } });
    });
    expect(await screen.findByText('Sent, we will call')).toBeInTheDocument();
    act(() => bus.sendToast({ type: 'add', id: '2', toast: { title: 'Another' } }));
    expect(await screen.findByText('Another')).toBeInTheDocument();
    expect(screen.queryByText('Sent, we will call')).toBeNull();
  });

  it('are words in paragraphs, not blocks, which no paragraph may hold', async () => {
    const { bus } = await start();
    const toast = { title: 'Sent', description: 'We will call' };
    await act(async () => bus.sendToast({ type: 'add', id: '1', toast }));
    await screen.findByText('We will call');
    expect(place('toasts').querySelectorAll('p')).toHaveLength(2);
    expect(place('toasts').querySelector('p div')).toBeNull();
  });

  it('go by their button', async () => {
    const { bus } = await start();
    const sent: ToastCommand[] = [];
    bus.toasts$.subscribe((command) => sent.push(command));
    await act(async () => bus.sendToast({ type: 'add', id: '1', toast: { title: 'Sent' } }));
    await screen.findByText('Sent');
    const [close] = within(place('toasts')).getAllByRole('button');
    await act(async () => void (close && fireEvent.click(close)));
    expect(sent).toContainEqual({ type: 'dismiss', id: '1' });
  });

  it('say that there is no network while there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await start();
    const strip = () => screen.queryByText(/You are offline/);
    expect(strip()).toBeNull();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(strip()).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(strip()).toBeNull();
    online.mockRestore();
  });
});
