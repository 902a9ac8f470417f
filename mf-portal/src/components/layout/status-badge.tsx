import { useTranslation } from '@shared/i18n';
import type { BadgeTone } from '@shared/ui';
import { Badge } from '@shared/ui';
import type { Status } from '../../data/text.ts';

const TONES: Readonly<Record<Status, BadgeTone>> = {
  active: 'accent',
  available: 'available',
  booked: 'neutral',
  published: 'available',
};

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation();
  return <Badge $tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
