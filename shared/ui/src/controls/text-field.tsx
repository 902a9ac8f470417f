import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { FieldProps } from './field.tsx';
import { Adorned, controlStyle, FieldFrame, useFieldWiring } from './field.tsx';

const Input = styled.input<{ $adorned: boolean }>`
  ${controlStyle}
  ${({ $adorned }) =>
    $adorned &&
    css`
      padding-inline-start: ${tokens.space[12]};
      /* The icon stands at the page's start, which is the end of a left-to-right control. */
      [dir='rtl'] &[dir='ltr'] {
        padding-inline: ${tokens.space[4]} ${tokens.space[12]};
      }
    `}
`;

const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 8.5rem;
  padding-block: ${tokens.space[3]};
  line-height: ${tokens.leading.body};
  resize: vertical;
`;

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldProps {
  /** Stands inside, at the start. */
  icon?: ReactNode;
}

/** A labelled input. `ref`, `name`, `dir`, `inputMode` … reach the input, so a form library's `register` spreads onto it. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  labelHidden,
  icon,
  id,
  ...input
}: TextFieldProps) {
  const wiring = useFieldWiring(id, { hint, error });
  const control = <Input {...input} {...wiring.aria} id={wiring.id} $adorned={Boolean(icon)} />;
  return (
    <FieldFrame {...{ label, hint, error, optionalLabel, labelHidden, wiring }} required={input.required}>
      {icon ? (
        <Adorned $side="start">
          {control}
          {icon}
        </Adorned>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps {}

export function TextArea({ label, hint, error, optionalLabel, labelHidden, id, ...area }: TextAreaProps) {
  const wiring = useFieldWiring(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optionalLabel, labelHidden, wiring }} required={area.required}>
      <Area {...area} {...wiring.aria} id={wiring.id} />
    </FieldFrame>
  );
}
