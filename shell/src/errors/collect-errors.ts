import { MISMATCH_EVENT, type Mismatch } from '@shared/contract';
import type { NotedError } from './noted-error.ts';

/** Errors of a page that are kept for who comes later, as the reporter does; more say nothing new. */
const MOST_KEPT = 20;

/** How long to wait before a reporter that did not come is asked for again, with the next error. */
const PAUSE_MS = 5000;

type Send = (noted: NotedError) => void;

export interface ErrorCollection {
  /** Takes what the page itself has caught. */
  note: Send;
  /** Tells of the first errors of this page, and of each one from now on. */
  hear(send: Send): void;
}

/**
 * Hears of what nobody has caught from now on, of scripts that do not load, and of markup that did not fit; what tells the
 * server comes with the first of them.
 * @param loadSender brings what sends them
 */
export function collectErrors(loadSender: () => Promise<Send>): ErrorCollection {
  const kept: NotedError[] = [];
  const hearers: Send[] = [];
  let isSent = false;
  let triedAt = -Infinity;

  const hear = (send: Send) => {
    kept.forEach(send);
    hearers.push(send);
  };
  const note: Send = (noted) => {
    if (kept.length < MOST_KEPT) kept.push(noted);
    for (const send of hearers) send(noted);
    if (isSent || performance.now() - triedAt < PAUSE_MS) return;
    triedAt = performance.now();
    loadSender().then(
      (loaded) => {
        if (!isSent) hear(loaded);
        isSent = true;
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
  return { note, hear };
}
