import {
  createFakeHttp,
  inScenario,
  expectAccessible,
  expectNoLeaks,
  mountRemote,
} from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import { mountForm } from './pages/forms.test-kit.ts';
import remote from './remote.ts';

const FORMS = ['/contact', '/join'] as const;
const STATEMENTS = ['/privacy', '/accessibility'] as const;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('mf-forms in %s (design, "Accessibility")', (language) => {
  it.each(STATEMENTS)('axe finds nothing in %s', async (url) => {
    const { element, unmount } = await mountRemote(remote, {
      url,
      language,
      http: createFakeHttp({ '*': inScenario('empty') }),
    });
    await within(element).findByRole('heading', { level: 1 });
    await expectAccessible(element);
    await unmount();
  });

  it.each(FORMS)('axe finds nothing in %s, nor in its form when it is refused', async (url) => {
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
  it.each([...FORMS, ...STATEMENTS])('at %s', async (url) => {
    await expectNoLeaks(remote, {
      url,
      http: createFakeHttp({ '*': inScenario('empty') }),
      shown: (element) => within(element).findByRole('heading', { level: 1 }),
    });
  });
});
