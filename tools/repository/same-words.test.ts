import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

const wordsOf = (owner: string, language: string) =>
  JSON.parse(readFileSync(path.join(root, owner, `src/locales/${language}.json`), 'utf8')) as Record<
    string,
    unknown
  >;

it.each(['ar', 'en'])('all say the same of settings that failed, in %s', (language) => {
  const [shell, ...others] = ['shell', 'mf-forms', 'mf-booking'].map(
    (owner) => wordsOf(owner, language)['settingsFailed'],
  );
  expect(shell).toMatch(/\.$/);
  expect(others).toEqual([shell, shell]);
});
