import { createFakeHttp, inScenario, expectAccessible, expectNoLeaks } from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import { mountForm } from './pages/appointments.test-kit.ts';
import remote from './remote.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('mf-booking in %s (design, "Accessibility")', (language) => {
  it('axe finds nothing in the page, nor in a form that is refused', async () => {
    const { element, fill, leave, unmount } = await mountForm({}, language);
    await expectAccessible(element);
    await fill({ name: 'x', phone: '1' });
    await leave('name');
    await leave('phone');
    await expectAccessible(element);
    await unmount();
  });
});

describe('mf-booking leaves nothing behind (quality, "Memory")', () => {
  it.each(['empty', '500'] as const)('with an API that is %s', async (scenario) => {
    await expectNoLeaks(remote, {
      url: '/Appointments',
      http: createFakeHttp({ '*': inScenario(scenario) }),
      shown: (element) => within(element).findByRole('heading', { level: 1 }),
    });
  });
});
