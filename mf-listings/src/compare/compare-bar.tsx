import type { Language, Toast } from '@shared/contract';
import { Button, Container, LinkButton, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { CompareIcon } from '../icons/listing-icons.tsx';
import { compareWordsIn, useCompareWords } from './compare-words.ts';
import { comparison, comparisonPath, LEAST_COMPARED, MOST_COMPARED } from './comparison.ts';

export interface CompareBarProps {
  ids: readonly string[];
}

/** That there is no room for another. */
export const fullToast = (language: Language): Toast => {
  const own = compareWordsIn(language);
  return { title: own('fullTitle'), description: own('fullText', { count: MOST_COMPARED }) };
};

/** It rests at the page's end instead of covering the footer. */
export default function CompareBar({ ids }: CompareBarProps) {
  const own = useCompareWords();
  return (
    <Bar aria-label={own('tray.label')}>
      <Row>
        <Words>
          <strong>{own('tray.chosen', { count: ids.length })}</strong>
          {ids.length < LEAST_COMPARED && <span>{own('tray.more')}</span>}
        </Words>
        <Button variant="quiet" onClick={() => comparison.write([])}>
          {own('tray.clear')}
        </Button>
        {ids.length >= LEAST_COMPARED && (
          <LinkButton href={comparisonPath(ids)} icon={<CompareIcon size={20} />}>
            {own('tray.open')}
          </LinkButton>
        )}
      </Row>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  inset-block-end: 0;
  padding-block: ${tokens.space[3]} calc(${tokens.space[3]} + env(safe-area-inset-bottom, 0px));
  background: color-mix(in srgb, ${tokens.color.surface} 94%, transparent);
  backdrop-filter: blur(10px);
  border-block-start: 1px solid ${tokens.color.hairline};
  box-shadow: ${tokens.elevation.high};
  /* Where little is seen at once it goes with the page; else what the keyboard comes to stops above it. */
  @media (max-height: 26rem) {
    position: static;
  }
  @media (min-height: 26.01rem) {
    html:has(&:not([data-ahead] *)) {
      scroll-padding-block-end: 6rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Words = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  /* They give way to the buttons, down to a few letters a line. */
  flex: 1 1 6rem;
  > span {
    color: ${tokens.color.inkMuted};
  }
`;
