import type { Language } from '@shared/contract';
import type { LeakReport } from '@shared/remote-kit/leaks';
import type { StageState } from '../state/stage-state.ts';

/** Something that went between a remote and its host. */
export interface TrafficEntry {
  /** Milliseconds since the stage was opened. */
  at: number;
  channel: 'bus' | 'host' | 'api';
  /** In a few words, such as `toast add` or `GET /blog/`. */
  title: string;
  /** What followed, in a few words, such as `200 in 34 ms`. */
  outcome?: string;
  /** All of it, as JSON or text. */
  detail?: string;
  wrong?: boolean;
}

/** From the bar to its frame. */
export type BarMessage =
  | { type: 'appearance'; lang: Language; dir: StageState['dir']; theme: StageState['theme'] }
  | { type: 'navigate'; path: string }
  | { type: 'cycle'; cycles: number };

/** From the frame to its bar. */
export type FrameMessage =
  | { type: 'ready'; parcels: readonly string[] }
  | { type: 'location'; path: string }
  | { type: 'traffic'; entry: TrafficEntry }
  | { type: 'cycled'; done: number; cycles: number }
  | { type: 'leaks'; report: LeakReport }
  | { type: 'failed'; message: string };

type Side = 'bar' | 'frame';

/** What travels between the two documents; anything else that is posted there is not the stage's. */
interface Envelope {
  stage: Side;
  message: unknown;
}

const isFrom = (side: Side, data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'stage' in data && data.stage === side && 'message' in data;

function post(side: Side, target: Window, message: BarMessage | FrameMessage): void {
  target.postMessage({ stage: side, message } satisfies Envelope, window.location.origin);
}

function listen(
  side: Side,
  from: () => Window | null | undefined,
  on: (message: unknown) => void,
): () => void {
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && source === from() && isFrom(side, data)) on(data.message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

export const tellFrame = (frame: Window, message: BarMessage): void => post('bar', frame, message);

/** Without a bar around it a frame is its own parent: whoever drives it hears the same messages there. */
export const tellBar = (message: FrameMessage): void => post('frame', window.parent, message);

// Both sides come from one release: what has the envelope of the other side is of its shape.
export const hearFrame = (frame: () => Window | null | undefined, on: (message: FrameMessage) => void) =>
  listen('frame', frame, (message) => on(message as FrameMessage));

export const hearBar = (on: (message: BarMessage) => void) =>
  listen(
    'bar',
    () => window.parent,
    (message) => on(message as BarMessage),
  );
