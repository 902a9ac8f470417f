/** Additions that a quick core of today has done in forty milliseconds, once the loop is compiled. */
const ADDITIONS = 1e8;
/** A core that needs longer for them is busy with one worker alone. */
const QUICK_MS = 60;

const addUp = (): number => {
  const started = performance.now();
  let sum = 0;
  for (let number = 0; number < ADDITIONS; number += 1) sum += number;
  return sum > 0 ? performance.now() - started : 0;
};

/**
 * How many tests run side by side: one a core, and one more for what mostly waits, where the cores are quick enough to leave it something.
 * Where they are not, three would all come later than the product's own limits, and none sooner.
 */
export function workersHere(): number {
  addUp();
  return addUp() < QUICK_MS ? 3 : 2;
}
