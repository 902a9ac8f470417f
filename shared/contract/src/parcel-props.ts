/** What a prop of a parcel may be: it crosses from page to parcel as JSON, on the server as an attribute. `?`: it may be left out. */
type PropKind = 'string' | 'number' | 'boolean' | 'string[]' | 'number[]';
export type PropType = PropKind | `${PropKind}?`;

/** The props of a parcel, by name. */
export type PropsSchema = Readonly<Record<string, PropType>>;

/**
 * The parcels that remotes offer, and the props that they take: the one place that whoever offers a parcel and whoever places it have
 * their types from, so that neither imports the other. A release states what this said when it was built.
 */
export const PARCEL_PROPS = {
  /** `count`: of listings, 4 by default. */
  'mf-listings/latest-sale': { count: 'number?' },
  'mf-listings/latest-rent': { count: 'number?' },
  /** Properties that this browser has opened; none of its own where there are none. */
  'mf-listings/recently-viewed': {},
  /** `price`: the visitor enters one by default; `currency`: ISO 4217, by default that of a listing without one. */
  'mf-listings/payment-estimate': { price: 'number?', currency: 'string?' },
} as const satisfies Readonly<Record<string, PropsSchema>>;

/**
 * Parcels of remotes beside the route table, which are in no table here: whoever offers one and whoever places it add to this interface
 * what their `src/guest-parcels.ts` says of it, by module augmentation.
 *
 * ```ts
 * export const GUEST_PARCELS = { 'mf-careers/openings': { count: 'number?' } } as const;
 * declare module '@shared/contract' {
 *   interface GuestParcels extends Readonly<typeof GUEST_PARCELS> {}
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface GuestParcels {}

type Table = typeof PARCEL_PROPS & GuestParcels;

/** `mf-listings/latest-sale` */
export type ParcelKey = keyof Table;

interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
  'string[]': readonly string[];
  'number[]': readonly number[];
}

type ValueOf<Type> = Type extends keyof Kinds
  ? Kinds[Type]
  : Type extends `${infer Kind extends keyof Kinds}?`
    ? Kinds[Kind]
    : never;
type OptionalOf<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends `${string}?` ? Name : never;
}[keyof Schema];

/** Props by their schema. */
export type PropsOf<Schema> = {
  [Name in Exclude<keyof Schema, OptionalOf<Schema>>]: ValueOf<Schema[Name]>;
} & {
  [Name in OptionalOf<Schema>]?: ValueOf<Schema[Name]> | undefined;
};

/** The props of a parcel that stands in the table, or is declared: `ParcelPropsOf<'mf-listings/payment-estimate'>`. */
export type ParcelPropsOf<Key extends ParcelKey> = PropsOf<Table[Key]>;

type Placed<Key extends ParcelKey> = Key extends `${infer Remote}/${infer Name}`
  ? { remote: Remote; name: Name } & ([Exclude<keyof Table[Key], OptionalOf<Table[Key]>>] extends [never]
      ? { props?: ParcelPropsOf<Key> }
      : { props: ParcelPropsOf<Key> })
  : never;

/** A parcel that is known, with its props, as a page places it. */
export type TypedParcel = { [Key in ParcelKey]: Placed<Key> }[ParcelKey];

const isPropType = (value: unknown): value is PropType =>
  typeof value === 'string' && /^(?:string|number|boolean|string\[\]|number\[\])\??$/.test(value);

export const isPropsSchema = (value: unknown): value is PropsSchema =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isPropType);

/** Parcels by `remote/name`, with the props that they take. */
export type ParcelTable = Readonly<Record<string, PropsSchema>>;

/**
 * What is known of a parcel's props; nothing of one that nobody knows.
 * @param guests parcels that are in no table. Default: none
 */
export const schemaOf = (key: string, guests: ParcelTable = {}): PropsSchema =>
  (PARCEL_PROPS as ParcelTable)[key] ?? guests[key] ?? {};

const kindOf = (type: PropType) => type.replace(/\?$/, '');
const isOptional = (type: PropType) => type.endsWith('?');

/** What of the props that a page was written to give does not fit what a parcel takes. */
export function unfitProps(
  given: PropsSchema,
  taken: PropsSchema,
): { missing: string[]; wrong: string[]; unknown: string[] } {
  const names = Object.keys(taken);
  return {
    missing: names.filter((name) => {
      const [gives, takes] = [given[name], taken[name]];
      return takes !== undefined && !isOptional(takes) && (gives === undefined || isOptional(gives));
    }),
    wrong: names.filter((name) => {
      const [gives, takes] = [given[name], taken[name]];
      return gives !== undefined && takes !== undefined && kindOf(gives) !== kindOf(takes);
    }),
    unknown: Object.keys(given).filter((name) => taken[name] === undefined),
  };
}
