export { BLOG_PAGE_SIZE } from './calls/api.ts';
export type { Api, CallOptions, ListOptions, PostsOptions, PostsPage, SendOptions } from './calls/api.ts';
export { ApiError } from './calls/api-error.ts';
export { createLateApi as createApi, loadCalls } from './calls/late-api.ts';
export { AMENITIES } from './entities/amenities.ts';
export type { Amenity } from './entities/amenities.ts';
export type { Article, ArticleSummary } from './entities/article.ts';
export type { BookedAppointment, BookingTicket } from './entities/booked.ts';
export type { FoundListings, ListingSearch, NewsSearch } from './entities/listing-search.ts';
export { localized, localizedPlace } from './entities/localized.ts';
export type { Page } from './entities/page.ts';
export { ADD_TYPES, PROPERTY_TYPES, RENT_TYPES } from './entities/property.ts';
export type {
  AddType,
  Price,
  Property,
  PropertyLocation,
  PropertyType,
  RentType,
} from './entities/property.ts';
export type { Settings, SocialMedia } from './entities/settings.ts';
export type {
  AppointmentRequest,
  BrokerApplication,
  ContactMessage,
  OfferedDay,
  Slot,
  SlotTimes,
} from './entities/submissions.ts';
export type { ViewingHours } from './entities/viewing-hours.ts';
export { mediaUrl } from './media/media-url.ts';
