import { mediaUrl } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  IconButton,
  inkBand,
  tokens,
  VisuallyHidden,
} from '@shared/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Slides, SlidesViewport } from '../carousel/slides.ts';
import { stepOfKey } from '../carousel/step-of-key.ts';
import { useCarousel } from '../carousel/use-carousel.tsx';
import { useOfferWords } from '../property/offer-words.ts';

export interface LightboxProps {
  /** As a property carries them. */
  pictures: readonly string[];
  /** Of the property. */
  name: string;
  /** The picture that it opens with. */
  start: number;
  /** Told which picture was seen last. */
  onClose(last: number): void;
}

const WIDTHS = [800, 1200, 1600] as const;

/**
 * Pictures as large as the window, turned by finger, keys and buttons in the reading direction. The platform's own
 * modal dialog: the page behind is inert, Escape closes, the focus returns to where it was.
 */
export default function Lightbox({ pictures, name, start, onClose }: LightboxProps) {
  const { t, language } = useTranslation();
  const own = useOfferWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const total = pictures.length;
  const { viewport, index, goTo, driver } = useCarousel(total, total > 1, start);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, language);
    const target = { Home: 0, End: total - 1 }[event.key];
    if (step === undefined && target === undefined) return;
    event.preventDefault();
    // The gallery behind turns by the same keys.
    event.stopPropagation();
    goTo(target ?? index + (step ?? 0));
  };
  return (
    // The keys are shortcuts of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Screen
      {...inkBand}
      ref={dialog}
      aria-label={own('pictures.large', { name })}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <output>
          <bdi dir="ltr" aria-hidden="true">
            {index + 1} / {total}
          </bdi>
          <VisuallyHidden>{own('pictures.counter', { number: index + 1, total })}</VisuallyHidden>
        </output>
        <IconButton label={own('pictures.close')} icon={<CloseIcon size={24} />} onClick={close} />
      </Bar>
      <Stage ref={viewport}>
        <Row>
          {pictures.map((path, position) => (
            <Slide key={path} aria-hidden={position === index ? undefined : true}>
              <img
                src={mediaUrl(path, 1200)}
                srcSet={WIDTHS.map((width) => `${mediaUrl(path, width) ?? ''} ${width}w`).join(', ')}
                sizes="100vw"
                alt={own('pictures.alt', { name, number: position + 1 })}
                loading={Math.abs(position - index) <= 1 ? 'eager' : 'lazy'}
                draggable={false}
              />
            </Slide>
          ))}
        </Row>
      </Stage>
      {driver}
      {total > 1 && (
        <Steps>
          <IconButton
            variant="floating"
            label={t('pictures.previous')}
            icon={<ChevronStartIcon size={24} />}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            variant="floating"
            label={t('pictures.next')}
            icon={<ChevronEndIcon size={24} />}
            onClick={() => goTo(index + 1)}
          />
        </Steps>
      )}
    </Screen>
  );
}

const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  border: 0;
  overflow: hidden;
  background: #071019;
  color: ${tokens.color.ink};
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  font-variant-numeric: tabular-nums;
`;

const Stage = styled(SlidesViewport)`
  min-block-size: 0;
`;

const Row = styled(Slides)`
  block-size: 100%;
`;

const Slide = styled.div`
  block-size: 100%;
  padding-inline: ${tokens.space[2]};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

const Steps = styled.div`
  display: flex;
  justify-content: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[4]} max(${tokens.space[4]}, env(safe-area-inset-bottom));
`;
