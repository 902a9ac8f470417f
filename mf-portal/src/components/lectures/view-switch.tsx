import { useTranslation } from '@shared/i18n';
import { SegmentedControl } from '@shared/ui';

const LECTURE_VIEWS = ['cards', 'table'] as const;
export type LectureView = (typeof LECTURE_VIEWS)[number];

/** Chooses between cards and table. */
export function ViewSwitch({ view, onChange }: { view: LectureView; onChange: (view: LectureView) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('lectures.view')}
      segments={LECTURE_VIEWS.map((value) => ({ value, label: t(`lectures.${value}`) }))}
      value={view}
      onChange={onChange}
    />
  );
}
