import type { ReactNode } from 'react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { DangerIcon } from '../icons/danger.tsx';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

/** What every field has beside its control. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message; its presence makes the field invalid. */
  error?: ReactNode;
  /** Beside the label, for fields that may stay empty ("optional"). */
  optionalLabel?: ReactNode;
  /** Hides the label from sight, not from assistive technology. */
  labelHidden?: boolean | undefined;
}

const isPresent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

/** Ids that tie a control to its hint and error, and the attributes that say so. */
export function useFieldWiring(
  given: string | undefined,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
) {
  const generated = useId();
  const id = given ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [isPresent(error) && errorId, isPresent(hint) && hintId].filter(
    (part) => part !== false,
  );
  return {
    id,
    hintId,
    errorId,
    aria: {
      ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
      ...(isPresent(error) ? { 'aria-invalid': true } : {}),
    },
  };
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.ink};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Optional = styled.span`
  font-weight: ${tokens.weight.regular};
  color: ${tokens.color.inkMuted};
`;

const RequiredMark = styled.span`
  color: ${tokens.color.danger};
`;

const Hint = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const ErrorText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.danger};
  > svg {
    margin-block-start: 0.2em;
  }
`;

/** A message that belongs to one field; `id` is what the field's `aria-describedby` names. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <DangerIcon size="1.15em" />
      <span>{children}</span>
    </ErrorText>
  );
}

export interface FieldFrameProps extends FieldProps {
  wiring: ReturnType<typeof useFieldWiring>;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Label above, control, then error and hint. */
export function FieldFrame({
  label,
  hint,
  error,
  optionalLabel,
  labelHidden = false,
  wiring,
  required = false,
  children,
}: FieldFrameProps) {
  return (
    <Root>
      <Label htmlFor={wiring.id} $hidden={labelHidden}>
        <span>
          {label}
          {required && <RequiredMark aria-hidden="true"> *</RequiredMark>}
        </span>
        {isPresent(optionalLabel) && <Optional>{optionalLabel}</Optional>}
      </Label>
      {children}
      <FieldNotes hint={hint} error={error} wiring={wiring} />
    </Root>
  );
}

export function FieldNotes({ hint, error, wiring }: Pick<FieldFrameProps, 'hint' | 'error' | 'wiring'>) {
  return (
    <>
      {isPresent(error) && <FieldError id={wiring.errorId}>{error}</FieldError>}
      {isPresent(hint) && <Hint id={wiring.hintId}>{hint}</Hint>}
    </>
  );
}

/** The box that inputs, text areas and selects share. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.md};
  text-align: start;
  transition:
    border-color ${tokens.motion.quick},
    box-shadow ${tokens.motion.quick};
  /* A number typed left to right still stands where the reading begins. */
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${tokens.color.ink};
    }
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -1px;
    border-color: ${tokens.color.focus};
    box-shadow: 0 0 0 4px color-mix(in srgb, ${tokens.color.focus} 16%, transparent);
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &[readonly] {
    background: ${tokens.color.sunken};
  }
  &:disabled {
    background: ${tokens.color.sunken};
    color: ${tokens.color.inkMuted};
    border-color: ${tokens.color.hairline};
    opacity: 1;
    cursor: not-allowed;
  }
`;

/** A control with an icon inside, which presses go through. */
export const Adorned = styled.span<{ $side: 'start' | 'end' }>`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-${({ $side }) => $side}: ${tokens.space[4]};
    margin-block: auto;
    color: ${tokens.color.inkMuted};
    pointer-events: none;
  }
`;
