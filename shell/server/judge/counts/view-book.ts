import type { SeenRelease, ViewReport } from '@shared/contract';

/** From the first word of a page load on what it says may still change; then it counts, whatever it was. */
export const SETTLED_AFTER_MS = 20_000;
/** A thousand page loads a second. */
const MOST_VIEWS = 20_000;

/** Page loads that have told of themselves, until what they say is their last word. */
export interface ViewBook {
  /** What comes under the same id takes the place of what was said before. @returns false where there is no room for it */
  take(report: ViewReport): boolean;
  /** Those that have settled since it was asked last, each once. */
  settled(): SeenRelease[];
}

/**
 * A page load settles a fixed time after its first word, which comes at a fixed time of its own (`watch-views.ts`), so when it
 * counts does not depend on how it went.
 * @param now milliseconds from some moment on
 */
export function openViewBook(now: () => number): ViewBook {
  /** In the order of their first words. */
  const open = new Map<string, { report: ViewReport; at: number }>();
  return {
    take(report) {
      const known = open.get(report.id);
      if (!known && open.size >= MOST_VIEWS) return false;
      if (known) known.report = report;
      else open.set(report.id, { report, at: now() });
      return true;
    },
    settled() {
      const limit = now() - SETTLED_AFTER_MS;
      const settled: SeenRelease[] = [];
      for (const [id, { report, at }] of open) {
        if (at > limit) break;
        open.delete(id);
        settled.push(...report.releases);
      }
      return settled;
    },
  };
}
