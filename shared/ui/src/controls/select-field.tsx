import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/chevrons.tsx';
import { tokens } from '../theme/tokens.ts';
import type { FieldProps } from './field.tsx';
import { Adorned, controlStyle, FieldFrame, useFieldWiring } from './field.tsx';

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${tokens.space[12]};
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldProps {
  /** Or give `<option>` children. */
  options?: readonly SelectOption[] | undefined;
  /** A first, empty choice. */
  placeholder?: string | undefined;
}

/** A labelled native select: the platform's own list, which every visitor can work. */
export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  labelHidden,
  options,
  placeholder,
  id,
  children,
  ...select
}: SelectFieldProps) {
  const wiring = useFieldWiring(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optionalLabel, labelHidden, wiring }} required={select.required}>
      <Adorned $side="end">
        <Select {...select} {...wiring.aria} id={wiring.id}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
        <ChevronDownIcon size={18} />
      </Adorned>
    </FieldFrame>
  );
}
