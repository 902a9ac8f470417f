import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { RetryIcon } from '../icons/actions.tsx';
import { tokens } from '../theme/tokens.ts';
import type { HeadingLevel } from '../type/type.tsx';
import { Heading, Text } from '../type/type.tsx';
import { EmptyDrawing, FailedDrawing } from './state-drawings.tsx';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[3]};
  padding-block: clamp(2.5rem, 2rem + 3vw, 4.5rem);
  padding-inline: ${tokens.space[5]};
  text-align: center;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.surface};
  > p {
    max-inline-size: 46ch;
    text-wrap: balance;
  }
`;

const Drawing = styled.div`
  color: ${tokens.color.ink};
  margin-block-end: ${tokens.space[2]};
`;

const Action = styled.div`
  margin-block-start: ${tokens.space[3]};
`;

interface StateProps {
  title: string;
  text?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  className?: string | undefined;
}

export interface EmptyStateProps extends StateProps {
  /** In the drawing's place. */
  icon?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
}

/** There is nothing: it was looked for and not found. */
export function EmptyState({ title, text, headingLevel = 2, icon, action, className }: EmptyStateProps) {
  return (
    <Panel className={className}>
      <Drawing>{icon ?? <EmptyDrawing />}</Drawing>
      <Heading level={headingLevel} size="md">
        {title}
      </Heading>
      {text !== undefined && <Text>{text}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Panel>
  );
}

export interface FailedStateProps extends StateProps {
  retryLabel?: string | undefined;
  retryingLabel?: string | undefined;
  /** Without it there is no button: retrying cannot help. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Beside Retry, such as a way home. */
  action?: ReactNode;
}

/** It could not be looked for: not the same as empty. An alert. */
export function FailedState({
  title,
  text,
  headingLevel = 2,
  retryLabel,
  retryingLabel,
  onRetry,
  retrying = false,
  action,
  className,
}: FailedStateProps) {
  return (
    <Panel role="alert" className={className}>
      <Drawing>
        <FailedDrawing />
      </Drawing>
      <Heading level={headingLevel} size="md">
        {title}
      </Heading>
      {text !== undefined && <Text>{text}</Text>}
      {onRetry && retryLabel !== undefined && (
        <Action>
          <Button
            variant="secondary"
            icon={<RetryIcon size={20} />}
            busy={retrying}
            busyLabel={retryingLabel}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        </Action>
      )}
      {action !== undefined && <Action>{action}</Action>}
    </Panel>
  );
}
