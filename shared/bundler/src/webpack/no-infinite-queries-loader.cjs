/**
 * In place of TanStack Query's queries that grow by pages, which every query knows how to be: what the site shares of the
 * library (`shared/facades/src/query.ts`) has no way to ask for one, a list here is one query a page.
 * @returns {string}
 */
module.exports = () => `const refuse = () => {
  throw new Error('infinite queries are no part of what the site shares of TanStack Query');
};
export { refuse as infiniteQueryBehavior, refuse as hasNextPage, refuse as hasPreviousPage };
`;
