import { useTranslation } from '@shared/i18n';
import { Button, Notice, tokens } from '@shared/ui';
import { styled } from 'styled-components';

export interface RetryNoticeProps {
  /** Default: the text alone. */
  title?: string;
  text: string;
  retrying: boolean;
  onRetry(): void;
  className?: string;
}

/** A part of what is shown could not be had: an alert, with Retry. */
export function RetryNotice({ text, retrying, onRetry, ...props }: RetryNoticeProps) {
  const { t } = useTranslation();
  return (
    <Warning tone="warning" role="alert" {...props}>
      <p>{text}</p>
      <Button
        variant="secondary"
        size="small"
        busy={retrying}
        busyLabel={t('failed.retrying')}
        onClick={onRetry}
      >
        {t('failed.retry')}
      </Button>
    </Warning>
  );
}

const Warning = styled(Notice)`
  button {
    margin-block-start: ${tokens.space[3]};
  }
`;
