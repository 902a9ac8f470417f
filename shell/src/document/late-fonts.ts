import { BOTH_FONTS } from '@shared/ui/whole-family';

const LATE = 'data-fonts-late';

/** Fonts that a slow line was spared until the page answers come now, and are seen together; elsewhere they are here. */
export async function takeLateFonts(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute(LATE)) return;
  // Of one that cannot be had, the other is seen all the same.
  await document.fonts.load(...BOTH_FONTS).catch(() => {});
  root.removeAttribute(LATE);
}
