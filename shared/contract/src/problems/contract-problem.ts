/** A release by what people call it. */
interface Named {
  name: string;
  version: string;
}

interface Placed {
  release: Named;
  /** `mf-listings/latest-sale` */
  parcel: string;
  /** Whose page places it: `shell`, or a remote by its name. */
  placer: string;
}

/** What a guest's release does that it may not. */
export type GuestFault =
  | { kind: 'route without a title'; path: string }
  | { kind: 'route of no pattern'; path: string }
  | { kind: 'route not allowed'; path: string; below: readonly string[] }
  | { kind: 'route of the site'; path: string; taken: string }
  | { kind: 'too many letters'; what: 'title' | 'link'; path: string; most: number }
  | { kind: 'link to no address'; path: string }
  | { kind: 'route twice'; path: string }
  | { kind: 'too many routes'; count: number; most: number }
  | { kind: 'too many links'; count: number; most: number }
  | { kind: "another's global"; global: string }
  | { kind: "another's words" };

/** What can be wrong between two sides, and what there is to say of it. */
interface Details {
  'contract too new': { release: Named; contract: number; accepts: readonly number[] };
  'contract too old': { release: Named; contract: number; accepts: readonly number[]; current: number };
  'nothing exposed': { release: Named };
  'route without a page': { release: Named; path: string };
  'page without a route': { release: Named; path: string };
  'fault of a guest': { release: Named; fault: GuestFault };
  'routes beside the table': { release: Named };
  'guest not let in': { release: Named };
  'library not on the page': { release: Named; library: string; version: string };
  'library that does not fit': {
    release: Named;
    library: string;
    version: string;
    given: string;
    range: string;
  };
  'parcel not offered': Placed;
  'prop not given': Placed & { prop: string };
  'prop of another type': Placed & { prop: string };
  'prop not taken': Placed & { prop: string };
  'parcel kept from its pages': { release: Named; parcel: string };
  'words of two': { release: Named; owner: string; namespace: string };
}

/** Something that two sides do not agree on, as a value: `sayProblem` words it. */
export type ContractProblem = {
  [Kind in keyof Details]: {
    kind: Kind;
    /** Whether the page breaks by it; else it is only worth knowing. */
    breaks: boolean;
  } & Details[Kind];
}[keyof Details];

/** A problem of one kind. */
export type ProblemOf<Kind extends ContractProblem['kind']> = Extract<ContractProblem, { kind: Kind }>;
