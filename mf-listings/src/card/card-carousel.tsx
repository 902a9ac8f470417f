import type { Property } from '@shared/api';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { CarouselDots, ChevronEndIcon, ChevronStartIcon, IconButton, media, tokens } from '@shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PropertyPicture } from '../property/property-picture.tsx';
import { Slides, SlidesViewport } from '../carousel/slides.ts';
import { useCarousel } from '../carousel/use-carousel.tsx';
import { useInSightOfFinger } from '../carousel/use-in-sight.ts';

/** So many slides to either side of the one shown have their pictures. */
const AHEAD = 2;
const SIZES = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw';

export interface CardCarouselProps {
  property: Property;
  priority: boolean;
}

/**
 * A card's pictures (specification, section 2, "Property card"). Those after the first are put in place when
 * the visitor reaches for them, so that a page of cards asks for one picture a card; each with those that stand
 * beside it, however many there are; so is the machinery that turns them, which under a finger must be there before the first touch.
 */
export function CardCarousel({ property, priority }: CardCarouselProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  const isSeen = useInSightOfFinger(frame);
  const pictures = [...new Set(property.images)];
  const isAlive = (reached || isSeen) && pictures.length > 1;
  const shown = isAlive ? pictures : pictures.slice(0, 1);
  const { viewport, index, goTo, driver } = useCarousel(pictures.length, isAlive);
  const reach = () => setReached(true);
  const isAsked = (position: number) => {
    const distance = Math.abs(position - index);
    return position === 0 || (reached && Math.min(distance, pictures.length - distance) <= AHEAD);
  };
  const turnTo = (next: number) => {
    reach();
    goTo(next);
  };
  return (
    // Reaching for the pictures only readies them; everything that can be pressed is a button or a link inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Frame ref={frame} onPointerEnter={reach} onTouchStart={reach} onFocus={reach}>
      <SlidesViewport ref={viewport}>
        <Slides>
          {(shown.length > 0 ? shown : [undefined]).map((path, position) => (
            // The card's one link for assistive technology is its title; this one is for the pointer.
            <a
              key={path ?? 'none'}
              href={paths.property(property._id)}
              tabIndex={-1}
              aria-hidden="true"
              draggable={false}
            >
              {isAsked(position) ? (
                <PropertyPicture path={path} alt="" sizes={SIZES} priority={priority && position === 0} />
              ) : (
                <Unasked />
              )}
            </a>
          ))}
        </Slides>
      </SlidesViewport>
      {driver}
      {pictures.length > 1 && (
        <>
          <Steps>
            <IconButton
              variant="floating"
              size="small"
              label={t('pictures.previous')}
              icon={<ChevronStartIcon size={18} />}
              onClick={() => turnTo(index - 1)}
            />
            <IconButton
              variant="floating"
              size="small"
              label={t('pictures.next')}
              icon={<ChevronEndIcon size={18} />}
              onClick={() => turnTo(index + 1)}
            />
          </Steps>
          <Dots
            count={pictures.length}
            current={index}
            labelFor={(position) => t('pictures.show', { number: position + 1 })}
            onSelect={turnTo}
            // Previous and Next serve the keyboard: a page of cards has enough stops.
            tabbable={false}
          />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
  /* As high as what is said beside it. */
  ${media.print} {
    &,
    && * {
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
`;

const Unasked = styled.span`
  display: block;
  aspect-ratio: 4 / 3;
  background: ${tokens.nacre};
`;

/* Only the buttons take presses: between them the picture stays the finger's. */
const Steps = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: ${tokens.space[3]};
  display: flex;
  align-items: center;
  justify-content: space-between;
  pointer-events: none;
  > button {
    pointer-events: auto;
  }
  ${media.hover} {
    opacity: 0;
    transition: opacity ${tokens.motion.quick};
    *:hover > &,
    *:focus-within > & {
      opacity: 1;
    }
  }
`;

const Dots = styled(CarouselDots)`
  position: absolute;
  inset-block-end: ${tokens.space[1]};
  inset-inline: 0;
  margin-inline: auto;
`;
