import type { Page } from '@playwright/test';

/** What a stage counts while its remote is not mounted. */
interface StageCount {
  nodes: number;
  rules: number;
  listeners: number;
  subscriptions: number;
}

export interface StageReport {
  before: StageCount;
  after: StageCount;
  /** Names of what grew. */
  grown: readonly string[];
}

interface FrameMessage {
  stage?: string;
  message: { type: 'leaks'; report: StageReport } | { type: 'failed'; message: string } | { type: 'other' };
}

/** Has a stage without a bar (`?stage-bar=none`) mount and unmount its remote, as the bar would. */
export function runCycles(page: Page, cycles: number): Promise<StageReport> {
  return page.evaluate(
    (count) =>
      new Promise<StageReport>((resolve, reject) => {
        const hear = ({ data: { stage, message } }: MessageEvent<FrameMessage>) => {
          if (stage !== 'frame' || (message.type !== 'leaks' && message.type !== 'failed')) return;
          window.removeEventListener('message', hear);
          if (message.type === 'leaks') resolve(message.report);
          else reject(new Error(message.message));
        };
        window.addEventListener('message', hear);
        window.postMessage(
          { stage: 'bar', message: { type: 'cycle', cycles: count } },
          window.location.origin,
        );
      }),
    cycles,
  );
}
