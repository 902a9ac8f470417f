import { useTranslation } from '@shared/i18n';
import { HeartIcon, IconButton, type IconButtonProps } from '@shared/ui';
import { favourites } from './favourites.ts';
import { useStoredIds } from '../storage/use-stored-ids.ts';

export interface FavouriteButtonProps extends Pick<IconButtonProps, 'variant' | 'size'> {
  id: string;
  /** Of the property. */
  name: string;
}

/** A heart that keeps a property among this browser's favourites. */
export function FavouriteButton({ id, name, ...look }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const ids = useStoredIds(favourites);
  const isKept = ids?.includes(id) ?? false;
  const toggle = () => {
    const others = favourites.read().filter((each) => each !== id);
    favourites.write(isKept ? others : [id, ...others]);
  };
  return (
    <IconButton
      {...look}
      label={t('favourites.keep', { name })}
      icon={<HeartIcon size={20} />}
      aria-pressed={isKept}
      onClick={toggle}
    />
  );
}
