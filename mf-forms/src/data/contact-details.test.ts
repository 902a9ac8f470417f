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
    });
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
