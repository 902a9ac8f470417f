import { MISMATCH_EVENT, type Mismatch } from '@shared/contract';
import type { NotedError } from './noted-error.ts';

/** Errors of a page whose reporter does not come; more say nothing new. */
const MOST_WAITING = 20;

/** How long to wait before a reporter that did not come is asked for again, with the next error. */
const PAUSE_MS = 5000;

type Send = (noted: NotedError) => void;

/**
 * Hears of what nobody has caught from now on, of scripts that do not load, and of markup that did not fit; what tells the
 * server comes with the first of them.
 * @param loadSender brings what sends them
 * @returns takes what the page itself has caught
 */
export function collectErrors(loadSender: () => Promise<Send>): Send {
  const waiting: NotedError[] = [];
  let send: Send | undefined;
  let triedAt = -Infinity;

  const note: Send = (noted) => {
    if (send) return send(noted);
    if (waiting.length < MOST_WAITING) waiting.push(noted);
    if (performance.now() - triedAt < PAUSE_MS) return;
    triedAt = performance.now();
    loadSender().then(
      (loaded) => {
        send = loaded;
        waiting.splice(0).forEach(loaded);
      },
      () => undefined,
    );
  };

  const onError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) {
      const { error, message, filename, lineno, colno } = event;
      // What is no error says nothing of its place.
      note({ kind: 'error', thrown: error ?? message, stack: `${filename}:${lineno}:${colno}` });
    }
    if (event.target instanceof HTMLScriptElement)
      note({ kind: 'load', thrown: 'a script did not load', stack: `${event.target.src}:0:0` });
  };
  // Of elements it is heard on its way down alone.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => note({ kind: 'rejection', thrown: reason }));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    const thrown = `${effectiveDirective} refused ${blockedURI}`;
    note({ kind: 'policy', thrown, stack: `${sourceFile}:${lineNumber}:${columnNumber}` });
  });
  window.addEventListener(MISMATCH_EVENT, (event) => {
    const { name, error, componentStack } = (event as CustomEvent<Mismatch>).detail;
    note({ kind: 'mismatch', thrown: error, remote: name, stack: componentStack });
  });
  return note;
}
