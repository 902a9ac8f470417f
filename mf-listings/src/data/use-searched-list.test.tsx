import { definePage, defineRemote } from '@shared/remote-kit';
import { mountRemote, ok, type MountedRemote } from '@shared/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { saleScope } from '../search/listing-scope.ts';
import { readCriteria, type Criteria } from '../search/criteria.ts';
import { propertyRecords } from './property-record.test-kit.ts';
import { createSearchingHttp } from './searching-api.test-kit.ts';
import { useSearchedList } from './use-searched-list.ts';

/** React lets the browser have its turn after five milliseconds: a page of these is several turns. */
const CARD_MS = 2;

const criteriaOf = (search: string) => readCriteria(new URLSearchParams(search));

let ask: (criteria: Criteria) => void;
let onDrawn: (id: string) => void;
let shown: string;

function take(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

function Card({ id }: { id: string }) {
  take(CARD_MS);
  onDrawn(id);
  return <li>{id}</li>;
}

function List() {
  const [criteria, setCriteria] = useState(criteriaOf('sort=price-desc'));
  const listings = useSearchedList(saleScope, criteria, undefined);
  const items = listings.status === 'ready' ? listings.items : [];
  const first = items[0]?._id ?? listings.status;
  useLayoutEffect(() => void (shown = first), [first]);
  useLayoutEffect(() => void (ask = setCriteria), []);
  return (
    <ul>
      {items.map(({ _id }) => (
        <Card key={_id} id={_id} />
      ))}
    </ul>
  );
}

const noWords = () => Promise.resolve({ default: {} });
const remote = defineRemote({
  name: 'mf-listings',
  locales: { ar: noWords, en: noWords },
  pages: { sale: () => Promise.resolve({ default: definePage({ View: List }) }) },
});

describe('a list that the API searches', () => {
  let mounted: MountedRemote;
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  afterEach(async () => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    await mounted.unmount();
  });

  it('lets what is typed go before the cards of an answer', async () => {
    const records = propertyRecords(48).map((record, index) => ({
      ...record,
      price: { amount: 1000 + index },
    }));
    const http = createSearchingHttp({
      'GET /home/sell': ok(records),
    });
    onDrawn = () => undefined;
    mounted = await mountRemote(remote, { url: '/sell', http });
    await waitFor(() => expect(shown).toBe('p48'));

    // As in a browser: nobody but React says when it goes on.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const typedBefore = new Promise<string>((resolve) => {
      onDrawn = (id) => {
        if (id !== 'p1') return;
        onDrawn = () => undefined;
        // A key that is pressed while the first of the new cards is drawn.
        setTimeout(() => resolve(shown));
      };
    });
    ask(criteriaOf('sort=price-asc'));
    await expect(typedBefore).resolves.toBe('p48');
    await waitFor(() => expect(shown).toBe('p1'));
  });
});
