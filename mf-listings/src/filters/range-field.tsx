import { useTranslation } from '@shared/i18n';
import { TextField, tokens } from '@shared/ui';
import { styled } from 'styled-components';

export interface RangeFieldProps {
  label: string;
  least: { name: string; label: string; initial: number | undefined };
  most: { name: string; label: string; initial: number | undefined };
}

/** Two whole numbers that bound something, side by side under one heading. */
export function RangeField({ label, least, most }: RangeFieldProps) {
  const { t } = useTranslation();
  return (
    <Range>
      <legend>{label}</legend>
      <Pair>
        <TextField
          name={least.name}
          label={least.label}
          labelHidden
          inputMode="numeric"
          dir="ltr"
          placeholder={t('filters.from')}
          defaultValue={least.initial}
        />
        <span aria-hidden="true">–</span>
        <TextField
          name={most.name}
          label={most.label}
          labelHidden
          inputMode="numeric"
          dir="ltr"
          placeholder={t('filters.to')}
          defaultValue={most.initial}
        />
      </Pair>
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
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[2]};
  > span {
    color: ${tokens.color.inkMuted};
  }
`;
