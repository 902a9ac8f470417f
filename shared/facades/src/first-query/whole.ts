/** What comes after a first view (`first-client.ts`): the library's own code, in a script of its own. */
export {
  hydrate,
  notifyManager,
  QueryClient,
  QueryObserver,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
