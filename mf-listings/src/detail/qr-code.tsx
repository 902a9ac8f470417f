import { whenIdle } from '@shared/remote-kit/when-idle';
import { useEffect, useState, type ComponentProps } from 'react';

interface QrCodeProps extends Pick<ComponentProps<'img'>, 'onError'> {
  /** Its address, of `paths.qrFor` or `paths.qrOf`. */
  src: string;
  /** Both sides, in pixels. */
  size: number;
}

/**
 * A code for whoever has the page on paper; a link beside it leads to the same. It comes when the browser is idle, wherever it stands: what is
 * asked for while a page is being printed is not waited for.
 */
export function QrCode({ src, size, onError }: QrCodeProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading={isDue ? 'eager' : 'lazy'}
      fetchPriority="low"
      onError={onError}
    />
  );
}
