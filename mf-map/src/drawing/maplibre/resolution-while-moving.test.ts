import type { Map as LibraryMap } from 'maplibre-gl';
import { lowerResolutionWhileMoving } from './resolution-while-moving.ts';

/** A map of 800 to 600 pixels of CSS, and frames by hand. */
function createMap(ratio: number) {
  const canvas = document.createElement('canvas');
  const listeners = new Map<string, () => void>();
  const painted: string[] = [];
  const size = () => `${canvas.width}x${canvas.height}`;
  const fitCanvas = () => Object.assign(canvas, { width: 800 * ratio, height: 600 * ratio });
  Object.defineProperty(canvas, 'clientWidth', { value: 800 });
  fitCanvas();
  const state = { isMoving: false };
  const map = {
    getCanvas: () => canvas,
    isMoving: () => state.isMoving,
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    painter: {
      resize: (width: number, height: number, of: number) => painted.push(`${width}x${height}x${of}`),
    },
    redraw: jest.fn(),
  };
  lowerResolutionWhileMoving(map as unknown as LibraryMap);

  let now = 1000;
  let frames: FrameRequestCallback[] = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
  const passFrames = (count: number, took: number, isMoving: boolean) => {
    for (let frame = 0; frame < count; frame += 1) {
      // A fifth of a frame's time is not by the pixel.
      now += took * (0.2 + (0.8 * canvas.width * canvas.height) / (800 * 600 * ratio ** 2));
      const due = frames;
      frames = [];
      for (const each of due) each(now);
      state.isMoving = isMoving;
      if (isMoving) listeners.get('move')?.();
    }
  };
  return {
    map,
    size,
    painted,
    fitCanvas,
    move: (took: number, count = 60) => passFrames(count, took, true),
    rest: () => passFrames(40, 16, false),
    /** The map does something about its own size. */
    fire: (name: string) => listeners.get(name)?.(),
    waiting: () => frames.length,
  };
}

afterEach(() => jest.restoreAllMocks());

test('a map whose frames are slow has fewer pixels while it moves, and all at rest, drawn at once', () => {
  const { map, move, rest, size, painted } = createMap(1);
  move(45);
  expect(size()).toBe('400x300');
  expect(painted.at(-1)).toBe('400x300x1');
  expect(map.redraw).not.toHaveBeenCalled();
  rest();
  expect(size()).toBe('800x600');
  expect(painted.at(-1)).toBe('800x600x1');
  expect(map.redraw).toHaveBeenCalledTimes(1);
});

test('it begins the next movement with them, and looks at no frames at rest', () => {
  const { move, rest, size, waiting } = createMap(1);
  move(45);
  rest();
  expect(waiting()).toBe(0);
  move(16, 1);
  expect(size()).toBe('400x300');
});

test('a map whose frames are quick is never touched', () => {
  const { map, move, rest, size, painted } = createMap(2);
  for (let movement = 0; movement < 5; movement += 1) {
    move(16);
    rest();
  }
  expect(size()).toBe('1600x1200');
  expect(painted).toEqual([]);
  expect(map.redraw).not.toHaveBeenCalled();
});

test.each([
  [1, '400x300'],
  [2, '400x300'],
  [3, '424x318'],
])('with %d pixels to one of CSS there is never less than half of one', (ratio, fewest) => {
  const { move, size } = createMap(ratio);
  move(90, 120);
  expect(size()).toBe(fewest);
});

test('whatever the map does about its own size is all pixels from then on', () => {
  const { move, rest, size, fitCanvas, fire, painted } = createMap(1);
  move(45);
  fitCanvas();
  fire('move');
  expect(size()).toBe('400x300');
  rest();
  expect(size()).toBe('800x600');
  painted.length = 0;
  // At rest a new size, as after a lost context, is no movement.
  fire('move');
  rest();
  expect(painted).toEqual([]);
});

test('a movement that begins with the drawing of all pixels ends with all of them', () => {
  const { map, move, rest, size } = createMap(1);
  // What was dragged meanwhile is taken in as the map is drawn.
  map.redraw.mockImplementationOnce(() => move(16, 1));
  move(45);
  rest();
  rest();
  expect(map.redraw).toHaveBeenCalledTimes(2);
  expect(size()).toBe('800x600');
});

test('a removed map asks for no more frames', () => {
  const { move, fire, waiting } = createMap(1);
  move(45);
  fire('remove');
  expect(waiting()).toBe(0);
});
