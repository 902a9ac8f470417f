import { brand } from '@shared/brand';
import { isPublic, placeholdersOf } from './placeholders.ts';

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
