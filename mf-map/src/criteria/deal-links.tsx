import { ADD_TYPES } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { media, opensElsewhere, tokens } from '@shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { mapAddress, type MapCriteria } from './map-criteria.ts';

interface DealLinksProps {
  criteria: MapCriteria;
  onChange(next: Omit<MapCriteria, 'isUnreadable'>): void;
}

/** For sale, for rent, or both: links, so that each is an address of its own and answers before any script. */
export function DealLinks({ criteria, onChange }: DealLinksProps) {
  const { t } = useTranslation();
  return (
    <Choices aria-label={t('deals.label')}>
      {[undefined, ...ADD_TYPES].map((offer) => {
        const next = { ...criteria, offer, page: 1 };
        const press = (event: MouseEvent) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onChange(next);
        };
        return (
          <Choice
            key={offer ?? 'all'}
            href={mapAddress(next)}
            aria-current={offer === criteria.offer ? 'true' : undefined}
            onClick={press}
          >
            {t(`deals.${offer ?? 'all'}`)}
          </Choice>
        );
      })}
    </Choices>
  );
}

const Choices = styled.nav`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[1]};
  border-radius: ${tokens.radius.md};
  border: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.sm};
  font-weight: ${tokens.weight.semibold};
  text-decoration: none;
  transition: background-color ${tokens.motion.quick};
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${tokens.color.ink} 7%, transparent);
    }
  }
  &[aria-current='true'] {
    background: ${tokens.color.ink};
    color: ${tokens.color.ground};
  }
`;
