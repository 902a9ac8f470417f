import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export interface CarouselDotsProps {
  count: number;
  /** Counted from 0. */
  current: number;
  /** Accessible name of the button that shows a picture. */
  labelFor: (index: number) => string;
  onSelect: (index: number) => void;
  /** False leaves them out of the Tab key's way, where Previous and Next serve the keyboard. */
  tabbable?: boolean | undefined;
  className?: string | undefined;
}

/** More do not fit over a picture: of many, those around the current one have a dot. */
const MOST_DOTS = 8;

/** Which picture of how many, over the picture; each dot shows its own. */
export function CarouselDots({
  count,
  current,
  labelFor,
  onSelect,
  tabbable = true,
  className,
}: CarouselDotsProps) {
  const first = Math.max(0, Math.min(current - MOST_DOTS / 2, count - MOST_DOTS));
  return (
    <Row className={className}>
      {Array.from({ length: Math.min(count, MOST_DOTS) }, (_, dot) => first + dot).map((index) => (
        <button
          key={index}
          type="button"
          tabIndex={tabbable ? undefined : -1}
          aria-label={labelFor(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </Row>
  );
}

/* Small to the eye, 24 px to the finger. A page of cards has a hundred dots: one rule for all of a row is enough. */
const Row = styled.div`
  display: flex;
  inline-size: fit-content;
  > button {
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    &::before {
      content: '';
      inline-size: 0.4375rem;
      block-size: 0.4375rem;
      border-radius: ${tokens.radius.pill};
      background: #fff;
      opacity: 0.65;
      box-shadow: 0 0 3px rgb(0 0 0 / 0.45);
      transition:
        opacity ${tokens.motion.quick},
        inline-size ${tokens.motion.quick} ${tokens.motion.ease};
    }
    &:hover::before {
      opacity: 1;
    }
    &[aria-current]::before {
      inline-size: 1rem;
      opacity: 1;
    }
    &:focus-visible {
      outline-offset: -2px;
      border-radius: ${tokens.radius.sm};
    }
  }
`;
