import { createFakeHttp, inScenario, expectAccessible, expectNoLeaks } from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import { mountForm } from './pages/forms.test-kit.ts';
import remote from './remote.ts';

const PAGES = ['/contact', '/join'] as const;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('mf-forms in %s (design, "Accessibility")', (language) => {
  it.each(PAGES)('axe finds nothing in %s, nor in its form when it is refused', async (url) => {
    const { element, button, press, unmount } = await mountForm(url, language);
    await expectAccessible(element);
    expect(button()).toBeEnabled();
    press();
    await within(element).findAllByText((_text, node) => node?.id.endsWith('-error') === true);
    await expectAccessible(element);
    await unmount();
  });
});

describe('mf-forms leaves nothing behind (quality, "Memory")', () => {
  it.each(PAGES)('at %s', async (url) => {
    await expectNoLeaks(remote, {
      url,
      http: createFakeHttp({ '*': inScenario('empty') }),
      shown: (element) => within(element).findByRole('heading', { level: 1 }),
    });
  });
});
