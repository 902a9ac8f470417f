import { useTranslation } from '@shared/i18n';
import {
  afterPaint,
  ChevronEndIcon,
  ChevronStartIcon,
  IconButton,
  ImageIcon,
  media,
  Skeleton,
  ThumbnailButton,
  tokens,
  VisuallyHidden,
} from '@shared/ui';
import { Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { PropertyPicture } from '../property/property-picture.tsx';
import { Slides, SlidesViewport } from '../carousel/slides.ts';
import { stepOfKey } from '../carousel/step-of-key.ts';
import { useCarousel } from '../carousel/use-carousel.tsx';
import { ExpandIcon } from '../icons/listing-icons.tsx';
import { lazyExtra } from '../loading/lazy-extra.ts';
import type { LightboxProps } from '../lightbox/lightbox.tsx';
import { useOfferWords } from '../property/offer-words.ts';

const Lightbox = lazyExtra<LightboxProps>(() => import('../lightbox/lightbox.tsx'), NoLightbox);

/** Where the lightbox cannot be had the gallery is as it was. */
function NoLightbox({ start, onClose }: LightboxProps) {
  useEffect(() => onClose(start));
  return null;
}

const SIZES = '(min-width: 80rem) 54rem, (min-width: 64rem) 65vw, 100vw';

/**
 * All pictures, one large, with counter, thumbnails and the way to see them as large as the window (specification,
 * section 2, "Property detail").
 */
export function PropertyGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t, language } = useTranslation();
  const own = useOfferWords();
  const pictures = [...new Set(images)];
  const total = pictures.length;
  const hasMany = total > 1;
  // The buttons answer first, then what the finger moves is fetched.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const { viewport, index, goTo, driver } = useCarousel(total, isPainted && hasMany);
  const [isLarge, setLarge] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, language);
    if (step === undefined || !hasMany) return;
    event.preventDefault();
    goTo(index + step);
  };
  return (
    // The arrow keys turn the pictures wherever the focus stands inside; each step has its button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Gallery aria-label={own('pictures.label')} onKeyDown={onKeyDown}>
      <Stage>
        {/* The keyboard scrolls the pictures as the finger does, until a driver has taken both over. */}
        <SlidesViewport ref={viewport} tabIndex={hasMany ? 0 : undefined}>
          <Slides>
            {(total > 0 ? pictures : [undefined]).map((path, position) => (
              // For the pointer; the button below is there for everybody.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <Slide
                key={path ?? 'none'}
                aria-hidden={position === index ? undefined : true}
                onClick={path === undefined ? undefined : () => setLarge(true)}
              >
                <PropertyPicture
                  path={path}
                  ratio="16 / 10"
                  alt={path === undefined ? '' : own('pictures.alt', { name, number: position + 1 })}
                  sizes={SIZES}
                  priority={position === 0}
                />
              </Slide>
            ))}
          </Slides>
        </SlidesViewport>
        {driver}
        {hasMany && (
          <>
            <Previous>
              <IconButton
                variant="floating"
                label={t('pictures.previous')}
                icon={<ChevronStartIcon size={22} />}
                onClick={() => goTo(index - 1)}
              />
            </Previous>
            <Next>
              <IconButton
                variant="floating"
                label={t('pictures.next')}
                icon={<ChevronEndIcon size={22} />}
                onClick={() => goTo(index + 1)}
              />
            </Next>
          </>
        )}
        {total > 0 && (
          <>
            <Enlarge>
              <IconButton
                variant="floating"
                label={own('pictures.enlarge')}
                icon={<ExpandIcon size={20} />}
                onClick={() => setLarge(true)}
              />
            </Enlarge>
            <Counter>
              <ImageIcon size={16} />
              <bdi dir="ltr" aria-hidden="true">
                {index + 1} / {total}
              </bdi>
              <VisuallyHidden>{own('pictures.counter', { number: index + 1, total })}</VisuallyHidden>
            </Counter>
          </>
        )}
      </Stage>
      {hasMany && (
        <Thumbnails>
          {pictures.map((path, position) => (
            <li key={path}>
              <ThumbnailButton
                label={t('pictures.show', { number: position + 1 })}
                current={position === index}
                onClick={() => goTo(position)}
              >
                <PropertyPicture path={path} alt="" sizes="7rem" />
              </ThumbnailButton>
            </li>
          ))}
        </Thumbnails>
      )}
      {isLarge && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            name={name}
            start={index}
            onClose={(last) => {
              setLarge(false);
              goTo(last);
            }}
          />
        </Suspense>
      )}
    </Gallery>
  );
}

/** Takes the room of a gallery of so many pictures until it is drawn. */
export function GallerySpace({ count }: { count: number }) {
  return (
    <Gallery as="div" aria-hidden="true">
      <Stage>
        <Skeleton $ratio="16 / 10" />
      </Stage>
      {count > 1 && (
        <Thumbnails as="div">
          <Skeleton $ratio="4 / 3" $radius="md" />
        </Thumbnails>
      )}
    </Gallery>
  );
}

/** From edge to edge of a phone; where little is seen at once it leaves room for what follows, and has room for its own buttons. */
const Gallery = styled.section`
  min-inline-size: 0;
  margin-inline: calc(-1 * ${tokens.space.gutter});
  ${media.sm} {
    margin-inline: 0;
  }
  @media (max-height: 30rem) and (orientation: landscape) {
    max-inline-size: max(20rem, calc((100svh - ${tokens.headerSize}) * 1.2));
    margin-inline: auto;
  }
  ${media.print} {
    max-inline-size: none;
    margin-inline: 0;
  }
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  ${media.sm} {
    border-radius: ${tokens.radius.lg};
  }
`;

const Slide = styled.div`
  cursor: zoom-in;
`;

const Previous = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${tokens.space[3]};
  block-size: fit-content;
  margin-block: auto;
`;

const Next = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space[3]};
  block-size: fit-content;
  margin-block: auto;
`;

const Enlarge = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  /* A picture so low has the way to the next one there. */
  @media (max-height: 20rem) {
    inset-block: auto ${tokens.space[3]};
    inset-inline: ${tokens.space[3]} auto;
  }
`;

const Counter = styled.output`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.scrim};
  color: #fff;
  font-size: ${tokens.size.sm};
  font-variant-numeric: tabular-nums;
  ${media.print} {
    display: none;
  }
`;

const Thumbnails = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  padding-inline: ${tokens.space.gutter};
  scroll-padding-inline: ${tokens.space.gutter};
  overflow-x: auto;
  scrollbar-width: thin;
  > * {
    flex: 0 0 5.5rem;
  }
  /* As wide as a ring around the first and the last. */
  ${media.sm} {
    margin-inline: calc(-1 * ${tokens.space[1]});
    padding-inline: ${tokens.space[1]};
  }
  ${media.md} {
    > * {
      flex-basis: 7rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;
