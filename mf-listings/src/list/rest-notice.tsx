import type { AddType } from '@shared/api';
import { tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { RetryNotice } from '../loading/retry-notice.tsx';
import { useRestWords } from './rest-words.ts';

export interface RestNoticeProps {
  /** The feeds that could not be had, where others could. */
  missing: readonly AddType[];
  retrying: boolean;
  onRetry(): void;
}

/** A part of the list is here and searched, the rest could not be had; says which part where there are two. */
export default function RestNotice({ missing, ...again }: RestNoticeProps) {
  const own = useRestWords();
  const [part] = missing;
  return (
    <Spaced title={part === undefined ? own('title') : own(`part.${part}`)} text={own('text')} {...again} />
  );
}

const Spaced = styled(RetryNotice)`
  margin-block-end: ${tokens.space[6]};
`;
