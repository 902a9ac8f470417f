import type { Page } from '@playwright/test';
import { requestsAnswered } from '../requests.ts';
import { lookAtColours } from './colours.ts';
import { lookAtControls } from './controls.ts';
import { lookAtRings } from './focus-rings.ts';
import { outOfReach } from './out-of-reach.ts';
import { lookAtOrder } from './reading-order.ts';
import { startWalk, type KeyboardWalk, type Walker } from './walker.ts';

type Walked = Window & { keyboardWalker?: Walker };

/** Each of these stands alone, since nothing is imported in a page. */
const START = `void (window.keyboardWalker = (${startWalk.toString()})({
  controls: (${lookAtControls.toString()})(),
  rings: (${lookAtRings.toString()})((${lookAtColours.toString()})()),
  order: (${lookAtOrder.toString()})(),
  outOfReach: ${outOfReach.toString()},
}))`;

/** Runs in the page: asks for all that comes as a visitor comes near. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await frame();
  }
}

/** Runs in the page: the focus stands before its first control. */
function startAtTop(): void {
  if (document.querySelector('dialog:modal')) return;
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
  window.scrollTo(0, 0);
}

/** More than any page has. */
const MOST_PRESSES = 600;
/** Sent at once: a press takes less time than to say that it was taken. */
const AT_ONCE = 12;

const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/** Walks from the top of a page whose requests are followed, or through the modal dialog that is open. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(scrollThrough);
  await requestsAnswered(page);
  await page.evaluate(startAtTop);
  await page.evaluate(START);
  const devTools = await page.context().newCDPSession(page);
  const isOver = () => page.evaluate(() => (window as Walked).keyboardWalker?.isOver() ?? true);
  let presses = 0;
  do {
    await Promise.all(Array.from({ length: AT_ONCE }, () => devTools.send('Input.dispatchKeyEvent', TAB)));
    presses += AT_ONCE;
  } while (presses < MOST_PRESSES && !(await isOver()));
  await devTools.detach();
  const walk = await page.evaluate(() => (window as Walked).keyboardWalker?.end());
  if (!walk) throw new Error('another page has come');
  if (presses >= MOST_PRESSES) walk.faults.push('the focus never leaves the page');
  return walk;
}
