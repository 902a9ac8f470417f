import type { Page } from '@playwright/test';

/** What moved without the visitor's doing, and by how much of the window (Layout Instability API). */
interface Shift {
  value: number;
  moved: string[];
}

/** Of all that moves, what nobody sees. */
const UNSEEN = 0.005;

interface Recording {
  recordedShifts?: Shift[];
}

/** Records from the next document on what moves by itself. @returns what has moved so far, empty where that is less than anybody sees */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as Recording).recordedShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${(node as Element | null)?.outerHTML?.slice(0, 80)} ${from.top}..${from.bottom} → ${to.top}..${to.bottom}`,
        );
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = (await page.evaluate(() => (window as Recording).recordedShifts)) ?? [];
    return shifts.reduce((sum, { value }) => sum + value, 0) < UNSEEN ? [] : shifts;
  };
}
