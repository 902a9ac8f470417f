/**
 * What an API may be able to do beyond the specification's section 7. The reference API has all of it; another one has what
 * the operator names (`API_EXTENSIONS`). A page asks for one before it uses it, and works as the specification says without.
 */
export const API_EXTENSIONS = [
  /** `GET /appointments/hours` says when viewings are, and bookings outside are refused by their fields. */
  'appointments.hours',
  /** `GET /appointments/days` says of days in a row how many free times each has, and which are closed. */
  'appointments.days',
  /** `POST /appointments/add` takes `property`, the id of the listing that the viewing is of. */
  'appointments.property',
  /** A booking is answered with a reference and a private link, by which its visitor finds, cancels and moves it. */
  'appointments.changes',
  /** `GET /blog/` takes `language`, and answers with the articles in it alone. */
  'blog.language',
  /** `GET /listings/near` answers a list by the distance from a place, as far as is nearby. */
  'lists.near',
  /** `GET /sitemap/listings` and `/sitemap/articles` say of every page its id, last change and pictures, some at a time. */
  'lists.sitemap',
  /** `GET /listings/search` filters, sorts, counts and pages a list, and reads words as the browser does. */
  'lists.search',
  /**
   * A listing says `publishedAt`, by which `GET /listings/search` (`lists.search`) sorts (`newest`); `GET /listings/news` counts for several
   * searches what is shown since a moment.
   */
  'lists.newest',
  /**
   * A listing says more than the specification's section 3: amenities, what a rent is for, reference, day of listing, licence of
   * the advertisement, agent. Without it they are not read, whatever the API sends under these names.
   */
  'listings.details',
  /**
   * A picture's address with `?thumbnail=1` answers an AVIF of at most 8 kB, as wide as a telephone's window, or 404. Documents hold
   * that of their first picture, which is then seen with the first paint.
   */
  'pictures.thumbnails',
] as const;
export type ApiExtension = (typeof API_EXTENSIONS)[number];

export const isApiExtension = (name: unknown): name is ApiExtension =>
  API_EXTENSIONS.some((known) => known === name);
