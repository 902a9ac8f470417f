import type { Language } from '@shared/contract';
import { status } from '@shared/remote-kit/testing';
import { screen } from '@testing-library/react';
import { mountForm, SETTINGS, words, type MountedForm } from './forms.test-kit.ts';

let form: MountedForm | undefined;
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});

// First: what has arrived once is kept for the life of the module.
describe.each(['/privacy', '/accessibility'] as const)('%s', (url) => {
  it.each<Language>(['ar', 'en'])(
    "says below the brand's own number that the settings failed, in %s",
    async (language) => {
      form = await mountForm(url, language, { [SETTINGS]: status(404) });
      expect(await screen.findByText(words[language].settingsFailed)).toBeInTheDocument();
    },
  );
});

it('says nothing of settings that have come', async () => {
  form = await mountForm('/privacy', 'en');
  await screen.findByRole('link', { name: /^\+?\d/ });
  expect(screen.queryByText(words.en.settingsFailed)).toBeNull();
});
