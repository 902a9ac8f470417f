import { useTranslation } from '@shared/i18n';
import { useHead } from '@shared/remote-kit';
import { Container, Heading, tokens } from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useListings } from '../data/use-listings.ts';
import { hasOffers, type ListingScope } from '../data/listing-scope.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useCriteria } from '../filters/use-criteria.ts';
import { ListResults } from './list-results.tsx';

/** A whole list page: title, filters, results (specification, section 2, "Sell list and rent list"). */
export function ListView({ scope }: { scope: ListingScope }) {
  const { t } = useTranslation();
  const control = useCriteria(scope);
  const listings = useListings(scope, control.criteria);
  const { type } = control.criteria;
  const count = useRef<HTMLOutputElement>(null);
  const clear = () => {
    control.clear();
    // The pressed control goes away with what it cleared.
    count.current?.focus({ preventScroll: true });
  };
  useHead({
    title: t(`lists.${scope.id}.title`),
    description: t(`lists.${scope.id}.lead`),
    canonical: type === undefined ? scope.path : `${scope.path}?type=${type}`,
  });
  return (
    <>
      <Band>
        <Container>
          <Heading level={1}>{t(`lists.${scope.id}.title`)}</Heading>
          <Lead>{t(`lists.${scope.id}.lead`)}</Lead>
        </Container>
      </Band>
      <Container>
        <Raised>
          <FilterPanel
            key={control.panel}
            path={scope.path}
            criteria={control.criteria}
            cities={listings.cities}
            hasOffers={hasOffers(scope)}
            onChange={control.narrow}
            onClear={clear}
          />
        </Raised>
        <ListResults listings={listings} control={control} onClear={clear} countRef={count} />
      </Container>
    </>
  );
}

const Band = styled.section`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[10]})
    calc(${tokens.space[16]} + ${tokens.space[4]});
  background: ${tokens.nacre};
  border-block-end: 1px solid ${tokens.color.hairline};
`;

const Lead = styled.p`
  max-inline-size: 44rem;
  margin-block-start: ${tokens.space[3]};
  font-size: ${tokens.size.lg};
  color: ${tokens.color.inkSoft};
`;

/* The panel stands half on the band. */
const Raised = styled.div`
  position: relative;
  margin-block-start: calc(-1 * ${tokens.space[16]});
`;
