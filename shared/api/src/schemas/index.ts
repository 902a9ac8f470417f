export { readArticle, readArticleSummary } from './article.ts';
export { readAvailability } from './availability.ts';
export { readBooked, readTicket } from './booked.ts';
export { readCounts, readFacets, readLetGo } from './listing-search.ts';
export { readOfferedDay } from './offered-day.ts';
export { readProperty } from './property.ts';
export { readSettings } from './settings.ts';
export { readSlotTimes } from './slot-times.ts';
export { readViewingHours } from './viewing-hours.ts';
