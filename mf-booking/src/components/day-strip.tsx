import { useEffect, useId, useRef, useState } from 'react';
import type { OfferedDay } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { ChevronEndIcon, ChevronStartIcon, IconButton, media, tokens, visuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { dayWords, offerWords } from '../appointment/day-words.ts';
import { DAY_BLOCK_SIZE, DAY_INLINE_SIZE } from './day-size.ts';

interface DayStripProps {
  days: readonly OfferedDay[];
  /** YYYY-MM-DD as it stands in the form; any text. */
  date: string;
  onChoose(date: string): void;
}

/** Of the strip's width, what one press of an arrow moves on by. */
const PAGE = 0.8;

/** At either end a pixel is left over where lengths are broken numbers. */
const EDGE = 2;

/** Which ends are in sight. Distances from the start are negative where the page is read from the right. */
const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  first: Math.abs(scrollLeft) <= EDGE,
  last: Math.abs(scrollLeft) + clientWidth >= scrollWidth - EDGE,
});

/**
 * Days side by side as radio buttons: arrows go from free day to free day, a finger or the two buttons move the strip. A day
 * that is typed in the form is brought into sight here, and marked; where it is closed or full it is not chosen.
 */
export function DayStrip({ days, date, onChoose }: DayStripProps) {
  const { t, language } = useTranslation();
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ first: true, last: false });

  useEffect(() => {
    const day = strip.current?.children[days.findIndex((each) => each.date === date)];
    if (!strip.current || !day) return;
    const [whole, part] = [strip.current.getBoundingClientRect(), day.getBoundingClientRect()];
    // Only within the strip: the page stays where the visitor types.
    if (part.left < whole.left || part.right > whole.right)
      strip.current.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2;
  }, [days, date, language]);

  const move = (direction: 1 | -1) => {
    if (!strip.current) return;
    const toEnd = getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    strip.current.scrollLeft += direction * toEnd * PAGE * strip.current.clientWidth;
  };

  return (
    <Group>
      <Heading>{t('days.heading')}</Heading>
      <Arrows>
        <IconButton
          label={t('days.earlier')}
          icon={<ChevronStartIcon size={20} />}
          disabled={ends.first}
          onClick={() => move(-1)}
        />
        <IconButton
          label={t('days.later')}
          icon={<ChevronEndIcon size={20} />}
          disabled={ends.last}
          onClick={() => move(1)}
        />
      </Arrows>
      <Strip
        ref={strip}
        onScroll={({ currentTarget }) => {
          const now = endsOf(currentTarget);
          if (now.first !== ends.first || now.last !== ends.last) setEnds(now);
        }}
      >
        {days.map((day, index) => {
          const { weekday, date: short, full } = dayWords(day.date, language);
          const offer = offerWords(day, t);
          return (
            <Day key={day.date} data-typed={day.date === date || undefined}>
              <input
                type="radio"
                name={name}
                value={day.date}
                aria-label={t('days.day', { day: full, offer })}
                disabled={day.free === 0}
                checked={day.date === date && day.free > 0}
                onChange={() => onChoose(day.date)}
              />
              <Face aria-hidden="true">
                <Weekday>{index === 0 ? t('days.today') : weekday}</Weekday>
                <b>{short}</b>
                <Offer>{offer}</Offer>
              </Face>
            </Day>
          );
        })}
      </Strip>
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`;

const Heading = styled.legend`
  /* Part of the row, not of the border that a legend belongs to. */
  float: inline-start;
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.semibold};
`;

/** For a mouse; a finger moves the strip itself, and arrow keys choose. */
const Arrows = styled.div`
  display: flex;
  min-block-size: 2.75rem;
  @media (hover: none) {
    visibility: hidden;
  }
`;

const Strip = styled.div`
  position: relative;
  display: flex;
  gap: ${tokens.space[2]};
  flex: 0 0 calc(100% + 8px);
  /* Room for the outline of a focused day, which the strip would cut off. */
  margin: -4px;
  padding: 4px 4px ${tokens.space[3]};
  scroll-padding-inline: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scroll-behavior: smooth;
  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;

const Face = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space[1]};
  block-size: 100%;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  line-height: ${tokens.leading.snug};
  white-space: nowrap;
  transition: border-color ${tokens.motion.quick};
  > b {
    font-weight: ${tokens.weight.semibold};
  }
`;

const Weekday = styled.span`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
`;

const Offer = styled.span`
  font-size: ${tokens.size.xs};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.palm};
`;

const Day = styled.label`
  position: relative;
  flex: none;
  inline-size: ${DAY_INLINE_SIZE};
  block-size: ${DAY_BLOCK_SIZE};
  scroll-snap-align: start;
  cursor: pointer;
  /* As large as what is seen of it: that is what a browser scrolls to. */
  > input {
    ${visuallyHidden}
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  ${media.hover} {
    &:hover > input:enabled + ${Face} {
      border-color: ${tokens.color.ink};
    }
  }
  > input:focus-visible + ${Face} {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  > input:disabled + ${Face} {
    border-style: dashed;
    border-color: ${tokens.color.hairline};
    background: ${tokens.color.sunken};
    cursor: not-allowed;
    &,
    * {
      color: ${tokens.color.inkMuted};
    }
  }
  &[data-typed] > input + ${Face} {
    border-color: ${tokens.color.ink};
  }
  > input:checked + ${Face} {
    background: ${tokens.color.ink};
    &,
    * {
      color: ${tokens.color.ground};
    }
  }
  ${media.forcedColors} {
    > input:checked + ${Face} {
      background: Highlight;
      forced-color-adjust: none;
      &,
      * {
        color: HighlightText;
      }
    }
  }
`;
