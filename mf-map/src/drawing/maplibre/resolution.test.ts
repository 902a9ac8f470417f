import { createResolution } from './resolution.ts';

/** To the fewest pixels there are two steps, as from one pixel to one of CSS. */
const FEWEST = 2;

/** Moves for as many frames, each of which takes as long as `cost` says of the step it is drawn with. */
function move(
  resolution: ReturnType<typeof createResolution>,
  cost: (step: number) => number,
  frames = 120,
): number[] {
  resolution.begin();
  return Array.from({ length: frames }, () => {
    const { step } = resolution;
    resolution.frame(cost(step), FEWEST);
    return step;
  });
}

/** A program that draws: some of a frame's time is by the pixel. */
const program = (step: number) => 9 + 40 / 2 ** step;

test('frames that are quick are drawn with all pixels, also when one of them was held up', () => {
  const resolution = createResolution();
  for (let movement = 0; movement < 20; movement += 1) {
    let frame = 0;
    expect(new Set(move(resolution, () => (++frame % 30 === 7 ? 250 : 16.7)))).toEqual(new Set([0]));
  }
});

test('slow frames are drawn with fewer pixels within a second, and with no more until the movement ends', () => {
  const steps = move(createResolution(), program);
  expect(steps.indexOf(2) * program(0)).toBeLessThan(1000);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.at(-1)).toBe(2);
});

test('no more are spared than it takes', () => {
  const steps = move(createResolution(), (step) => 5 + 24 / 2 ** step);
  expect(steps.at(-1)).toBe(1);
});

test('the next movement begins with what was enough, and after some one tries more, more and more seldom', () => {
  const resolution = createResolution();
  move(resolution, program);
  const begun = Array.from({ length: 24 }, () => move(resolution, program)[0]);
  expect(begun[0]).toBe(2);
  const trials = begun.flatMap((step, movement) => (step === 1 ? [movement] : []));
  expect(trials.length).toBeGreaterThan(1);
  expect((trials[1] ?? 0) - (trials[0] ?? 0)).toBeGreaterThan(trials[0] ?? 0);
});

test('a machine that was only busy gets all pixels back', () => {
  const resolution = createResolution();
  move(resolution, program);
  const last = Array.from({ length: 12 }, () => move(resolution, () => 8)).at(-1);
  expect(last?.[0]).toBe(0);
});

test('fewer pixels that are no help, as on a display with 30 frames a second, are given up', () => {
  const resolution = createResolution();
  const steps = move(resolution, () => 33.3);
  expect(steps).toContain(2);
  expect(steps.at(-1)).toBe(0);
  expect(new Set(move(resolution, () => 33.3))).toEqual(new Set([0]));
});

test('the fewest pixels stay where they help, though frames are slow with them too', () => {
  const steps = move(createResolution(), (step) => 30 + 40 / 2 ** step);
  expect(steps.at(-1)).toBe(2);
});

test('a picture with too few pixels already is left alone', () => {
  const resolution = createResolution();
  resolution.begin();
  for (let frame = 0; frame < 60; frame += 1) resolution.frame(80, -1);
  expect(resolution.step).toBe(0);
});
