import type { AddType, Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { listFeed } from './feed.ts';
import { forDocument } from './for-document.ts';

/** Properties that home shows of each list (specification, section 9), where it says no other number. */
export const LATEST_COUNT = 4;

export const latestQuery = (api: Api, addType: AddType, count: number = LATEST_COUNT) =>
  queryOptions({
    queryKey: ['listings', 'latest', addType, count],
    queryFn: async ({ signal }) => {
      const { items } = await listFeed(api, addType, { limit: count, signal });
      // An API that knows no limits answers with everything.
      return { items: forDocument(items.slice(0, count)) };
    },
  });
