import type { MouseEvent } from 'react';
import { paths } from '@shared/contract';
import type { LinkButtonProps } from '@shared/ui';
import { LinkButton, opensElsewhere } from '@shared/ui';

/**
 * Goes back one step of the history. It is a link to the library, so that it also leads somewhere without
 * script, and where the article was the first page of its tab.
 */
export function HistoryBackLink(props: Omit<LinkButtonProps, 'href' | 'onClick'>) {
  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || window.history.length <= 1) return;
    event.preventDefault();
    window.history.back();
  };
  return <LinkButton {...props} href={paths.blog} onClick={goBack} />;
}
