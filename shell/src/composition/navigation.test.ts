import { brand } from '@shared/brand';
import { createFakeBus } from '@shared/bus/testing';
import type { Head } from '@shared/contract';
import { startNavigation, type Navigation } from './navigation.ts';
import { openScrolledPage, type ScrolledPage } from './scrolled-page.test-kit.ts';

const ORIGIN = 'https://www.site.example';

const headOfDocument = `
  <title>as the server wrote it</title>
  <meta name="description" content="as the server wrote it">
  <meta property="og:title" content="as the server wrote it">
  <meta property="og:description" content="as the server wrote it">
  <meta property="og:url" content="${ORIGIN}/">
  <link rel="canonical" href="${ORIGIN}/">
  <link rel="alternate" hreflang="ar" href="${ORIGIN}/">
  <link rel="alternate" hreflang="en" href="${ORIGIN}/?lang=en">`;

const inHead = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

/** What single-spa tells before and after it has moved the applications. */
const tell = (type: 'before-routing-event' | 'routing-event', originalEvent?: Event) =>
  window.dispatchEvent(new CustomEvent(`single-spa:${type}`, { detail: { originalEvent } }));
/** A step back or forward of the visitor. */
const traversal = () => new PopStateEvent('popstate');
/** What single-spa fires itself when it moves by a link. */
const ownPopState = () => Object.assign(new PopStateEvent('popstate'), { singleSpa: true });

describe('navigation', () => {
  let page: ScrolledPage;
  let navigation: Navigation;
  let announcer: HTMLElement;
  const bus = createFakeBus('en');

  beforeEach(() => {
    document.head.innerHTML = headOfDocument;
    bus.switchLanguage('en');
    page = openScrolledPage();
    page.reach(3000);
    announcer = document.body.appendChild(document.createElement('div'));
    navigation = startNavigation(bus, { outlet: page.content, announcer });
  });
  afterEach(() => {
    page.leave();
    announcer.remove();
  });

  const show = (markup: string, head: Head) => {
    page.content.innerHTML = markup;
    navigation.reportHead(head);
  };
  const depart = (address: string) => {
    page.push(address);
    tell('before-routing-event', ownPopState());
  };
  /** By a link, until the sections have changed places. */
  const goTo = (address: string) => {
    depart(address);
    tell('routing-event', ownPopState());
  };
  const goBackTo = (entry: number) => {
    page.traverse(entry);
    tell('before-routing-event', traversal());
    tell('routing-event', traversal());
  };
  const signs = () => ({ announced: announcer.textContent, focused: document.activeElement?.textContent });

  describe('names the page', () => {
    it('by the view’s title and the brand, in every place that tells it', () => {
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library', description: 'What we write' });
      const title = `Library | ${brand.name.en}`;
      expect(document.title).toBe(title);
      expect(inHead('meta[property="og:title"]', 'content')).toBe(title);
      expect(inHead('meta[name="description"]', 'content')).toBe('What we write');
      expect(inHead('meta[property="og:description"]', 'content')).toBe('What we write');
    });

    it('by the brand’s tagline where the view does not describe itself, not by what described the last one', () => {
      show('<h1>Home</h1>', { title: 'Home', description: 'Properties' });
      goTo('/nowhere');
      show('<h1>Not found</h1>', { title: 'Not found' });
      expect(inHead('meta[name="description"]', 'content')).toBe(brand.tagline.en);
      expect(inHead('meta[property="og:description"]', 'content')).toBe(brand.tagline.en);
    });

    it.each([
      ['its path', {}, '/blog'],
      ['what the view says', { canonical: '/blog?page=2' }, '/blog?page=2'],
    ])('by %s as its canonical address, on the site’s public origin', (_what, head, expected) => {
      goTo('/blog?page=2&from=mail');
      show('<h1>Library</h1>', { title: 'Library', ...head });
      const english = `${ORIGIN}${expected}${expected.includes('?') ? '&' : '?'}lang=en`;
      expect(inHead('link[rel="canonical"]', 'href')).toBe(english);
      expect(inHead('meta[property="og:url"]', 'content')).toBe(english);
      expect(inHead('link[hreflang="en"]', 'href')).toBe(english);
      expect(inHead('link[hreflang="ar"]', 'href')).toBe(ORIGIN + expected);
      bus.switchLanguage('ar');
      navigation.reportHead({ title: 'المكتبة', ...head });
      expect(inHead('link[rel="canonical"]', 'href')).toBe(ORIGIN + expected);
    });

    it('in the language of the moment: a switch is told by the view and names the brand anew', () => {
      show('<h1>Library</h1>', { title: 'Library' });
      bus.switchLanguage('ar');
      navigation.reportHead({ title: 'المكتبة' });
      expect(document.title).toBe(`المكتبة | ${brand.name.ar}`);
    });

    it('also in a document that has no canonical link', () => {
      document.head.innerHTML = '';
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      expect(document.title).toBe(`Library | ${brand.name.en}`);
    });
  });

  describe('of the first view', () => {
    it('neither announces, focuses nor scrolls: the visitor has only just come', () => {
      page.scroll(500);
      document.body.focus();
      show('<h1>Home</h1>', { title: 'Home' });
      expect(signs().announced).toBe('');
      expect(document.activeElement).toBe(document.body);
      expect(page.jumps).toEqual([]);
    });
  });

  describe('of a step of the history at one path', () => {
    it('goes back to where the list was left before it was filtered, and stays silent', () => {
      goTo('/sell');
      show('<h1>For sale</h1>', { title: 'For sale' });
      announcer.textContent = '';
      page.scroll(600);
      page.push('/sell?type=villa');
      tell('before-routing-event');
      page.scroll(1500);
      goBackTo(1);
      expect(window.scrollY).toBe(600);
      goBackTo(2);
      expect(window.scrollY).toBe(1500);
      expect(announcer.textContent).toBe('');
    });

    it('leaves the page alone where the fragment alone is another', () => {
      page.scroll(600);
      page.push('/#facts');
      tell('before-routing-event');
      page.scroll(1500);
      goBackTo(0);
      expect(window.scrollY).toBe(1500);
    });
  });

  describe('of a move', () => {
    it('is complete when the view has told its head, not sooner', () => {
      show('<h1>Home</h1>', { title: 'Home' });
      goTo('/blog');
      page.content.innerHTML = '<p>loading</p>';
      expect(signs().announced).toBe('');
      expect(document.title).toBe(`Home | ${brand.name.en}`);
      expect(navigation.isMoving()).toBe(true);
      show('<h1>Library</h1>', { title: 'Library' });
      expect(navigation.isMoving()).toBe(false);
      expect(signs()).toEqual({ announced: 'Library', focused: 'Library' });
    });

    it('waits for what is slow to come at the top', () => {
      page.scroll(900);
      goTo('/blog');
      expect(window.scrollY).toBe(0);
    });

    it('goes to the top once: a visitor who scrolls while the view is on its way stays', () => {
      page.scroll(900);
      goTo('/blog');
      page.scroll(120);
      show('<h1>Library</h1>', { title: 'Library' });
      expect(window.scrollY).toBe(120);
    });

    it('to a page that is shown before begins at its top, once, and the page before is remembered as it was left', () => {
      show('<h1>Home</h1>', { title: 'Home' });
      page.scroll(900);
      navigation.begin('/blog');
      expect(window.scrollY).toBe(0);
      expect(signs().announced).toBe('');
      // A visitor who reads on before the move is through stays there.
      page.scroll(120);
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      expect(window.scrollY).toBe(120);
      expect(signs()).toEqual({ announced: 'Library', focused: 'Library' });
      page.scroll(300);
      goBackTo(0);
      expect(window.scrollY).toBe(900);
      goBackTo(1);
      expect(window.scrollY).toBe(300);
    });

    it('begins at the top again after one to a page that was shown before', () => {
      navigation.begin('/blog');
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      page.scroll(500);
      goTo('/contact');
      expect(window.scrollY).toBe(0);
    });

    it('is complete as well when the head comes before single-spa has finished', () => {
      page.scroll(900);
      depart('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      tell('routing-event', ownPopState());
      expect(signs()).toEqual({ announced: 'Library', focused: 'Library' });
      expect(page.jumps).toEqual([{ top: 0, behavior: 'instant' }]);
    });

    it('is told once: a head that changes later takes no focus away', () => {
      goTo('/blog');
      show('<h1>Library</h1><input>', { title: 'Library' });
      const field = page.content.querySelector('input');
      field?.focus();
      navigation.reportHead({ title: 'Library, page 2' });
      expect(document.activeElement).toBe(field);
      expect(announcer.textContent).toBe('Library');
      expect(document.title).toBe(`Library, page 2 | ${brand.name.en}`);
    });

    it('to a view that waits for what it is about is announced once more when it has it, and focus led to its heading', () => {
      goTo('/property/7');
      show('<h1>Details</h1>', { title: 'Loading', loading: true });
      expect(signs().announced).toBe('Loading');
      expect(navigation.isMoving()).toBe(false);
      show('<h1>A villa by the sea</h1>', { title: 'A villa by the sea' });
      expect(signs()).toEqual({ announced: 'A villa by the sea', focused: 'A villa by the sea' });
      navigation.reportHead({ title: 'A villa by the sea, sold' });
      expect(signs().announced).toBe('A villa by the sea');
    });

    it('to a view that waits takes no focus from where the visitor has gone on meanwhile', () => {
      const menu = document.body.appendChild(document.createElement('button'));
      goTo('/property/7');
      show('<h1>Details</h1>', { title: 'Loading', loading: true });
      menu.focus();
      navigation.reportHead({ title: 'Still loading', loading: true });
      show('<h1>A villa by the sea</h1>', { title: 'A villa by the sea' });
      expect(document.activeElement).toBe(menu);
      expect(announcer.textContent).toBe('A villa by the sea');
      menu.remove();
    });

    it('leads focus to the heading without scrolling to it, and not into the order of Tab', () => {
      const focus = jest.spyOn(HTMLElement.prototype, 'focus');
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      expect(focus).toHaveBeenCalledWith({ preventScroll: true });
      expect(page.content.querySelector('h1')?.tabIndex).toBe(-1);
      focus.mockRestore();
    });

    it('leads focus past a page that was drawn ahead and stands in front of it, out of sight', () => {
      goTo('/blog');
      show('<div data-ahead><h1>Article</h1></div><h1>Library</h1>', { title: 'Library' });
      expect(document.activeElement).toBe(page.content.querySelectorAll('h1')[1]);
    });

    it('leads focus to the outlet where a view has no heading', () => {
      goTo('/portal');
      show('<p>nothing to head</p>', { title: 'Portal' });
      expect(document.activeElement).toBe(page.content);
    });

    it('leaves a heading’s own place in the order of Tab', () => {
      goTo('/blog');
      show('<h1 tabindex="0">Library</h1>', { title: 'Library' });
      expect(page.content.querySelector('h1')?.tabIndex).toBe(0);
    });

    it('that is overtaken by the next is never announced', () => {
      goTo('/blog');
      goTo('/contact');
      show('<h1>Contact</h1>', { title: 'Contact' });
      expect(signs()).toEqual({ announced: 'Contact', focused: 'Contact' });
    });
  });

  describe('on the same path', () => {
    it.each([
      ['another query', '/?sort=price'],
      ['a place on the page', '/#faq'],
      ['the same address', '/'],
    ])('with %s leaves scroll, focus and announcement to the page', (_what, address) => {
      show('<h1>Home</h1><input>', { title: 'Home' });
      const field = page.content.querySelector('input');
      field?.focus();
      page.scroll(700);
      goTo(address);
      navigation.reportHead({ title: 'Home, sorted' });
      expect(window.scrollY).toBe(700);
      expect(document.activeElement).toBe(field);
      expect(announcer.textContent).toBe('');
      expect(document.title).toBe(`Home, sorted | ${brand.name.en}`);
    });
  });

  describe('back and forward', () => {
    it('return to where the page was left, and are told as any move', () => {
      show('<h1>Home</h1>', { title: 'Home' });
      page.scroll(900);
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      goBackTo(0);
      show('<h1>Home</h1>', { title: 'Home' });
      expect(window.scrollY).toBe(900);
      expect(signs()).toEqual({ announced: 'Home', focused: 'Home' });
    });

    it('wait for a page that is short at first', () => {
      page.scroll(900);
      goTo('/blog');
      show('<h1>Library</h1>', { title: 'Library' });
      page.reach(200);
      goBackTo(0);
      expect(window.scrollY).toBe(200);
      show('<h1>Home</h1>', { title: 'Home' });
      page.reach(3000);
      expect(window.scrollY).toBe(900);
    });

    it('a link to a page that was seen before begins at its top', () => {
      page.scroll(900);
      goTo('/blog');
      page.scroll(300);
      goTo('/');
      expect(window.scrollY).toBe(0);
    });
  });
});
