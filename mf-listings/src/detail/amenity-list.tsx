import type { Amenity } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** What a property offers, one tick each. */
export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  const { t } = useTranslation();
  return (
    <List>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <CheckIcon size={20} />
          {t(`amenities.${amenity}`)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[5]};
  > li {
    display: flex;
    align-items: start;
    gap: ${tokens.space[2]};
  }
  svg {
    flex: none;
    margin-block-start: 0.2em;
    color: ${tokens.color.palm};
  }
  ${media.print} {
    row-gap: 0;
  }
`;
