import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from '@shared/i18n';
import { Button, Card, ErrorSummary, Heading, Stack, Text, tokens, type FieldFault } from '@shared/ui';
import { styled } from 'styled-components';

interface FormCardProps {
  id: string;
  heading: string;
  lead: string;
  submitLabel: string;
  sending: boolean;
  faults: readonly FieldFault[];
  headingRef: Ref<HTMLHeadingElement>;
  summaryRef: Ref<HTMLDivElement>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** The visitor has turned to the form. */
  onFocus(): void;
  children: ReactNode;
}

/** Heading, error summary, fields and the one button of a form. */
export function FormCard({
  id,
  heading,
  lead,
  submitLabel,
  sending,
  faults,
  children,
  ...rest
}: FormCardProps) {
  const { t } = useTranslation();
  const { headingRef, summaryRef, onSubmit, onFocus } = rest;
  return (
    <Card>
      {/* Outside of a dialog this method submits nowhere: before hydration, nothing typed ends in an address. */}
      <Form
        method="dialog"
        noValidate
        aria-labelledby={`${id}-heading`}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <Stack $gap={1}>
          <Heading level={2} size="md" id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
            {heading}
          </Heading>
          <Text $size="sm" $tone="inkMuted">
            {lead}
          </Text>
        </Stack>
        <ErrorSummary ref={summaryRef} title={t('form.summary')} headingLevel={3} errors={faults} />
        {children}
        <Button
          type="submit"
          size="large"
          block
          disabled={sending}
          busy={sending}
          busyLabel={t('form.sending')}
        >
          {submitLabel}
        </Button>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
`;
