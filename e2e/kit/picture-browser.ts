import { launchPictureBrowser, type PictureBrowser } from '@shared/bundler/pictures';
import { expect } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import type { PicturesReport } from '@shared/bundler/pictures';

/**
 * Machines that draw text otherwise: stems drawn onto the pixels' grid, as a desk's settings may have it. What a machine is set to
 * counts for nothing in the pictures' own browser.
 */
export const launchOnAnotherMachine = (): Promise<PictureBrowser> =>
  launchPictureBrowser({ textArguments: ['--font-render-hinting=slight', '--force-color-profile=srgb'] });

/** Says which pictures are not as accepted, and where the page is that shows them. */
export function expectAsAccepted({ reported, file }: PicturesReport): void {
  const others = reported.map(({ kind, name }) => `${kind} ${name}`);
  expect(others, `before, after and difference are in ${pathToFileURL(file).href}`).toEqual([]);
}
