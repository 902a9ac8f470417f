import type { Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Badge, StarIcon, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** New to the visitor, Premium, Unavailable, Exclusive, each where it applies (specification, section 2, "Property card"). */
export function PropertyBadges({ property, isNew }: { property: Property; isNew: boolean | undefined }) {
  const { t } = useTranslation();
  const { premium, soldOut, exclusive } = property;
  if (!premium && !soldOut && !exclusive && !isNew) return null;
  return (
    <Badges>
      {isNew && <Badge $tone="available">{t('badges.new')}</Badge>}
      {soldOut && <Badge $tone="unavailable">{t('badges.unavailable')}</Badge>}
      {premium && (
        <Badge $tone="premium">
          <StarIcon size={14} />
          {t('badges.premium')}
        </Badge>
      )}
      {exclusive && <Badge $tone="exclusive">{t('badges.exclusive')}</Badge>}
    </Badges>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
