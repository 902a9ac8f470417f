/** Fonts that a slow line was spared until the page answers come now; elsewhere they are here. */
export const takeLateFonts = (): void => document.documentElement.removeAttribute('data-fonts-late');
