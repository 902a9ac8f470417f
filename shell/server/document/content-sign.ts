import { parcelKey } from '@shared/contract';
import type { DocumentParts } from './document-parts.ts';

const entry = (name: string, description: string) => `${name};desc="${description}"`;

/**
 * Says for operators and tests what a document holds, as a `Server-Timing` header (W3C Server Timing), which stands in
 * access logs and in the browser's tools. `content;desc="rendered"`, or else why the browser has to render:
 * `content;desc="limit"`. One more entry for each parcel that it has to render, `parcel;desc="mf-listings/latest-sale
 * crowded"`, and `data;desc="late"` when something was rendered without all of its data.
 */
export function contentSign({ outlet, chrome }: Pick<DocumentParts, 'outlet' | 'chrome'>): string {
  const left = outlet.parcels.flatMap(({ ref, leftToBrowser }) =>
    leftToBrowser ? [entry('parcel', `${parcelKey(ref)} ${leftToBrowser}`)] : [],
  );
  const isLate =
    !chrome.complete ||
    outlet.parcels.some(({ view }) => view?.complete === false) ||
    // A page is not complete either when one of its parcels is missing; that is said already.
    (left.length === 0 && outlet.view?.complete === false);
  return [
    entry('content', outlet.leftToBrowser ?? 'rendered'),
    ...left,
    ...(isLate ? [entry('data', 'late')] : []),
  ].join(', ');
}
