import { useTranslation } from '@shared/i18n';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  IconButton,
  ImageIcon,
  media,
  ThumbnailButton,
  tokens,
  VisuallyHidden,
} from '@shared/ui';
import { styled } from 'styled-components';
import { PropertyPicture } from '../carousel/property-picture.tsx';
import { Slides } from '../carousel/slides.ts';
import { useCarousel } from '../carousel/use-carousel.ts';

const SIZES = '(min-width: 80rem) 54rem, (min-width: 64rem) 65vw, 100vw';

/** All pictures, one large, with counter and thumbnails (specification, section 2, "Property detail"). */
export function PropertyGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation();
  const pictures = [...new Set(images)];
  const { track, index, goTo, onScroll } = useCarousel(pictures.length);
  const total = pictures.length;
  const hasMany = total > 1;
  return (
    <Gallery aria-label={t('pictures.label')}>
      <Stage>
        {/* Scrolled by finger or keys as well as by the buttons. */}
        <Slides ref={track} onScroll={onScroll} tabIndex={hasMany ? 0 : undefined}>
          {(hasMany || total === 1 ? pictures : [undefined]).map((path, position) => (
            <PropertyPicture
              key={path ?? 'none'}
              path={path}
              ratio="16 / 10"
              alt={path === undefined ? '' : t('pictures.alt', { name, number: position + 1 })}
              sizes={SIZES}
              priority={position === 0}
            />
          ))}
        </Slides>
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
          <Counter>
            <ImageIcon size={16} />
            <bdi dir="ltr" aria-hidden="true">
              {index + 1} / {total}
            </bdi>
            <VisuallyHidden>{t('pictures.counter', { number: index + 1, total })}</VisuallyHidden>
          </Counter>
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
    </Gallery>
  );
}

const Gallery = styled.section`
  min-inline-size: 0;
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
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
`;

const Thumbnails = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  > li {
    flex: 0 0 5.5rem;
  }
  ${media.md} {
    > li {
      flex-basis: 7rem;
    }
  }
`;
