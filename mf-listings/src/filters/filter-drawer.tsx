import { useTranslation } from '@shared/i18n';
import { Button, Drawer, FilterIcon, useDialog } from '@shared/ui';
import type { ReactNode } from 'react';
import { counted } from '../locales/counted.ts';

export interface FilterDrawerProps {
  /** Filters that are set. */
  count: number;
  /** Properties that pass; undefined while that is not known. */
  matched: number | undefined;
  onClear(): void;
  children: ReactNode;
}

/** The filters over the page, where there is no room beside the results; they apply at once, behind it. */
export function FilterDrawer({ count, matched, onClear, children }: FilterDrawerProps) {
  const words = useTranslation();
  const { t } = words;
  const dialog = useDialog();
  return (
    <>
      <Button variant="secondary" block icon={<FilterIcon size={20} />} {...dialog.opener}>
        {count > 0 ? t('filters.moreSet', { number: count }) : t('filters.more')}
      </Button>
      <Drawer
        handle={dialog}
        title={t('filters.label')}
        closeLabel={t('filters.close')}
        footer={
          <>
            {count > 0 && (
              <Button variant="quiet" onClick={onClear}>
                {t('filters.clearAll')}
              </Button>
            )}
            <Button {...dialog.closer}>
              {matched === undefined ? t('filters.apply') : counted(words, 'filters.show', matched)}
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
