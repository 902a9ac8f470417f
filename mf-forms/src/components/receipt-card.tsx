import type { ReactNode, Ref } from 'react';
import { paths } from '@shared/contract';
import { FormHeading } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Button, Card, CheckCircleIcon, Heading, LinkButton, tokens } from '@shared/ui';
import { styled } from 'styled-components';

interface ReceiptCardProps {
  heading: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** What was sent, each under its name. */
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Takes the whole width. Default: no. */ wide?: boolean;
  }[];
  /** What happens next, in order. */
  next: readonly { id: string; text: ReactNode }[];
  /** Of the button that brings the form back. */
  again: string;
  onAgain(): void;
}

/** That it has arrived, what was sent, and what happens next. */
export function ReceiptCard({ heading, headingRef, facts, next, again, onAgain }: ReceiptCardProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <Layout aria-labelledby="receipt">
        <Top>
          <Medal>
            <CheckCircleIcon size={26} />
          </Medal>
          <FormHeading level={2} size="md" id="receipt" ref={headingRef} tabIndex={-1}>
            {heading}
          </FormHeading>
        </Top>
        <div>
          <Heading level={3} size="xs">
            {t('form.sent.facts')}
          </Heading>
          <Facts>
            {facts.map(({ label, value, wide = false }) => (
              <div key={label} data-wide={wide}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </div>
        <div>
          <Heading level={3} size="xs">
            {t('form.sent.next')}
          </Heading>
          <Steps>
            {next.map(({ id, text }) => (
              <li key={id}>
                <span>{text}</span>
              </li>
            ))}
          </Steps>
        </div>
        <Actions>
          <Button variant="secondary" onClick={onAgain}>
            {again}
          </Button>
          <LinkButton href={paths.properties}>{t('form.sent.browse')}</LinkButton>
        </Actions>
      </Layout>
    </Card>
  );
}

const Layout = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Medal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border-radius: 50%;
  background: ${tokens.color.palmWash};
  color: ${tokens.color.palm};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${tokens.space[4]} ${tokens.space[6]};
  margin-block-start: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px dashed ${tokens.color.outline};
  border-radius: ${tokens.radius.md};
  > [data-wide='true'] {
    grid-column: 1 / -1;
  }
  dt {
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

const STEP = '1.75rem';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
  counter-reset: step;
  > li {
    display: flex;
    gap: ${tokens.space[3]};
    counter-increment: step;
    overflow-wrap: anywhere;
  }
  > li::before {
    content: counter(step);
    flex: none;
    display: grid;
    place-items: center;
    inline-size: ${STEP};
    block-size: ${STEP};
    border: 1px solid ${tokens.color.outline};
    border-radius: 50%;
    font-size: ${tokens.size.sm};
    font-weight: ${tokens.weight.semibold};
    color: ${tokens.color.accent};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
