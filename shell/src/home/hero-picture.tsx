import { media, useTakenOver } from '@shared/ui';
import { styled } from 'styled-components';
import { HERO_POSITION, HERO_SRC, heroSources, NARROW, NIGHT } from './hero-files.ts';

/** The drawn waterfront: by day or night as the visitor's scheme asks, upright on phones, loaded before all else that is no script. */
export function HeroPicture() {
  const loading = useTakenOver('lazy', 'eager');
  return (
    <Frame aria-hidden="true">
      {(['avif', 'webp'] as const).map((format) => [
        <source
          key={`${format}-1`}
          type={`image/${format}`}
          media={`${NARROW} and ${NIGHT}`}
          srcSet={heroSources('night', 'tall', format)}
          sizes="100vw"
        />,
        <source
          key={`${format}-2`}
          type={`image/${format}`}
          media={NARROW}
          srcSet={heroSources('day', 'tall', format)}
          sizes="100vw"
        />,
        <source
          key={`${format}-3`}
          type={`image/${format}`}
          media={NIGHT}
          srcSet={heroSources('night', 'wide', format)}
          sizes="100vw"
        />,
        <source
          key={`${format}-4`}
          type={`image/${format}`}
          srcSet={heroSources('day', 'wide', format)}
          sizes="100vw"
        />,
      ])}
      <img
        src={HERO_SRC}
        alt=""
        width={1920}
        height={1080}
        loading={loading}
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
    object-position: ${HERO_POSITION};
  }
  /* Held back on a phone's slow line, as other first pictures are. */
  [data-early][data-pictures-late] & > img[loading='lazy'] {
    display: none;
  }
  /* The picture leaves its calm side to the words; in English they stand on the other one. So does its thumbnail. */
  [dir='ltr'] & {
    transform: scaleX(-1);
  }
  ${media.print} {
    display: none;
  }
`;
