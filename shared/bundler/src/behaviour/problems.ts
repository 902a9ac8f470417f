import type { ConsoleMessage, Page } from 'playwright-core';
import { MISMATCH_EVENT, type Mismatch } from '@shared/contract';

/** What a page has done that a good one does not. */
export interface Problem {
  kind: 'mismatch' | 'uncaught' | 'said' | 'section failed';
  /** One line. */
  text: string;
  /** Where it comes from, scripts with line and column; the innermost first. */
  stack: string;
  /** Of a mismatch and a failed section: of the root, as `mf-blog` or `mf-listings-latest-sale`. */
  root?: string;
}

/** single-spa's word that a lifecycle takes its time: what a busy machine does is no fault of the page. */
const SLOW_LIFECYCLE = /single-spa minified message #31:/;
/** What the shell says of a section or a parcel that failed. */
const SECTION_FAILED = /^section (mf-[\w-]+(?:\/[\w-]+)?)(?:@\S+)? failed: ([\s\S]*)$/;
/** It comes as an event as well, with the components. */
const MISMATCH_SAID = "the server's markup did not fit";

/** What a library says in many words is in its number, as of React's. */
const firstLine = (text: string) => text.split(/\n|; visit https/)[0] ?? '';

function said(message: ConsoleMessage): Problem | undefined {
  const text = message.text();
  const { url, lineNumber, columnNumber } = message.location();
  const stack = `${text}\n${url}:${lineNumber + 1}:${columnNumber + 1}`;
  const [, root, reason] = SECTION_FAILED.exec(text) ?? [];
  if (root && reason) return { kind: 'section failed', text: firstLine(reason), stack: text, root };
  if (message.type() !== 'error' || SLOW_LIFECYCLE.test(text) || text.includes(MISMATCH_SAID))
    return undefined;
  return { kind: 'said', text: firstLine(text), stack };
}

/** Notes all that goes wrong in the documents of a page, from the first one on. */
export async function noteProblems(page: Page): Promise<Problem[]> {
  const problems: Problem[] = [];
  page.on('console', (message) => {
    const problem = said(message);
    if (problem) problems.push(problem);
  });
  page.on('pageerror', (error) =>
    problems.push({
      kind: 'uncaught',
      text: `${error.name}: ${firstLine(error.message)}`,
      stack: error.stack ?? '',
    }),
  );
  await page.exposeFunction(
    'noteMismatch',
    ({ name, text, stack }: Record<'name' | 'text' | 'stack', string>) =>
      problems.push({ kind: 'mismatch', text: firstLine(text), stack, root: name }),
  );
  await page.addInitScript((event) => {
    window.addEventListener(event, (heard) => {
      const { name, error, componentStack } = (heard as CustomEvent<Mismatch>).detail;
      const note = (window as { noteMismatch?: (mismatch: object) => void }).noteMismatch;
      note?.({ name, text: error instanceof Error ? error.message : String(error), stack: componentStack });
    });
  }, MISMATCH_EVENT);
  return problems;
}
