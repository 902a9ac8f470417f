import type { Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { AreaIcon, BathIcon, BedIcon, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** Rooms, bathrooms and area, as far as they are known. */
export function PropertyFacts({ property }: { property: Property }) {
  const { t, format } = useTranslation();
  const { rooms, bathrooms, area } = property;
  const facts = [
    rooms !== undefined && { Icon: BedIcon, text: t('facts.roomCount', { count: rooms }) },
    bathrooms !== undefined && { Icon: BathIcon, text: t('facts.bathroomCount', { count: bathrooms }) },
    area !== undefined && { Icon: AreaIcon, text: t('facts.squareMetres', { value: format.number(area) }) },
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={18} />
          {text}
        </li>
      ))}
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
  > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    white-space: nowrap;
  }
  svg {
    color: ${tokens.color.inkMuted};
  }
`;
