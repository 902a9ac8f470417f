import { useTranslation } from '@shared/i18n';
import { DownloadIcon, FilterIcon, PlusIcon, Stack } from '@shared/ui';
import { useState } from 'react';
import { SectionHeader } from '../layout/section-header.tsx';
import { InertButton } from '../sample/inert.tsx';
import { LectureCards } from './lecture-cards.tsx';
import { LectureTable } from './lecture-table.tsx';
import type { LecturesProps } from './lectures-props.ts';
import type { LectureView } from './view-switch.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** Group lectures as cards or as a table. */
export function Lectures(props: LecturesProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<LectureView>('cards');
  return (
    <Stack $gap={6}>
      <SectionHeader title={t('tabs.lectures')} lead={t('lectures.lead')}>
        <ViewSwitch view={view} onChange={setView} />
        <InertButton variant="secondary" icon={<FilterIcon size={20} />}>
          {t('actions.filter')}
        </InertButton>
        <InertButton variant="secondary" icon={<DownloadIcon size={20} />}>
          {t('actions.export')}
        </InertButton>
        <InertButton icon={<PlusIcon size={20} />}>{t('actions.addLecture')}</InertButton>
      </SectionHeader>
      {view === 'cards' ? <LectureCards {...props} /> : <LectureTable {...props} />}
    </Stack>
  );
}
