import { ADD_TYPES, type Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import type { StartUpContext } from '@shared/remote-kit';
import { criteriaFor, rentScope, saleScope } from '../search/listing-scope.ts';
import { countNews } from '../searches/count-news.ts';
import { keepsSearches } from '../searches/storage-key.ts';
import { feedQuery } from './feed.ts';
import { firstViewQuery } from './first-view.ts';

/**
 * The two background actions of the start-up: both lists (specification, section 7; decisions, "Calls"), or the first page of each
 * where the API pages them by itself; and how many are new in the searches that this browser keeps.
 */
export default function startUpQueries({ api, bus }: StartUpContext) {
  const lists = listQueries(api);
  return keepsSearches() ? [...lists, newsQuery(api, bus)] : lists;
}

const newsQuery = (api: Api, bus: StartUpContext['bus']) =>
  queryOptions({
    queryKey: ['saved-searches', 'news'],
    queryFn: async () => {
      await countNews(api, (count) => bus?.tellNews?.(count));
      return null;
    },
  });

function listQueries(api: Api) {
  if (!api.offers('lists.search')) return ADD_TYPES.map((addType) => feedQuery(api, addType));
  const plain = new URLSearchParams();
  return [saleScope, rentScope].map((scope) => firstViewQuery(api, scope, criteriaFor(scope, plain, api)));
}
