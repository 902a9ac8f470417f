import { takeFromFinger } from './slides.ts';

describe('what holds the slides', () => {
  it('takes the focus while the platform scrolls it, and none while a driver moves them', () => {
    const viewport = document.createElement('div');
    viewport.tabIndex = 0;
    const giveBack = takeFromFinger(viewport);
    expect(viewport.hasAttribute('tabindex')).toBe(false);
    giveBack();
    expect(viewport.tabIndex).toBe(0);
  });
});
