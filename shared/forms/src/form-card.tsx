import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from '@shared/i18n';
import { Button, Card, Stack, Text, tokens, type FieldFault } from '@shared/ui';
import { styled } from 'styled-components';
import { FormHeading } from './form-heading.ts';
import { errorSummary } from './late-summary.ts';
import { RobotTrap } from './robot-trap.tsx';
import { stayInField } from './stay-in-field.ts';
import { useFieldInSight } from './use-field-in-sight.ts';

export interface FormCardProps {
  id: string;
  heading: string;
  lead: string;
  submitLabel: string;
  sending: boolean;
  /** Whether the button may be pressed. Default: true. */
  canSubmit?: boolean;
  faults: readonly FieldFault[];
  headingRef: Ref<HTMLHeadingElement>;
  summaryRef: Ref<HTMLDivElement>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** The visitor has turned to the form. */
  onFocus(): void;
  /** Something stands in the form's place, which keeps its state. Default: `false`. */
  hidden?: boolean;
  /** What is done with what is typed. It stands under the button, where no link of it comes between that and the last field. */
  notice: ReactNode;
  children: ReactNode;
}

/**
 * Heading, error summary, fields and the one button of a form. Of the remote's words it takes `form.summary`,
 * `form.sending` and `form.trap`.
 */
export function FormCard({
  id,
  heading,
  lead,
  submitLabel,
  sending,
  canSubmit = true,
  faults,
  headingRef,
  summaryRef,
  onSubmit,
  onFocus,
  hidden = false,
  notice,
  children,
}: FormCardProps) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  useFieldInSight(formRef);
  return (
    <Place hidden={hidden}>
      {/* Outside of a dialog this method submits nowhere: before hydration, nothing typed ends in an address. */}
      <Form
        ref={formRef}
        id={id}
        method="dialog"
        noValidate
        aria-labelledby={`${id}-heading`}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <Stack $gap={1}>
          <FormHeading level={2} size="md" id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
            {heading}
          </FormHeading>
          <Text $size="sm" $tone="inkMuted">
            {lead}
          </Text>
        </Stack>
        {errorSummary({ ref: summaryRef, title: t('form.summary'), headingLevel: 3, errors: faults })}
        <RobotTrap />
        {children}
        <Button
          type="submit"
          size="large"
          block
          disabled={!canSubmit || sending}
          busy={sending}
          busyLabel={t('form.sending')}
          onMouseDown={stayInField}
        >
          {submitLabel}
        </Button>
        {notice}
      </Form>
    </Place>
  );
}

const Place = styled(Card)`
  &[hidden] {
    display: none;
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
`;
