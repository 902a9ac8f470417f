export type Offer = 'sell' | 'rent';

interface Said {
  /** The words that it was read from, as they were typed. */
  text: string;
}

export interface Bounds {
  /** Included. */
  min?: number;
  /** Included. */
  max?: number;
  /** What was named without saying on which side: those nearest to it come first. */
  about?: number;
}

/** One thing that a query asks for. */
export type QueryPart = Said &
  (
    | { kind: 'word'; /** Folded. */ word: string }
    /** One of the specification's types of property. */
    | { kind: 'type'; type: string }
    | { kind: 'offer'; offer: Offer }
    /** So many or more, those with just so many first; `max` where a highest number was said. */
    | ({ kind: 'rooms' | 'bathrooms' } & Bounds)
    /** In the listings' own currency. */
    | ({ kind: 'price' } & Bounds)
    /** Square metres. */
    | ({ kind: 'size' } & Bounds)
  );

/** What a query asks for; all of it is to hold. */
export interface QueryReading {
  parts: readonly QueryPart[];
}
