import type { SlotTimes } from '@shared/api';
import { stayInField } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Button, Skeleton, Text, tokens, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { clockTime } from '../appointment/clock-time.ts';

interface FreeSlotsProps {
  slots: readonly SlotTimes[] | 'loading';
  chosen: Partial<SlotTimes>;
  onChoose(slot: SlotTimes): void;
}

/** As many as the viewing hours of a day hold, so that nothing moves when they arrive. */
const USUAL = Array.from({ length: 20 }, (_, index) => index);

/** Free slots of the chosen day: a press fills both time fields. */
export function FreeSlots({ slots, chosen, onChoose }: FreeSlotsProps) {
  const { t } = useTranslation();
  const isEmpty = slots !== 'loading' && slots.length === 0;
  return (
    <Group>
      <Heading>{t('slots.heading')}</Heading>
      {isEmpty && (
        <Text $size="sm" $tone="inkMuted">
          {t('slots.none')}
        </Text>
      )}
      {slots === 'loading' && (
        <Times>
          <VisuallyHidden as="li">{t('slots.loading')}</VisuallyHidden>
          {USUAL.map((index) => (
            <li key={index} aria-hidden="true">
              <Skeleton $inline="100%" $block="2.25rem" />
            </li>
          ))}
        </Times>
      )}
      {slots !== 'loading' && !isEmpty && (
        <Times>
          {slots.map((slot) => (
            <li key={`${slot.fromTime}-${slot.toTime}`}>
              <Time
                variant="secondary"
                size="small"
                block
                aria-pressed={slot.fromTime === chosen.fromTime && slot.toTime === chosen.toTime}
                aria-label={t('slots.slot', {
                  from: clockTime(t, slot.fromTime),
                  to: clockTime(t, slot.toTime),
                })}
                onMouseDown={stayInField}
                onClick={() => onChoose(slot)}
              >
                {clockTime(t, slot.fromTime)}
              </Time>
            </li>
          ))}
        </Times>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Heading = styled.legend`
  /* Part of the grid, not of the border that a legend belongs to. */
  float: inline-start;
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.semibold};
`;

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: ${tokens.space[3]} ${tokens.space[2]};
`;

const Time = styled(Button)`
  padding-inline: ${tokens.space[1]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
