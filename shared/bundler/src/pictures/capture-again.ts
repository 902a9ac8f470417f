import { setTimeout as wait } from 'node:timers/promises';

/** What Chromium says where the machine gave its drawing no time: of the page it says nothing. */
const NOT_CAPTURED = 'Unable to capture screenshot';
const MOST_TRIES = 3;
const PAUSE_MS = 500;

/** Takes a picture, and takes it again where the browser was too busy to; rejects at the third time, and at once for anything else. */
export async function captureAgain<T>(capture: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await capture();
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof Error) || !error.message.includes(NOT_CAPTURED))
        throw error;
      await wait(PAUSE_MS);
    }
  }
}
