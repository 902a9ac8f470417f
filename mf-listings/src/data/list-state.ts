import type { AddType } from '@shared/api';
import type { Facets } from '../search/facets.ts';
import type { ListingPage } from '../search/listing-page.ts';

export interface Retry {
  retrying: boolean;
  retry(): void;
}

/** What a visitor may be told of a list. */
export type Listings = { facets: Facets | undefined } & (
  | { status: 'loading' }
  | ({ status: 'failed' } & Retry)
  | ({
      status: 'ready';
      /** What is here was asked for before; what is asked for now is on its way. */ busy: boolean;
    } & ListingPage)
  /** Only a part of the list is here: these pass, there may be more. */
  | ({ status: 'partial' } & ListingPage &
      Retry & {
        rest: 'loading' | 'failed';
        /** The feeds that could not be had, where others could. */
        missing: readonly AddType[];
      })
);
