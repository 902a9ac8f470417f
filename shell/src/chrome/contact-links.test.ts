import { whatsAppHref } from './contact-links.ts';

it('takes a chat account as an address or as a number, which gets its country code', () => {
  expect(whatsAppHref('https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC');
  expect(whatsAppHref('https://wa.me/966500000000')).toBe('https://wa.me/966500000000');
  expect(whatsAppHref('+966 50 000 0000')).toBe('https://wa.me/966500000000');
  expect(whatsAppHref('00966500000000')).toBe('https://wa.me/966500000000');
  expect(whatsAppHref('0500000000')).toBe('https://wa.me/966500000000');
});
