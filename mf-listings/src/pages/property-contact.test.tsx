import { ok } from '@shared/remote-kit/testing';
import type { Language } from '@shared/contract';
import { screen, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { mountListings, nameIn, press, unmountListings, words } from './listings.test-kit.ts';

const said = {
  ar: { call: 'اتصال', chat: 'واتساب', book: 'احجز موعد معاينة', share: 'مشاركة' },
  en: { call: 'Call', chat: 'WhatsApp', book: 'Book a viewing', share: 'Share' },
} as const;

afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

describe.each<Language>(['ar', 'en'])('section 2, property detail, in %s', (language) => {
  const t = words[language];
  const { call, chat, book, share } = said[language];

  async function mountProperty(fields: Readonly<Record<string, unknown>> = {}) {
    const answers = { 'GET /home/homes/p1': ok({ data: propertyRecord('p1', fields) }) };
    await mountListings('/property/p1', answers, language);
    await screen.findByRole('heading', { level: 1 });
  }
  const panel = () => within(screen.getByRole('complementary', { name: t.contact.label }));
  const bar = () => screen.getByRole('region', { name: t.contact.barLabel });
  const link = (name: string) => panel().getByRole<HTMLAnchorElement>('link', { name });
  const messageOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('text') ?? '';

  describe('the contact panel', () => {
    it('calls by a phone link', async () => {
      await mountProperty();
      expect(link(call)).toHaveAttribute('href', 'tel:+96550001111');
      expect(panel().getByText('+965 5000 1111')).toBeInTheDocument();
    });

    it('chats with name, description, city and district in Arabic', async () => {
      await mountProperty();
      const { origin, pathname } = new URL(link(chat).href);
      expect(origin + pathname).toBe('https://wa.me/966500000007');
      const message = messageOf(link(chat));
      for (const part of ['عقار p1', 'وصف العقار', 'حولي', 'سلوى']) expect(message).toContain(part);
      expect(message).not.toMatch(/Listing|About|Hawalli|Salwa/);
      expect(link(chat)).toHaveAttribute('rel', expect.stringContaining('noopener'));
    });

    it('adds the page’s address to the chat when it is pressed, in the language of the page', async () => {
      await mountProperty();
      link(chat).addEventListener('click', (event) => event.preventDefault());
      await press(link(chat));
      const lines = messageOf(link(chat)).split('\n');
      expect(lines.at(-1)).toBe(`http://localhost/property/p1?lang=${language}`);
    });

    it('quotes no more of a long description than a message should hold', async () => {
      await mountProperty({ description_ar: 'كلمة '.repeat(80) });
      const message = messageOf(link(chat));
      expect(message).toContain('كلمة كلمة');
      expect(message.length).toBeLessThan(300);
    });

    it('section 9: takes placeholder phone and default places where they are missing', async () => {
      await mountProperty({ phone: undefined, whatsapp: undefined, location: undefined });
      expect(link(call)).toHaveAttribute('href', 'tel:+966500000000');
      expect(new URL(link(chat).href).pathname).toBe('/966500000000');
      expect(messageOf(link(chat))).toContain('الرياض، الملقا');
    });

    it('chats with the phone where there is no number for chats (section 3)', async () => {
      await mountProperty({ whatsapp: undefined });
      expect(new URL(link(chat).href).pathname).toBe('/96550001111');
    });

    it('stays in sight: on a phone these links and the way to a viewing stick to the edge of the window', async () => {
      await mountProperty();
      expect(bar()).toHaveStyle({ position: 'sticky' });
      for (const name of [call, chat]) {
        expect(within(bar()).getByRole('link', { name })).toHaveAttribute('href', link(name).href);
      }
      expect(within(bar()).getByRole('link', { name: t.contact.bookShort })).toHaveAttribute(
        'href',
        '/Appointments?property=p1',
      );
    });

    it('books a viewing of what can be had', async () => {
      await mountProperty();
      expect(link(book)).toHaveAttribute('href', '/Appointments?property=p1');
    });

    it('takes no appointments for one that is gone', async () => {
      await mountProperty({ soldOut: true });
      expect(link(chat)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: book })).toBeNull();
    });

    it.each(['sell', 'rent'])('names no number to call about one to %s that is gone', async (add_Type) => {
      await mountProperty({ soldOut: true, add_Type });
      expect(screen.queryByRole('link', { name: call })).toBeNull();
      expect(document.querySelector('main a[href^="tel:"], aside a[href^="tel:"]')).toBeNull();
      expect(screen.queryByText('+965 5000 1111')).toBeNull();
    });

    it('asks the chat for something like one that is gone, and for the thing itself while it is there', async () => {
      await mountProperty({ soldOut: true });
      for (const place of [panel(), within(bar())]) {
        const message = messageOf(place.getByRole<HTMLAnchorElement>('link', { name: chat }));
        expect(message).toContain('أبحث عن عقار مشابه لهذا العقار: عقار p1');
        expect(message).not.toContain('الاستفسار');
      }
      await unmountListings();
      await mountProperty();
      expect(messageOf(link(chat))).toContain('أرغب في الاستفسار عن العقار: عقار p1');
    });

    it.each([
      ['sell', '/sell?type=villa'],
      ['rent', '/rent?type=villa'],
    ] as const)(
      'says plainly that one to %s is gone, and leads to others like it',
      async (add_Type, others) => {
        await mountProperty({ soldOut: true, add_Type, propertyType: 'villa' });
        // In the page's own words, and in the panel's.
        expect(screen.getAllByText(t.gone.title[add_Type])).toHaveLength(2);
        expect(link(t.gone.others)).toHaveAttribute('href', others);
        expect(within(bar()).getByRole('link', { name: t.gone.others })).toHaveAttribute('href', others);
        expect(within(bar()).queryByRole('link', { name: call })).toBeNull();
      },
    );
  });

  describe('Share', () => {
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share');
    });
    const shareLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: share });

    it('uses the share sheet of the device', async () => {
      const shareSheet = jest.fn().mockResolvedValue(undefined);
      Object.assign(navigator, { share: shareSheet });
      await mountProperty();
      await press(shareLink());
      expect(shareSheet).toHaveBeenCalledWith({
        title: nameIn(language, 'p1'),
        url: `http://localhost/property/p1?lang=${language}`,
      });
    });

    it.each([
      ['closes without more ado when the visitor closes the sheet', 'AbortError', 0],
      ['goes on to the mail link when the device refuses', 'NotAllowedError', 1],
    ])('%s', async (_case, name, moves) => {
      // jsdom follows no address, and says so each time.
      const followed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      Object.assign(navigator, { share: jest.fn().mockRejectedValue(new DOMException('', name)) });
      await mountProperty();
      await press(shareLink());
      expect(followed.mock.calls.filter((told) => String(told).includes('navigation'))).toHaveLength(moves);
    });

    it('or else is a mail link', async () => {
      await mountProperty();
      // jsdom follows no links; what counts is where this one leads when it is pressed.
      shareLink().addEventListener('click', (event) => event.preventDefault());
      await press(shareLink());
      const address = new URL(shareLink().href);
      expect(address.protocol).toBe('mailto:');
      expect(address.searchParams.get('subject')).toBe(nameIn(language, 'p1'));
      expect(address.searchParams.get('body')).toBe(
        `${nameIn(language, 'p1')}\nhttp://localhost/property/p1?lang=${language}`,
      );
    });
  });
});
