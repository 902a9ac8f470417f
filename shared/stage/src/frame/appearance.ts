import { directionOf } from '@shared/contract';
import type { StageState } from '../state/stage-state.ts';

export type Appearance = Pick<StageState, 'lang' | 'dir' | 'theme'>;

/** Sets on the document what the shell sets there: language, direction and colour scheme. */
export function applyAppearance({ lang, dir, theme }: Appearance): void {
  const { documentElement } = document;
  documentElement.lang = lang;
  documentElement.dir = dir === 'auto' ? directionOf(lang) : dir;
  if (theme === 'auto') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme;
}
