import { isRecord, isRenderResult, type RenderResult } from '@shared/contract';

/**
 * A rendering on its way into a document. Its markup is bytes from the worker's process to the visitor: one letter that is not Latin
 * makes a text of two bytes a letter, all markup counted, which costs milliseconds to copy between processes and to encode.
 */
export interface RenderedView extends Omit<RenderResult, 'html'> {
  /** UTF-8. */
  html: Buffer;
}

export const viewIn = (result: RenderResult): RenderedView => ({ ...result, html: Buffer.from(result.html) });

/** What a bundle has returned, as it is sent to the document server; what is no rendering as it is. */
export const packView = (result: unknown): unknown =>
  isRecord(result) && typeof result['html'] === 'string'
    ? { ...result, html: Buffer.from(result['html']) }
    : result;

/** What a worker has sent, checked: undefined when it is no rendering. */
export function readView(value: unknown): RenderedView | undefined {
  if (!isRecord(value)) return undefined;
  const { html } = value;
  const rest: unknown = { ...value, html: '' };
  return Buffer.isBuffer(html) && isRenderResult(rest) ? { ...rest, html } : undefined;
}
