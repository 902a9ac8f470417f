import { createSaidOnce } from './said-once.ts';

it('shows what several services say once, for a minute, and all that one says itself', () => {
  let now = 0;
  const isNews = createSaidOnce(() => now);
  expect(isNews('mf-blog', 'type.tsx:3 is wrong')).toBe(true);
  expect(isNews('mf-forms', 'type.tsx:3 is wrong')).toBe(false);
  expect(isNews('mf-forms', 'another line')).toBe(true);
  expect(isNews('mf-blog', 'type.tsx:3 is wrong')).toBe(true);
  now = 61_000;
  expect(isNews('mf-forms', 'type.tsx:3 is wrong')).toBe(true);
});
