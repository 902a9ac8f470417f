import type { ApiExtension, Language } from '@shared/contract';
import type { Article, ArticleSummary } from '../entities/article.ts';
import type { BookedAppointment, BookingTicket } from '../entities/booked.ts';
import type { FoundListings, ListingSearch, NewsSearch } from '../entities/listing-search.ts';
import type { Page } from '../entities/page.ts';
import type { AddType, Property } from '../entities/property.ts';
import type { Settings } from '../entities/settings.ts';
import type {
  AppointmentRequest,
  BrokerApplication,
  ContactMessage,
  OfferedDay,
  Slot,
  SlotTimes,
} from '../entities/submissions.ts';
import type { ViewingHours } from '../entities/viewing-hours.ts';

export interface CallOptions {
  /** Ends the call, which then rejects as `aborted`. Default: none, only the client's own limit of time. */
  signal?: AbortSignal | undefined;
}

export interface ListOptions extends CallOptions {
  /** How many. Default: all. */
  limit?: number | undefined;
  /** How many to leave out before. Default: 0. */
  offset?: number | undefined;
}

/** Around where a list is asked for. */
export interface NearQuestion {
  /** Degrees north and east. */
  lat: number;
  lng: number;
  list: AddType;
  /** How many at most. */
  limit: number;
}

export interface SendOptions extends CallOptions {
  /** The visitor's; travels as `Accept-Language`, which every API understands. Default: what the browser sends. */
  language?: Language | undefined;
  /** What stands in the field that people do not see. Left out of the body when empty. Default: empty. */
  website?: string | undefined;
  /**
   * UUID of the attempt; travels as the header `Idempotency-Key`: the same key twice is stored once, where the API knows it.
   * Default: none.
   */
  idempotencyKey?: string | undefined;
}

export interface AvailabilityOptions extends CallOptions {
  /** Key of an attempt to book this very slot, whose own booking is no conflict. Default: every booking is one. */
  idempotencyKey?: string | undefined;
}

/** Articles on a page of the library (specification, section 9). */
export const BLOG_PAGE_SIZE = 24;

export interface PostsOptions extends CallOptions {
  /** From 1. Default: 1. */
  page?: number | undefined;
  /** Articles on a page. Default: 24. */
  limit?: number | undefined;
  /** Of the extension `blog.language`: articles in it alone. Default: all. */
  language?: Language | undefined;
}

export interface PostsPage extends Page<ArticleSummary> {
  /** False when the API sent everything and the page was cut here. */
  paged: boolean;
}

/**
 * The calls of the specification, section 7. Answers are validated: a wrong field is undefined, a record that is
 * none is left out. Every call rejects with `ApiError` and nothing else.
 */
export interface ApiCalls {
  getSettings(options?: CallOptions): Promise<Settings>;
  /** Properties for sale that are on display. */
  listSale(options?: ListOptions): Promise<Page<Property>>;
  /** Properties for rent that are on display. */
  listRent(options?: ListOptions): Promise<Page<Property>>;
  /** Filtered, sorted and counted: the extension `lists.search`. */
  searchListings(search: ListingSearch, options?: CallOptions): Promise<FoundListings>;
  /**
   * How many listings each search finds that are shown since its moment: the extension `lists.newest`, one question for all that fit in an
   * address.
   */
  countNews(searches: readonly NewsSearch[], options?: CallOptions): Promise<readonly number[]>;
  /** Listings that can still be had by their distance from a place, as far as is nearby: the extension `lists.near`. */
  listNear(question: NearQuestion, options?: CallOptions): Promise<readonly Property[]>;
  /** `isNotFound` when there is no such property, an empty one, or one that is not on display. */
  getProperty(id: string, options?: CallOptions): Promise<Property>;
  listPosts(options?: PostsOptions): Promise<PostsPage>;
  /** `isNotFound` when there is no such article, or an empty one. */
  getPost(id: string, options?: CallOptions): Promise<Article>;
  sendContact(message: ContactMessage, options?: SendOptions): Promise<void>;
  addBroker(application: BrokerApplication, options?: SendOptions): Promise<void>;
  /** Whether a slot is free. */
  checkAvailability(slot: Slot, options?: AvailabilityOptions): Promise<boolean>;
  /** When viewings are: the extension `appointments.hours`. */
  getViewingHours(options?: CallOptions): Promise<ViewingHours>;
  /** What days in a row offer, from the brokerage's today on, as far as may be booked: the extension `appointments.days`. */
  listDays(options?: CallOptions): Promise<readonly OfferedDay[]>;
  /** Free slots of a day (YYYY-MM-DD), beyond the specification: `isNotFound` on an API that offers none. */
  listSlots(date: string, options?: CallOptions): Promise<readonly SlotTimes[]>;
  /**
   * `isConflict` when the slot is taken. A ticket of an API with the extension `appointments.changes`, undefined of another
   * one, whose answer says nothing.
   */
  addAppointment(request: AppointmentRequest, options?: SendOptions): Promise<BookingTicket | undefined>;
  /** The appointment of a private link, of the extension `appointments.changes`, as the next two: `isNotFound` when there is none. */
  findAppointment(link: string, options?: CallOptions): Promise<BookedAppointment>;
  /** `code` is `too_late` when it begins too soon. */
  cancelAppointment(link: string, options?: CallOptions): Promise<BookedAppointment>;
  /** `isConflict` when the slot is taken, and with a `code` when it cannot be moved. */
  moveAppointment(link: string, slot: Slot, options?: CallOptions): Promise<BookedAppointment>;
}

/** The calls, and what of them goes beyond the specification at this API. */
export interface Api extends ApiCalls {
  /** Whether the API has an extension. Without it, its calls are not for this API. */
  offers(extension: ApiExtension): boolean;
}
