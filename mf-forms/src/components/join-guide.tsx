import { PanelBox, PanelPoints, SidePanel } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, ClockIcon, DocumentIcon, InfoIcon, StarIcon } from '@shared/ui';

const REASONS = ['commission', 'training', 'leads', 'support'] as const;

/** Why to join, and what happens with the application (specification, section 2, "Join"). */
export function JoinGuide() {
  const { t } = useTranslation();
  return (
    <SidePanel>
      <PanelBox icon={<StarIcon size={20} />} title={t('join.why.heading')}>
        <PanelPoints $tone="palm">
          {REASONS.map((reason) => (
            <li key={reason}>
              <CheckIcon size={20} />
              <span>{t(`join.why.${reason}`)}</span>
            </li>
          ))}
        </PanelPoints>
      </PanelBox>
      <PanelBox icon={<InfoIcon size={20} />} title={t('join.info.heading')}>
        <PanelPoints>
          <li>
            <ClockIcon size={20} />
            <span>{t('join.info.contact')}</span>
          </li>
          <li>
            <DocumentIcon size={20} />
            <span>{t('join.info.documents')}</span>
          </li>
        </PanelPoints>
      </PanelBox>
    </SidePanel>
  );
}
