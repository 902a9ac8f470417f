import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURES } from './figures.ts';

/** What the test command reads of a run, at the path in `E2E_RESULT`. */
export interface EndToEndResult {
  passed: number;
  failed: number;
  files: { name: string; seconds: number }[];
}

/** Where in the suite it happened: the snippet shows the kit where that has waited. */
const placesIn = (stack: string) => stack.split('\n').filter((line) => /\.test\.ts:\d+/.test(line));

/** Says a line a file as it ends, each failure in full with where it has left what, what was measured, and counts. */
export default class FileReporter implements Reporter {
  readonly #seconds = new Map<string, number>();
  readonly #left = new Map<string, number>();
  readonly #second: string[] = [];
  #passed = 0;
  #failed = 0;
  #root = '';

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#root = rootDir;
    for (const test of suite.allTests()) {
      const file = this.#nameOf(test);
      this.#left.set(file, (this.#left.get(file) ?? 0) + 1);
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#nameOf(test);
    const seconds = (this.#seconds.get(file) ?? 0) + result.duration / 1000;
    this.#seconds.set(file, seconds);
    for (const { type, description } of result.annotations)
      if (type === FIGURES) console.log(`  ${this.#titleOf(test)}: ${description}`);
    const outcome = test.outcome();
    if (outcome === 'flaky') this.#second.push(this.#titleOf(test));
    if (outcome === 'expected' || outcome === 'flaky') this.#passed += 1;
    else {
      // What could not even be run, as after a failed beforeAll, has failed at once.
      const isLastTry = outcome === 'skipped' || result.retry === test.retries;
      console.error(`\n✗ ${this.#titleOf(test)}${isLastTry ? '' : ', the first try'}`);
      for (const { message, snippet, stack = '' } of result.errors)
        console.error([message ?? 'failed', snippet, ...placesIn(stack)].filter(Boolean).join('\n'));
      const folder = result.attachments.find((each) => each.path !== undefined)?.path;
      if (folder) console.error(`  left in ${path.relative(process.cwd(), path.dirname(folder))}`);
      if (!isLastTry) return;
      this.#failed += 1;
    }
    const left = (this.#left.get(file) ?? 1) - 1;
    this.#left.set(file, left);
    if (left === 0) console.log(`  ${file} (${seconds.toFixed(0)} s)`);
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    this.#failed += 1;
    console.error(stack ?? message);
  }

  onEnd(): void {
    if (this.#second.length > 0)
      console.error(
        ['\nPassed on the second try only, a fault of the test or of the site:', ...this.#second].join(
          '\n  ',
        ),
      );
    const result: EndToEndResult = {
      passed: this.#passed,
      failed: this.#failed,
      files: [...this.#seconds].map(([name, seconds]) => ({ name, seconds })),
    };
    const target = process.env['E2E_RESULT'];
    if (target) writeFileSync(target, JSON.stringify(result));
    else console.log(`${result.passed} passed, ${result.failed} failed`);
  }

  #titleOf(test: TestCase): string {
    return `${test.titlePath().slice(3).join(' › ')}  (${this.#nameOf(test)}:${test.location.line})`;
  }

  #nameOf(test: TestCase): string {
    return path.relative(this.#root, test.location.file);
  }
}
