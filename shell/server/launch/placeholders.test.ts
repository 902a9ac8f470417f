import { brand } from '@shared/brand';
import { isPublic, placeholdersOf, placeholdersOfSettings } from './placeholders.ts';

const real = {
  licences: brand.licences.map((licence) => ({ ...licence, number: '1200012345' })),
  contact: { ...brand.contact, phone: '+966 11 234 5678', email: 'office@sadaf-homes.com' },
  privacyEmail: 'privacy@sadaf-homes.com',
  listingPhone: '+966 50 123 4567',
  social: {
    linkedin: 'https://www.linkedin.com/company/sadaf',
    facebook: 'https://www.facebook.com/sadaf',
    instagram: 'https://www.instagram.com/sadaf',
    twitter: 'https://x.com/sadaf',
    whatsapp: 'https://wa.me/966501234567',
    tiktok: 'https://www.tiktok.com/@sadaf',
  },
};

it('finds every number, address and link of the brand as it comes', () => {
  const found = placeholdersOf(brand, 'https://www.example.com');
  expect(found).toHaveLength(13);
  for (const text of ['SITE_URL', '0000000000', '+966 11 000 0000', 'privacyEmail', '+966 50 000 0000'])
    expect(found.join('\n')).toContain(text);
});

it("finds nothing in a company's own", () =>
  expect(placeholdersOf(real, 'https://www.sadaf-homes.com')).toEqual([]));

it('names what is left, and nothing else', () =>
  expect(
    placeholdersOf(
      { ...real, social: { ...real.social, tiktok: 'https://www.tiktok.com/' } },
      'https://sadaf.homes',
    ),
  ).toEqual(["social.tiktok is https://www.tiktok.com/, which is nobody's"]));

it("finds in the API's settings nobody's numbers, example addresses and links without an account", () =>
  expect(
    placeholdersOfSettings({
      phone: '+966500000000',
      email: 'info@example.com',
      socialMedia: {
        whatsapp: '+966 50 000 0000',
        facebook: 'https://www.example.com/facebook',
        linkedin: 'https://www.linkedin.com/',
        instagram: real.social.instagram,
      },
    }),
  ).toEqual([
    "the API's settings have the phone +966500000000",
    "the API's settings have the email info@example.com",
    "the API's settings have +966 50 000 0000 for whatsapp, which is nobody's",
    "the API's settings have https://www.example.com/facebook for facebook, which is nobody's",
    "the API's settings have https://www.linkedin.com/ for linkedin, which is nobody's",
  ]));

it("finds nothing in a company's own settings, nor in those that say nothing", () => {
  const { phone, email } = real.contact;
  const socialMedia = { ...real.social, whatsapp: '+966501234567' };
  expect(placeholdersOfSettings({ phone, email, socialMedia })).toEqual([]);
  expect(placeholdersOfSettings({ socialMedia: {} })).toEqual([]);
});

it.each([
  ['https://www.sadaf-homes.com', true],
  ['https://example.com', true],
  ['http://localhost:3000', false],
  ['https://localhost:8443', false],
  ['http://192.168.1.4:3000', false],
  ['http://[::1]:3000', false],
  ['http://shell:3000', false],
  ['https://site.internal', false],
])('%s is public: %s', (siteUrl, expected) => expect(isPublic(siteUrl)).toBe(expected));
