import type { NotedError } from './noted-error.ts';

/** From press to the next painted picture; from here on it counts as poor (https://web.dev/articles/inp). */
const SLOW_MS = 500;
/** Frames come before the press that they made wait is told of, and with it. */
const KEPT_FRAMES = 20;

/** Of the Long Animation Frames API, which TypeScript's library does not know yet. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; sourceCharPosition: number; duration: number }[];
}

/** Whose root an element stands in: a script that answers for all roots, as React does, is told of instead of the root's own. */
const rootOf = (target: Node | null): string => {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-parcel], [data-section]') : null;
  return element?.dataset['parcel'] ?? element?.dataset['section'] ?? 'shell';
};

/**
 * Notes each press whose effect was painted half a second later or more, with the script that worked longest meanwhile, where
 * the browser tells of both (Chromium). Presses from before are told, too.
 */
export function watchSlowAnswers(note: (noted: NotedError) => void): void {
  const known = typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes;
  if (!known.includes('event') || !known.includes('long-animation-frame')) return;
  let frames: LongFrame[] = [];
  new PerformanceObserver((list) => {
    frames = [...frames, ...(list.getEntries() as LongFrame[])].slice(-KEPT_FRAMES);
  }).observe({ type: 'long-animation-frame', buffered: true });

  const tell = ({ name, startTime, duration, target }: PerformanceEventTiming) => {
    const [script] = frames
      .filter(
        (frame) => frame.startTime < startTime + duration && frame.startTime + frame.duration > startTime,
      )
      .flatMap(({ scripts }) => scripts)
      .toSorted((one, other) => other.duration - one.duration);
    const thrown = Object.assign(new Error(`${name} was answered after ${SLOW_MS} ms or more`), {
      name: 'SlowAnswer',
      stack: '',
    });
    note({
      kind: 'slow',
      thrown,
      remote: rootOf(target),
      ...(script && { stack: `${script.sourceURL}:0:${Math.max(0, script.sourceCharPosition)}` }),
    });
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      // One press is several events, and only those of an interaction have its number.
      if (entry.interactionId)
        // Its frame may be told of after it.
        setTimeout(tell, 100, entry);
  }).observe({ type: 'event', durationThreshold: SLOW_MS, buffered: true });
}
