import { useQuery } from '@shared/facades/query';
import { useApi } from '@shared/remote-kit';
import { Button, Container, Heading, media, Section, tokens, useNear } from '@shared/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { viewedQuery } from './viewed-query.ts';
import { useStoredIds } from '../storage/use-stored-ids.ts';
import { MOST_SHOWN, recentlyViewed } from './recently-viewed.ts';
import { ViewedCard } from './viewed-card.tsx';
import { useViewedWords } from './viewed-words.ts';

/**
 * Properties that were looked at before, across the page. On the server, and where there are none, it is an empty place; what
 * belongs there is asked for when the visitor comes near, so that it stands below what is being read.
 */
export default function ViewedShelf() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const viewed = useStoredIds(recentlyViewed);
  // As it was on arrival: what is looked at elsewhere meanwhile moves nothing here.
  const [arrived, setArrived] = useState(viewed);
  if (arrived === undefined && viewed !== undefined) setArrived(viewed);
  const ids = (arrived ?? []).slice(0, MOST_SHOWN);
  const clear = () => {
    recentlyViewed.write([]);
    setArrived([]);
    // The pressed button goes away with what it cleared.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {isNear && ids.length > 0 && <Shown ids={ids} onClear={clear} />}
    </Place>
  );
}

/** An extra: where it cannot be had it is left out. */
function Shown({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const own = useViewedWords();
  const heading = useId();
  const { data } = useQuery(viewedQuery(useApi(), ids));
  if (!data || data.length === 0) return null;
  return (
    <Section $space="half" aria-labelledby={heading}>
      <Container>
        <Head>
          <Heading level={2} size="lg" id={heading}>
            {own('title')}
          </Heading>
          <Button variant="quiet" size="small" onClick={onClear}>
            {own('clear')}
          </Button>
        </Head>
        <Strip aria-label={own('list')}>
          {data.map((property) => (
            <li key={property._id}>
              <ViewedCard property={property} />
            </li>
          ))}
        </Strip>
      </Container>
    </Section>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  margin-block-end: ${tokens.space[5]};
`;

/* One row, however many there are; it follows the finger, and the keyboard by its links. */
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(15rem, 70vw);
  gap: ${tokens.space[4]};
  /* Room for shadows and outlines, which a scrolling box would cut. */
  margin: calc(-1 * ${tokens.space[2]});
  padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[4]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: ${tokens.space[2]};
  list-style: none;
  > li {
    display: grid;
    scroll-snap-align: start;
  }
`;
