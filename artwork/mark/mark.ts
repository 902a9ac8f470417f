import { BrandMark } from '@shared/brand';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The brand's mark as the brand draws it, on a square of 32 units, in `currentColor` and the accent property. */
export const markMarkup = () => renderToStaticMarkup(createElement(BrandMark));

/** The mark's shapes in fixed colours, for renderers that know neither of the two. */
export const paintedMark = (ink: string, accent: string) =>
  markMarkup()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('currentColor', ink)
    .replaceAll(/var\(--color-accent[^)]*\)/g, accent);
