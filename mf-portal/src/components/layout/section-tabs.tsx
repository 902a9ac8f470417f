import { useTranslation } from '@shared/i18n';
import { Tab, TabList } from '@shared/ui';
import { SECTIONS } from './sections.ts';

/**
 * The portal's sections. `onChosen` is called when a pointer or key has made its choice, as opposed to passing
 * by with the arrows.
 */
export function SectionTabs({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  return (
    <TabList label={t('menu.label')}>
      {SECTIONS.map(({ id, Icon }) => (
        <Tab key={id} value={id} icon={<Icon size={21} />} onClick={onChosen}>
          {t(`tabs.${id}`)}
        </Tab>
      ))}
    </TabList>
  );
}
