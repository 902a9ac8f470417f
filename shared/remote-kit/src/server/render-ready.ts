import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

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
 * Renders a tree once everything in it is ready.
 * @param identifierPrefix of React's ids
 * Rejects with the first error that no boundary on the server can hold.
 */
export async function renderReady(element: ReactElement, identifierPrefix: string): Promise<string> {
  // Most trees are ready at once, and a string takes half the time of a stream.
  const atOnce = renderToString(element, { identifierPrefix });
  return atOnce.includes(UNFINISHED) ? renderWhenReady(element, identifierPrefix) : atOnce;
}
