import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';
import type { FieldProps } from './field.tsx';
import { FieldNotes, useFieldWiring } from './field.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
`;

/* Under the words, not under the box. */
const Notes = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  margin-block-start: calc(-1 * ${tokens.space[2]});
  padding-inline-start: calc(1.375rem + ${tokens.space[3]});
  &:empty {
    display: none;
  }
`;

const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  align-self: flex-start;
  min-block-size: 2.75rem;
  padding-block: 0.55rem;
  cursor: pointer;
  color: ${tokens.color.ink};
  &:has(:disabled) {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin-block-start: 0.12em;
  background: ${tokens.color.surface};
  border: 1.5px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.sm};
  cursor: inherit;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  &::before {
    content: '';
    inline-size: 0.8rem;
    block-size: 0.8rem;
    background: ${tokens.color.onAccentFill};
    clip-path: polygon(14% 47%, 3% 59%, 38% 92%, 98% 22%, 86% 11%, 37% 68%);
    transform: scale(0);
    transition: transform ${tokens.motion.quick} ${tokens.motion.ease};
  }
  ${media.hover} {
    label:hover > &:enabled:not(:checked) {
      border-color: ${tokens.color.ink};
    }
  }
  &:checked {
    background: ${tokens.color.accentFill};
    border-color: ${tokens.color.accentFill};
  }
  &:checked::before {
    transform: scale(1);
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 0.5px ${tokens.color.danger};
  }
  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {}

export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const wiring = useFieldWiring(id, { hint, error });
  return (
    <Root>
      <Row htmlFor={wiring.id}>
        <Box {...input} {...wiring.aria} id={wiring.id} type="checkbox" />
        <span>{label}</span>
      </Row>
      <Notes>
        <FieldNotes hint={hint} error={error} wiring={wiring} />
      </Notes>
    </Root>
  );
}
