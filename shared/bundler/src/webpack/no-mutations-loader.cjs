/**
 * In place of TanStack Query's cache of mutations, which every client of it makes: what the site shares of the library
 * (`shared/facades/src/query.ts`) has none, and whoever sends something does so by the HTTP client.
 * @returns {string}
 */
module.exports = () => `import { Subscribable } from './subscribable.js';
export class MutationCache extends Subscribable {
  build() { throw new Error('mutations are no part of what the site shares of TanStack Query'); }
  getAll() { return []; }
  find() {}
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve([]); }
}
`;
