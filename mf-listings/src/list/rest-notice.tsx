import type { AddType } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Button, Notice, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { useRestWords } from './rest-words.ts';

export interface RestNoticeProps {
  /** The feeds that could not be had, where others could. */
  missing: readonly AddType[];
  retrying: boolean;
  onRetry(): void;
}

/** A part of the list is here and searched, the rest could not be had; says which part where there are two. */
export default function RestNotice({ missing, retrying, onRetry }: RestNoticeProps) {
  const { t } = useTranslation();
  const own = useRestWords();
  const [part] = missing;
  return (
    <Spaced tone="warning" role="alert" title={part === undefined ? own('title') : own(`part.${part}`)}>
      <p>{own('text')}</p>
      <Button
        variant="secondary"
        size="small"
        busy={retrying}
        busyLabel={t('failed.retrying')}
        onClick={onRetry}
      >
        {t('failed.retry')}
      </Button>
    </Spaced>
  );
}

const Spaced = styled(Notice)`
  margin-block-end: ${tokens.space[6]};
  button {
    margin-block-start: ${tokens.space[3]};
  }
`;
