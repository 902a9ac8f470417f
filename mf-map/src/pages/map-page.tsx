import { useSearchParams } from '@shared/facades/router';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { Container, Heading, media, tokens, useNear } from '@shared/ui';
import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { Area } from '../area/area.ts';
import { DealLinks } from '../criteria/deal-links.tsx';
import { MAP_PATH, readMapCriteria, writeMapCriteria, type MapCriteria } from '../criteria/map-criteria.ts';
import { resultsQuery } from '../data/results.ts';
import { useResults } from '../data/use-results.ts';
import { ResultsList } from '../list/results-list.tsx';
import { MapPanel } from '../map/map-panel.tsx';
import type { MapHandle } from '../map/map-view.tsx';
import { RoundCorners } from '../map/round-corners.tsx';

function MapPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const criteria = useMemo(() => readMapCriteria(new URLSearchParams(text)), [text]);
  const mapPlace = useRef<HTMLDivElement>(null);
  const isNear = useNear(mapPlace);
  const shown = useResults(criteria, isNear);
  const handle = useRef<MapHandle>(null);
  const count = useRef<HTMLOutputElement>(null);
  const mark = useCallback((id: string | undefined) => handle.current?.mark(id), []);
  // Each is one step that Back undoes.
  const change = (next: Omit<MapCriteria, 'isUnreadable'>) =>
    setSearch(writeMapCriteria(next), { preventScrollReset: true });
  useHead({ title: t('title'), description: t('lead'), canonical: MAP_PATH });
  return (
    <Page>
      <Container>
        <Top>
          <div>
            <Heading level={1} size="xl">
              {t('title')}
            </Heading>
            <Lead>{t('lead')}</Lead>
          </div>
          <DealLinks criteria={criteria} onChange={change} />
        </Top>
        <Beside>
          <MapPlace ref={mapPlace}>
            <MapPanel
              listings={isNear ? shown.found : undefined}
              area={criteria.area}
              onArea={(area: Area | undefined) => change({ ...criteria, area, page: 1 })}
              handle={handle}
            />
            <RoundCorners />
          </MapPlace>
          <ResultsList {...shown} criteria={criteria} onChange={change} onMark={mark} countRef={count} />
        </Beside>
      </Container>
    </Page>
  );
}

/* The header of the composed site lies over the page's top. */
const Page = styled.div`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[6]}) ${tokens.space.section};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-block-end: ${tokens.space[5]};
`;

const Lead = styled.p`
  max-inline-size: 46rem;
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
`;

const Beside = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(20rem, 27rem) minmax(0, 1fr);
  }
`;

/* On wide windows it stays in sight beside the list. */
const MapPlace = styled.div`
  position: relative;
  block-size: clamp(20rem, 62svh, 34rem);
  border-radius: ${tokens.radius.xl};
  border: 1px solid ${tokens.color.hairline};
  ${media.lg} {
    grid-column: 2;
    grid-row: 1;
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[4]});
    /* Whole on the first screen, below the page's heading. */
    block-size: clamp(26rem, calc(100svh - 15rem), 60rem);
  }
  /* A sentence needs no room for a map. */
  &&:has([data-missing]) {
    block-size: 10rem;
    min-block-size: 0;
  }
  ${media.print} {
    display: none;
  }
`;

export default definePage({
  View: MapPage,
  queries: ({ api, search }) => [resultsQuery(api, readMapCriteria(search))],
});
