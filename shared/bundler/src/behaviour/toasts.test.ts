import type { Release } from '@shared/contract';
import { pressForToast } from './toasts.ts';
import type { Trial } from './trial.ts';

/** A trial that opens no page. */
const trialOf = (release: Partial<Release>, candidate: 'release' | 'shell', refuse: (text: string) => void) =>
  ({ subject: { release: { name: 'mf-blog', ...release }, candidate }, refuse }) as unknown as Trial;

describe('a release whose toasts nothing is said to bring', () => {
  it.each<[Partial<Release>, 'release' | 'shell', string[]]>([
    [
      { sendsToasts: true },
      'release',
      ['mf-blog sends toasts, and "toasts" of its package.json names nothing that brings one'],
    ],
    [{ sendsToasts: true, toasts: [] }, 'shell', []],
    [{ sendsToasts: false }, 'release', []],
    [{}, 'release', []],
  ])('%j, as a candidate %s: %j', async (release, candidate, sentences) => {
    const refused: string[] = [];
    expect(
      await pressForToast(
        trialOf(release, candidate, (text) => refused.push(text)),
        [],
      ),
    ).toEqual([]);
    expect(refused).toEqual(sentences);
  });
});
