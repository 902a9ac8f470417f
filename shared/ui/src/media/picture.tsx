import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useTakenOver } from '../layout/use-takes-over.ts';
import { tokens } from '../theme/tokens.ts';
import { PictureFallback } from './picture-fallback.tsx';

const Frame = styled.span<{ $ratio: string }>`
  position: relative;
  display: block;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${tokens.nacre};
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  /* What is not drawn is not fetched: of a first view on a phone the scripts come before what is below the first screen. On a slow
     line they come before its first picture too, in whose place a thumbnail stands, and that before the others (the document's head scripts). */
  @media (width < 48rem) {
    :is([data-early], [data-pictures-late]) &[loading='lazy']:not([fetchpriority='high']),
    [data-early][data-pictures-late] &[loading='lazy'] {
      display: none;
    }
  }
`;

export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'alt' | 'src' | 'srcSet' | 'loading' | 'ref' | 'children'
> {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** `width / height` of the frame, which is cut from the picture's middle; `4 / 3` when left out. */
  ratio?: string | undefined;
  /** Of the file, in pixels; 800 by the ratio when left out. */
  width?: number | undefined;
  height?: number | undefined;
  /** The first picture of a page: loaded before others, and at once but in a document on a slow line. Default: `false`. */
  priority?: boolean | undefined;
  /** Addresses of the same picture at `widths` pixels; give `sizes` with it. */
  srcFor?: ((width: number) => string) | undefined;
  widths?: readonly number[] | undefined;
  /** In the place of the drawn fallback. */
  fallback?: ReactNode;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

const heightBy = (ratio: string, width: number) => {
  const [across = 4, down = 3] = ratio.split('/').map(Number);
  return Math.round((width * down) / across);
};

const looksBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/**
 * Whether an address can really not be shown. A picture that has just arrived, or that is still to be fetched lazily, may
 * look broken for a moment; asked for once more, it answers from the cache.
 */
const isBroken = (address: string) =>
  new Promise<boolean>((resolve) => {
    const probe = new window.Image();
    probe.addEventListener('load', () => resolve(false));
    probe.addEventListener('error', () => resolve(true));
    probe.src = address;
  });

/** A picture in a frame of fixed ratio: quiet while it loads, a drawing when it cannot be had. */
export function Picture(props: PictureProps) {
  // Another address is another picture: it gets its own chance to load.
  return <FramedImage key={props.src} {...props} />;
}

function FramedImage({
  src,
  alt,
  ratio = '4 / 3',
  width = 800,
  height = heightBy(ratio, width),
  priority = false,
  srcFor,
  widths = WIDTHS,
  sizes,
  fallback,
  className,
  onError,
  ...image
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  // Lazy pictures alone can be held back; where the document may fetch it at once, its head does (`pictureHints` of the shell).
  const loading = useTakenOver('lazy', priority ? 'eager' : 'lazy');
  const inspect = useCallback((element: HTMLImageElement | null) => {
    // The error event of server-rendered markup may have passed before React listened.
    if (!element || !looksBroken(element)) return;
    void isBroken(element.currentSrc).then((broken) => {
      if (broken) setFailed(true);
    });
  }, []);
  return (
    <Frame className={className} $ratio={ratio}>
      {failed || src === '' ? (
        <PictureLabel alt={alt}>{fallback ?? <PictureFallback />}</PictureLabel>
      ) : (
        <Image
          {...image}
          ref={inspect}
          sizes={sizes}
          srcSet={srcFor && widths.map((each) => `${srcFor(each)} ${each}w`).join(', ')}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          fetchPriority={priority ? 'high' : 'low'}
          decoding={priority ? undefined : 'async'}
          onError={(event) => {
            setFailed(true);
            onError?.(event);
          }}
        />
      )}
    </Frame>
  );
}

const Filling = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

function PictureLabel({ alt, children }: { alt: string; children: ReactNode }) {
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <Filling {...naming}>{children}</Filling>;
}
