import { mediaUrl } from '@shared/api';
import { Picture, type PictureProps } from '@shared/ui';

/** Widths that the API renders pictures at. */
const WIDTHS = [480, 800, 1200, 1600] as const;

export interface PropertyPictureProps extends Pick<
  PictureProps,
  'alt' | 'ratio' | 'priority' | 'sizes' | 'className'
> {
  /** As a property carries it; without one the fallback is drawn. */
  path: string | undefined;
}

export function PropertyPicture({ path, ...picture }: PropertyPictureProps) {
  return (
    <Picture
      {...picture}
      src={mediaUrl(path, 800) ?? ''}
      srcFor={(width) => mediaUrl(path, width) ?? ''}
      widths={WIDTHS}
    />
  );
}
