import { groupedWholeNumber, useTranslation } from '@shared/i18n';
import { FieldError, TextField, tokens } from '@shared/ui';
import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldId } from './field-id.ts';

interface Bound {
  name: string;
  label: string;
  initial: number | undefined;
  /** What the results are of. */
  shown: number | undefined;
}

export interface RangeFieldProps {
  label: ReactNode;
  least: Bound;
  most: Bound;
}

/** Two whole numbers that bound something, side by side under one heading; that the least is above the most is said there. */
export function RangeField({ label, least, most }: RangeFieldProps) {
  const { t, format } = useTranslation();
  const faultId = `${fieldId(least.name)}-fault`;
  const isCrossed = least.shown !== undefined && most.shown !== undefined && least.shown > most.shown;
  // Shown as numbers are once the field is left: nothing changes under the fingers.
  const group = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) target.value = groupedWholeNumber(target.value, format.integer);
  };
  return (
    <Range onBlur={group}>
      <legend>{label}</legend>
      <Pair>
        {[least, most].map(({ name, label: own, initial }, index) => (
          <TextField
            key={name}
            name={name}
            id={fieldId(name)}
            label={own}
            labelHidden
            inputMode="numeric"
            dir="ltr"
            placeholder={t(index === 0 ? 'filters.from' : 'filters.to')}
            defaultValue={format.integer(initial)}
            {...(isCrossed && { 'aria-invalid': true, 'aria-describedby': faultId })}
          />
        ))}
      </Pair>
      <Fault aria-live="polite">
        {isCrossed && <FieldError id={faultId}>{t('filters.crossed')}</FieldError>}
      </Fault>
    </Range>
  );
}

const Range = styled.fieldset`
  > legend {
    margin-block-end: ${tokens.space[2]};
    font-size: ${tokens.size.sm};
    font-weight: ${tokens.weight.semibold};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;

const Fault = styled.div`
  > p {
    margin-block-start: ${tokens.space[2]};
  }
`;
