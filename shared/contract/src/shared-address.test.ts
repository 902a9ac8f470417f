import { addressToShare } from './shared-address.ts';

it.each([
  ['/property/p1', 'ar', 'https://site.example/property/p1?lang=ar'],
  ['/sell?q=villa&page=2', 'en', 'https://site.example/sell?q=villa&page=2&lang=en'],
  ['/blog/a?lang=ar#part', 'en', 'https://site.example/blog/a?lang=en#part'],
] as const)('%s read in %s is shared as %s', (path, language, shared) => {
  expect(addressToShare(path, language, 'https://site.example')).toBe(shared);
});
