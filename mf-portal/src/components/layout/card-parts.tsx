import { useTranslation } from '@shared/i18n';
import { Card, StarIcon, VisuallyHidden, tokens } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ratingText } from '../../data/moments.ts';

/** Cards of a section, as many beside each other as fit. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space[5]};
  list-style: none;
  > li {
    display: grid;
  }
`;

export const RecordCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
`;

export const CardTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

export const CardTitle = styled.h3`
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.snug};
`;

export const CardSubtitle = styled.p`
  margin-block-start: ${tokens.space[1]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

export const CardBottom = styled.div`
  display: flex;
  margin-block-start: auto;
  padding-block-start: ${tokens.space[1]};
`;

const List = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  font-size: ${tokens.size.sm};
  > div {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  dt {
    display: inline-flex;
    color: ${tokens.color.accent};
  }
  dd {
    color: ${tokens.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;

export interface Fact {
  label: string;
  icon: ReactNode;
  value: ReactNode;
}

/** What is known of a record; each fact's name is drawn as an icon and read out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, icon, value }) => (
        <div key={label}>
          <dt>
            {icon}
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const Stars = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  > svg {
    fill: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;

export function Rating({ rating }: { rating: number }) {
  const { t, language } = useTranslation();
  return (
    <Stars>
      <StarIcon size={16} />
      <VisuallyHidden>{t('facts.rating')}: </VisuallyHidden>
      {ratingText(language, rating)}
    </Stars>
  );
}
