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

/** `mf-listings/latest-sale` */
export type ParcelKey = keyof typeof PARCEL_PROPS;

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

/** The props of a parcel that stands in the table: `ParcelPropsOf<'mf-listings/payment-estimate'>`. */
export type ParcelPropsOf<Key extends ParcelKey> = PropsOf<(typeof PARCEL_PROPS)[Key]>;

type Placed<Key extends ParcelKey> = Key extends `${infer Remote}/${infer Name}`
  ? { remote: Remote; name: Name } & ([
      Exclude<keyof (typeof PARCEL_PROPS)[Key], OptionalOf<(typeof PARCEL_PROPS)[Key]>>,
    ] extends [never]
      ? { props?: ParcelPropsOf<Key> }
      : { props: ParcelPropsOf<Key> })
  : never;

/** A parcel of the table with its props, as a page places it. */
export type TypedParcel = { [Key in ParcelKey]: Placed<Key> }[ParcelKey];

const isPropType = (value: unknown): value is PropType =>
  typeof value === 'string' && /^(?:string|number|boolean|string\[\]|number\[\])\??$/.test(value);

export const isPropsSchema = (value: unknown): value is PropsSchema =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isPropType);

/** What the table says of a parcel; nothing of one that does not stand there. */
export const schemaOf = (key: string): PropsSchema =>
  (PARCEL_PROPS as Readonly<Record<string, PropsSchema>>)[key] ?? {};

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
