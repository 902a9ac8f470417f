import { opensElsewhere } from './opens-elsewhere.ts';

const HELD = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each(Object.keys(HELD))('a press with %s held is the browser’s', (key) => {
  expect(opensElsewhere(new MouseEvent('click', { ...HELD, [key]: true }))).toBe(true);
});

it('a press with none held is the page’s', () => {
  expect(opensElsewhere(new MouseEvent('click', HELD))).toBe(false);
});
