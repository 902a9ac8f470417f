import { useTranslation } from '@shared/i18n';
import { Pagination } from '@shared/ui';
import { listHref, type Criteria } from '../search/criteria.ts';

export interface ListPagesProps {
  /** The path of the list. */
  path: string;
  criteria: Criteria;
  /** Counted from 1. */
  current: number;
  /** More than one. */
  total: number;
}

/** The links to the pages of a list; whoever holds them hears of a press. */
export function ListPages({ path, criteria, current, total }: ListPagesProps) {
  const { t, format } = useTranslation();
  return (
    <Pagination
      current={current}
      total={total}
      hrefFor={(page) => listHref(path, { ...criteria, page })}
      labels={{
        navigation: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (page) => t('pages.page', { page }),
      }}
      formatNumber={format.count}
    />
  );
}
