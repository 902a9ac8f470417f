import { brand } from '@shared/brand';
import { companyContact } from './contact-details.ts';

const settings = {
  address: 'طريق الملك فهد، الرياض',
  email: 'hello@office.example',
  phone: '+966 (11) 222-3333',
  socialMedia: {},
};

describe('contact details (specification, section 2)', () => {
  it('come from the settings', () => {
    expect(companyContact(settings, 'ar')).toEqual({
      address: 'طريق الملك فهد، الرياض',
      email: 'hello@office.example',
      emailHref: 'mailto:hello@office.example',
      phone: '+966 (11) 222-3333',
      phoneHref: 'tel:+966112223333',
      chatHref: brand.social.whatsapp,
      mapHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(settings.address)}`,
    });
  });

  it.each([
    ['https://wa.me/966511112222', 'https://wa.me/966511112222'],
    ['+966 51 111 2222', 'https://wa.me/966511112222'],
  ])('a chat is an address or a number: %s', (whatsapp, href) => {
    expect(companyContact({ ...settings, socialMedia: { whatsapp } }, 'ar').chatHref).toBe(href);
  });

  it('the map is where the brand says, or a search for the address that is known', () => {
    expect(companyContact(settings, 'en').mapHref).toBe(companyContact(settings, 'ar').mapHref);
    expect(companyContact(undefined, 'en').mapHref).toMatch(/query=Riyadh%2C%20Saudi%20Arabia$/);
    const map = 'https://maps.example/office';
    const contact = jest.replaceProperty(brand, 'contact', { ...brand.contact, map });
    expect(companyContact(settings, 'ar').mapHref).toBe(map);
    contact.restore();
  });

  it('name a fixed address in English', () => {
    expect(companyContact(settings, 'en').address).toBe(brand.contact.address.en);
  });

  it('come from the brand where the settings are silent', () => {
    for (const silent of [undefined, { socialMedia: {} }]) {
      expect(companyContact(silent, 'ar')).toMatchObject({
        address: brand.contact.address.ar,
        email: brand.contact.email,
        phone: brand.contact.phone,
      });
    }
  });
});
