import type { Property } from '@shared/api';
import type { Nearest } from '@shared/listing-search/list';
import { useTranslation } from '@shared/i18n';
import { Button, Heading, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { PropertyGrid } from '../card/property-grid.tsx';
import type { ClearProps } from './list-states.tsx';
import { useNearestWords } from './nearest-words.ts';

export type ListNearestProps = Nearest<Property> & ClearProps;

/** That nothing answers a keyword, and right after the sentence that says so what comes closest, without what was let go. */
export default function ListNearest({ items, letGo, onClear }: ListNearestProps) {
  const { t } = useTranslation();
  const own = useNearestWords();
  const words = letGo.map((text) => own('letGo', { text })).join(own('join'));
  return (
    <Closest aria-label={own('label')}>
      <Heading level={2}>{t('empty.title')}</Heading>
      <p>{own('text', { words })}</p>
      <PropertyGrid properties={items} />
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </Closest>
  );
}

const Closest = styled.section`
  > button {
    margin-block-start: ${tokens.space[6]};
  }
  > p {
    margin-block: ${tokens.space[2]} ${tokens.space[6]};
    color: ${tokens.color.inkSoft};
  }
`;
