/** How many pixels a picture that moves is drawn with: all, until its frames are slow. Knows no map and no clock. */
export interface Resolution {
  /** 0 is all pixels, and each step halves them. */
  readonly step: number;
  /** A movement begins: with what was enough for the last one, or, after some that were quick with that, with more. */
  begin(): void;
  /**
   * A frame of the movement has been drawn.
   * @param took milliseconds
   * @param fewest the step beyond which the picture could not be read
   */
  frame(took: number, fewest: number): void;
}

/** Milliseconds of a slow frame: there are fewer than 50 a second. */
const SLOW = 20;
/** What one is to be brought to: a display's with 60 a second. */
const WANTED = 17;
/** Frames are judged together that took so long, and no fewer than some. */
const JUDGED = { milliseconds: 200, frames: 6 } as const;
/** Frames after a change that are not judged: those before it are still being drawn, and new memory is sought. */
const SETTLING = 5;
/** Where the fewest pixels leave more than this of the time that all take, something else is slow, or the display itself. */
const NO_HELP = 0.85;
/** So often the fewest are slow in a row before that is asked: what comes into sight for the first time is slow for a while. */
const DOUBT = 6;
/** So many quick movements with fewer pixels before one begins with more; twice as many each time that those were too many. */
const PATIENCE = { first: 4, most: 64 } as const;

export function createResolution(): Resolution {
  let step = 0;
  let times: number[] = [];
  let settling = 0;
  let movement: 'unknown' | 'quick' | 'slow' = 'unknown';
  let quickMovements = 0;
  let patience: number = PATIENCE.first;
  /** This movement has begun with more pixels than were enough. */
  let isTrial = false;
  /** While all pixels are tried once more: the step that was slow as well, and a frame's time there. */
  let compared: { step: number; mean: number } | undefined;
  let isCompared = false;
  let doubts = 0;
  /** Fewer pixels have been no help: nothing is tried any more. */
  let isHopeless = false;

  const judge = (mean: number, fewest: number) => {
    if (compared) {
      isHopeless = compared.mean > mean * NO_HELP;
      if (!isHopeless) step = Math.min(compared.step, fewest);
      compared = undefined;
      return;
    }
    if (mean <= SLOW) {
      doubts = 0;
      if (movement === 'unknown') movement = 'quick';
      return;
    }
    movement = 'slow';
    quickMovements = 0;
    if (isTrial) patience = Math.min(patience * 2, PATIENCE.most);
    isTrial = false;
    if (step < fewest) {
      step = Math.min(fewest, step + Math.max(1, Math.ceil(Math.log2(mean / WANTED))));
    } else if (step > 0 && !isCompared && ++doubts >= DOUBT) {
      // What is in sight changes while it moves: only times of one moment can be compared.
      compared = { step, mean };
      isCompared = true;
      step = 0;
    }
  };

  return {
    get step() {
      return step;
    },
    begin() {
      if (compared) step = compared.step;
      compared = undefined;
      if (movement === 'quick') {
        if (isTrial) patience = PATIENCE.first;
        isTrial = false;
        if (step > 0) quickMovements += 1;
      }
      if (quickMovements >= patience) {
        quickMovements = 0;
        step -= 1;
        isTrial = true;
      }
      movement = 'unknown';
      times = [];
    },
    frame(took, fewest) {
      if (settling > 0) {
        settling -= 1;
        return;
      }
      times.push(took);
      const sum = times.reduce((all, time) => all + time, 0);
      if (isHopeless || times.length < JUDGED.frames || sum < JUDGED.milliseconds) return;
      // One long task is no slow drawing.
      const mean = (sum - Math.max(...times)) / (times.length - 1);
      times = [];
      const before = step;
      judge(mean, fewest);
      if (step !== before) settling = SETTLING;
    },
  };
}
