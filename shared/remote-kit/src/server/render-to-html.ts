import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { collectedRules } from './collected-rules.ts';
import { createStyleSheet } from './known-rules.ts';

/** What React writes where a boundary's content was not ready, or failed. */
const UNFINISHED = '<!--$!-->';

/** Waits for everything that is not ready. */
const renderWhenReady = (element: ReactElement, identifierPrefix: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      identifierPrefix,
      // Large boundaries would otherwise be sent aside and moved into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        const stream = new PassThrough();
        resolve(text(stream));
        pipe(stream);
      },
      onShellError: reject,
      onError: reject,
    });
  });

/**
 * Renders a tree once everything in it is ready, and collects its styles, with styled-components' marks.
 * @param identifierPrefix of React's ids; the browser's root must have the same
 * Rejects with the first error that no boundary on the server can hold.
 */
export async function renderToHtml(
  element: ReactElement,
  identifierPrefix: string,
): Promise<{ html: string; css: string }> {
  const sheet = createStyleSheet();
  try {
    const styled = sheet.collectStyles(element);
    // Most trees are ready at once, and a string takes half the time of a stream.
    const atOnce = renderToString(styled, { identifierPrefix });
    const html = atOnce.includes(UNFINISHED) ? await renderWhenReady(styled, identifierPrefix) : atOnce;
    return { html, css: collectedRules(sheet) };
  } finally {
    sheet.seal();
  }
}
