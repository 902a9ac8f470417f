export { catalogue } from './catalogue.ts';
export { expectedSearches } from './queries.ts';
