import { useTranslation } from '@shared/i18n';
import { useToaster } from '@shared/remote-kit';
import { IconButton, type IconButtonProps } from '@shared/ui';
import { CompareIcon } from '../icons/listing-icons.tsx';
import { useStoredIds } from '../storage/use-stored-ids.ts';
import { comparison, MOST_COMPARED } from './comparison.ts';

export interface CompareButtonProps extends Pick<IconButtonProps, 'variant' | 'size'> {
  id: string;
  /** Of the property. */
  name: string;
}

/** Puts a property aside to be compared with others; says so when there are too many already. */
export function CompareButton({ id, name, ...look }: CompareButtonProps) {
  const { t, language } = useTranslation();
  const toaster = useToaster();
  const ids = useStoredIds(comparison) ?? [];
  const isChosen = ids.includes(id);
  const toggle = () => {
    const others = comparison.read().filter((each) => each !== id);
    if (!isChosen && others.length >= MOST_COMPARED) {
      // Its words are here with the tray, which shows what is in it.
      void import(/* webpackChunkName: "compare" */ './compare-bar.tsx').then(
        ({ fullToast }) => toaster.add(fullToast(language)),
        () => undefined,
      );
      return;
    }
    comparison.write(isChosen ? others : [...others, id]);
  };
  return (
    <IconButton
      {...look}
      label={t('compare.choose', { name })}
      icon={<CompareIcon size={20} />}
      aria-pressed={isChosen}
      onClick={toggle}
    />
  );
}
