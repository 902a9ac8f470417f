import type { Map as LibraryMap } from 'maplibre-gl';
import { createResolution } from './resolution.ts';

/** Pixels to one of CSS with which a picture that moves can still be read. */
const FEWEST = 0.5;
/** What has not moved for so long, and for some frames, is at rest. */
const REST = { milliseconds: 150, frames: 3 } as const;

interface Size {
  width: number;
  height: number;
}

/**
 * Draws a map with fewer pixels while it moves, where its frames are slow, and with all of them at rest: where a program draws in
 * the place of a graphics card it is pixels that cost.
 *
 * The map is not asked (`setPixelRatio`): it would end the gesture, and tiles that come meanwhile would keep the soft icons of that
 * ratio. Its canvas and its painter get the other size, of which it knows nothing; whenever it sets its own, as after a lost
 * context, that is all pixels again.
 */
export function lowerResolutionWhileMoving(map: LibraryMap): void {
  const canvas = map.getCanvas();
  const resolution = createResolution();
  /** What the map has set itself, and what it was lowered to. */
  let whole: Size = canvas;
  let lowered: Size | undefined;
  let request: number | undefined;
  /** The frame before, where the map was drawn in it. */
  let drawnAt: number | undefined;
  let movedAt = 0;
  let framesAtRest = 0;

  const is = (size: Size | undefined) => canvas.width === size?.width && canvas.height === size.height;
  const setSize = ({ width, height }: Size) => {
    canvas.width = width;
    canvas.height = height;
    map.painter.resize(width, height, 1);
  };
  const lower = () => {
    if (!is(lowered)) whole = { width: canvas.width, height: canvas.height };
    const share = Math.SQRT1_2 ** resolution.step;
    const next = { width: Math.round(whole.width * share), height: Math.round(whole.height * share) };
    lowered = resolution.step === 0 ? undefined : next;
    if (!is(next)) setSize(next);
  };
  const sharpen = () => {
    const isLow = is(lowered);
    // Before it is drawn: what was dragged meanwhile is taken in there, and lowers it once more.
    lowered = undefined;
    if (!isLow) return;
    setSize(whole);
    // At once: a canvas that was given a size is empty.
    map.redraw();
  };

  const look = (now: number) => {
    const ratio = whole.width / canvas.clientWidth;
    if (drawnAt !== undefined) resolution.frame(now - drawnAt, Math.floor(2 * Math.log2(ratio / FEWEST)));
    drawnAt = framesAtRest === 0 ? now : undefined;
    framesAtRest += 1;
    if (framesAtRest > REST.frames && now - movedAt > REST.milliseconds) {
      request = undefined;
      drawnAt = undefined;
      sharpen();
    } else request = requestAnimationFrame(look);
  };
  map.on('move', () => {
    // What the map does about its own size is no movement.
    if (!map.isMoving()) return;
    if (request === undefined) {
      resolution.begin();
      request = requestAnimationFrame(look);
    }
    movedAt = performance.now();
    framesAtRest = 0;
    lower();
  });
  map.on('remove', () => {
    if (request !== undefined) cancelAnimationFrame(request);
  });
}
