import { directionOf, type Language } from '@shared/contract';

/** How far an arrow key moves in the reading direction; undefined for other keys. */
export function stepOfKey(key: string, language: Language): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (directionOf(language) === 'ltr') ? 1 : -1;
}
