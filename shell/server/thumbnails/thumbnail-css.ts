/** A thumbnail as it stands in a document. */
export interface Thumbnail {
  /** `src` of the image in whose frame it stands until that has come, without a query; of letters that mean nothing to a style sheet. */
  src: string;
  /** An AVIF, in base64. */
  content: string;
  /** Where on a screen the image has this picture. Default: everywhere. */
  media?: string | undefined;
  /** What of it is seen where it is cut, as `object-position`. Default: its middle. */
  position?: string | undefined;
}

/**
 * The rules by which thumbnails are seen behind images that have not come yet: by the address of an image, so that nothing of the
 * markup differs from what the browser would render, and in the frame that it fills, since an image that is held back is not
 * drawn. What has come covers them; they are no content, and are not printed.
 */
export const thumbnailCss = (thumbnails: readonly Thumbnail[]): string =>
  thumbnails
    .map(({ src, content, media, position = '50%' }) => {
      const rule = `:is(span,picture):has(>img:is([src="${src}"],[src^="${src}?"])){background:url(data:image/avif;base64,${content}) ${position}/cover}`;
      return `@media screen${media === undefined ? '' : ` and ${media}`}{${rule}}`;
    })
    .join('');
