import { media } from '@shared/ui';
import { styled } from 'styled-components';

const WIDE = [640, 960, 1440, 1920] as const;
const TALL = [480, 780] as const;

/** The wide picture has the sun and the dhow where words would stand on anything narrower. */
const NARROW = '(max-width: 63.99rem)';
const NIGHT = '(prefers-color-scheme: dark)';

const sources = (scene: 'day' | 'night', shape: 'wide' | 'tall', format: 'avif' | 'webp') =>
  (shape === 'wide' ? WIDE : TALL)
    .map((width) => `/hero/${shape}-${scene}-${width}.${format} ${width}w`)
    .join(', ');

/** The drawn waterfront: by day or night as the visitor's scheme asks, upright on phones, loaded before all else. */
export function HeroPicture() {
  return (
    <Frame aria-hidden="true">
      {(['avif', 'webp'] as const).map((format) => [
        <source
          key={`${format}-1`}
          type={`image/${format}`}
          media={`${NARROW} and ${NIGHT}`}
          srcSet={sources('night', 'tall', format)}
          sizes="100vw"
        />,
        <source
          key={`${format}-2`}
          type={`image/${format}`}
          media={NARROW}
          srcSet={sources('day', 'tall', format)}
          sizes="100vw"
        />,
        <source
          key={`${format}-3`}
          type={`image/${format}`}
          media={NIGHT}
          srcSet={sources('night', 'wide', format)}
          sizes="100vw"
        />,
        <source
          key={`${format}-4`}
          type={`image/${format}`}
          srcSet={sources('day', 'wide', format)}
          sizes="100vw"
        />,
      ])}
      <img
        src="/hero/wide-day-960.jpg"
        alt=""
        width={1920}
        height={1080}
        fetchPriority="high"
        decoding="async"
      />
    </Frame>
  );
}

const Frame = styled.picture`
  position: absolute;
  inset: 0;
  z-index: -1;
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 60%;
  }
  /* The picture leaves its calm side to the words; in English they stand on the other one. */
  [dir='ltr'] & > img {
    transform: scaleX(-1);
  }
  ${media.print} {
    display: none;
  }
`;
