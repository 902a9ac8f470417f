import { useTranslation } from '@shared/i18n';
import { opensElsewhere, Pagination, tokens } from '@shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

export interface LibraryPagesProps {
  /** From 1. */
  current: number;
  total: number;
  addressOf(page: number): string;
  /** A plain press, which the page answers by itself. */
  onTurn(address: string): void;
}

/** The links between the pages of the library, or of a part of it. */
export function LibraryPages({ current, total, addressOf, onTurn }: LibraryPagesProps) {
  const { t, format } = useTranslation();
  const turnTo = (page: number, event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onTurn(addressOf(page));
  };
  return (
    <Pages>
      <Pagination
        current={current}
        total={total}
        hrefFor={addressOf}
        onNavigate={turnTo}
        formatNumber={(value) => format.count(value)}
        labels={{
          navigation: t('library.pagination.label'),
          previous: t('library.pagination.previous'),
          next: t('library.pagination.next'),
          page: (page) => t('library.pagination.page', { page }),
        }}
      />
    </Pages>
  );
}

const Pages = styled.div`
  margin-block-start: ${tokens.space[12]};
  &:empty {
    display: none;
  }
`;
