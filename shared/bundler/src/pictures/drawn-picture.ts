import { createHash } from 'node:crypto';

const SKIES = ['f6d9ad', 'bcd6df', '3d5a6c', 'e7c9c4', 'cfd8c2'] as const;
const GROUNDS = ['c98d5b', '7fa3b1', '1b3140', '96635a', '6f7f5a'] as const;

/**
 * A house under a sky as SVG, in colours by its address, without what a photograph costs to keep. It is no mirror image of
 * itself, so that one that is turned round, cut elsewhere or another's is seen.
 */
export function drawnPicture(address: string): string {
  const [sky = 0, ground = 0, side = 0] = createHash('sha256')
    .update(address.split('?')[0] ?? '')
    .digest();
  const x = 60 + (side % 160);
  const dark = GROUNDS[ground % GROUNDS.length];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 400 300">` +
    `<path fill="#${SKIES[sky % SKIES.length]}" d="M0 0h400v300H0z"/><circle cx="330" cy="64" r="26" fill="#fffdf8"/>` +
    `<path fill="#${dark}" d="M0 240h400v60H0z"/><path fill="#fffdf8" d="M${x} 240v-90h120v90z"/>` +
    `<path fill="#${dark}" d="M${x + 18} 240v-46h24v46zM${x + 70} 176h30v24h-30z"/></svg>`
  );
}
