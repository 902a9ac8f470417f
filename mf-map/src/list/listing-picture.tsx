import { mediaUrl, type Property } from '@shared/api';
import { Picture } from '@shared/ui';

/** Widths that the API renders pictures at. */
const WIDTHS = [480, 800, 1200] as const;

/** A listing's first picture; beside its name it is decoration. */
export function ListingPicture({
  listing,
  sizes,
  priority = false,
}: {
  listing: Property;
  sizes: string;
  priority?: boolean;
}) {
  const [path] = listing.images;
  return (
    <Picture
      alt=""
      src={mediaUrl(path, 480) ?? ''}
      srcFor={(width) => mediaUrl(path, width) ?? ''}
      widths={WIDTHS}
      sizes={sizes}
      priority={priority}
    />
  );
}
