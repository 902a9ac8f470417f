import { expectAccessible, expectNoLeaks, mountRemote, type MountedRemote } from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from './remote.ts';

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

let mounted: MountedRemote | undefined;

afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

// The first four have content of their own.
describe.each([
  ['ar', 0],
  ['en', 1],
  ['ar', 2],
  ['en', 3],
] as const)('mf-portal in %s (design, "Accessibility")', (language, index) => {
  it(`axe finds nothing in view ${index + 1}`, async () => {
    mounted = await mountRemote(remote, { url: '/fal-license', language });
    const page = within(mounted.element);
    await page.findByRole('heading', { level: 1 });
    const tab = page.getAllByRole('tab')[index];
    if (!tab) throw new Error(`the portal has no view ${index + 1}`);
    await userEvent.click(tab);
    await expectAccessible(mounted.element);
  });
});

describe('mf-portal leaves nothing behind (quality, "Memory")', () => {
  it('at /fal-license', async () => {
    await expectNoLeaks(remote, {
      url: '/fal-license',
      shown: (element) => within(element).findByRole('heading', { level: 1 }),
    });
  });
});
