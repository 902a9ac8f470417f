import { mediaUrl } from './media-url.ts';

it.each([
  ['pictures/villa-1.jpg', '/media/pictures/villa-1.jpg'],
  ['/uploads/a.jpg', '/media/uploads/a.jpg'],
  ['صور/فيلا 1.jpg', '/media/%D8%B5%D9%88%D8%B1/%D9%81%D9%8A%D9%84%D8%A7%201.jpg'],
  ['a%20b.jpg', '/media/a%20b.jpg'],
  ['a.jpg?x=1#y', '/media/a.jpg%3Fx%3D1%23y'],
])('addresses %s', (path, expected) => {
  expect(mediaUrl(path)).toBe(expected);
});

it('asks for a width', () => {
  expect(mediaUrl('a.jpg', 480)).toBe('/media/a.jpg?w=480');
});

it.each([
  undefined,
  '',
  '/',
  '.',
  '..',
  '../a.jpg',
  'a/../../b.jpg',
  'a/./b.jpg',
  '%2e%2e/a.jpg',
  'a%2f..%2fb.jpg',
  'a/%5c..%5cb',
  '\\\\evil\\a.jpg',
  '//evil.example/a.jpg',
  'https://evil.example/a.jpg',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'a\u0000.jpg',
  'a%00.jpg',
  'a\n.jpg',
  '%E0%A4%A.jpg',
  'a//b.jpg',
])('refuses %j', (path) => {
  expect(mediaUrl(path)).toBeUndefined();
});
