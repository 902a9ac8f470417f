import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of two to four ways to see the same thing: radio buttons side by side. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  disabled,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group className={className} disabled={disabled}>
      <legend>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          <span>
            {segment.icon}
            {segment.label}
          </span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  padding: 3px;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  box-shadow: inset 0 0 0 1px ${tokens.color.outline};
  legend,
  input {
    ${visuallyHidden}
  }
  /* As large as what is seen of it: that is what a browser scrolls to. */
  input {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  label {
    position: relative;
    display: flex;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: 2.5rem;
    padding-inline: ${tokens.space[4]};
    border-radius: ${tokens.radius.sm};
    font-size: ${tokens.size.sm};
    font-weight: ${tokens.weight.semibold};
    color: ${tokens.color.inkSoft};
    transition:
      background-color ${tokens.motion.quick},
      color ${tokens.motion.quick};
  }
  ${media.hover} {
    &:enabled label:hover span {
      color: ${tokens.color.ink};
    }
  }
  input:checked + span {
    background: ${tokens.color.ink};
    color: ${tokens.color.ground};
  }
  &:enabled label:hover input:checked + span {
    color: ${tokens.color.ground};
  }
  input:focus-visible + span {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.5;
  }
  &:disabled label {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
