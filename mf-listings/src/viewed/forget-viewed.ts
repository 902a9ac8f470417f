import { recentlyViewed } from './recently-viewed.ts';

/** Forgets those that can no longer be had, so that others have their places. */
export const forgetViewed = (gone: ReadonlySet<string>): void => {
  if (gone.size > 0) recentlyViewed.write(recentlyViewed.read().filter((id) => !gone.has(id)));
};
