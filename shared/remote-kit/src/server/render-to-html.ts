import type { ReactElement } from 'react';
import { collectedRules } from './collected-rules.ts';
import { createStyleSheet } from './known-rules.ts';
import { renderReady } from './render-ready.ts';

/** Markup, and its styles with styled-components' marks. */
export interface RenderedHtml {
  html: string;
  css: string;
}

/**
 * Renders a tree once everything in it is ready, and collects its styles, with styled-components' marks.
 * @param identifierPrefix of React's ids; the browser's root must have the same
 * Rejects with the first error that no boundary on the server can hold.
 */
export async function renderToHtml(element: ReactElement, identifierPrefix: string): Promise<RenderedHtml> {
  const { sheet } = createStyleSheet();
  try {
    const html = await renderReady(sheet.collectStyles(element), identifierPrefix);
    return { html, css: collectedRules(sheet) };
  } finally {
    sheet.seal();
  }
}
