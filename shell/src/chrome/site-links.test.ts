import { matchRoute } from '@shared/contract';
import {
  isPresent,
  navigationLinks,
  ownLinks,
  quickLinks,
  serviceLinks,
  statementLinks,
} from './site-links.ts';
import english from '../locales/en.json';

describe('the link that is marked as present', () => {
  it.each([
    ['/', '/', true],
    ['/', '/blog', false],
    ['/blog', '/blog', true],
    ['/blog', '/blog/7', true],
    ['/blog', '/blogs', false],
    ['/blog', '/', false],
    ['/Appointments', '/appointments', true],
    ['/sell', '/SELL', true],
  ])('%s at %s: %s', (href, pathname, expected) => expect(isPresent(href, pathname)).toBe(expected));
});

describe('the links of header and footer', () => {
  const links = [
    ...navigationLinks,
    ...Object.values(ownLinks),
    ...quickLinks,
    ...serviceLinks,
    ...statementLinks,
  ];

  it('lead to pages that somebody owns', () => {
    expect(links.filter(({ href }) => matchRoute(href.split('?')[0] ?? '').route.id === 'not-found')).toEqual(
      [],
    );
  });

  it('lead to the portal only where the brand says so', async () => {
    expect(links.map(({ href }) => href)).not.toContain('/fal-license');
    jest.resetModules();
    const { brand } = await import('@shared/brand');
    brand.linksToPortal = true;
    const other = await import('./site-links.ts');
    expect(other.serviceLinks.map(({ href }) => href)).toContain('/fal-license');
  });

  it('have words', () => {
    const words = new Set(Object.keys(english.nav).map((key) => `nav.${key}`));
    expect(links.filter(({ label }) => !words.has(label))).toEqual([]);
  });
});
