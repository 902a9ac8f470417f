import { useTranslation } from '@shared/i18n';
import { Button, Drawer, FilterIcon, useDialog } from '@shared/ui';
import type { ReactNode } from 'react';
import { counted } from '../locales/counted.ts';
import { useDrawerWords } from './drawer-words.ts';

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
  const { t, format } = useTranslation();
  const own = useDrawerWords();
  const dialog = useDialog();
  return (
    <>
      <Button variant="secondary" block icon={<FilterIcon size={20} />} {...dialog.opener}>
        {count > 0 ? own('moreSet', { number: count }) : t('filters.more')}
      </Button>
      <Drawer
        handle={dialog}
        title={t('filters.label')}
        closeLabel={own('close')}
        footer={
          <>
            {count > 0 && (
              <Button variant="quiet" onClick={onClear}>
                {own('clearAll')}
              </Button>
            )}
            <Button {...dialog.closer}>
              {matched === undefined ? t('filters.apply') : counted({ t: own, format }, 'show', matched)}
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
